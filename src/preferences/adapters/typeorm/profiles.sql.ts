import { columnsOf } from '../../../shared/storage/database/mapped-table.js';
import { profiles } from './profile-row.js';

/** Prepared: settings and every request for a briefing read it. $1: the caller. */
export const OF_CALLER = `select ${columnsOf(profiles, 'p')} from preferences.profile p where caller_id = $1`;
