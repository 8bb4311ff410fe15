import { columnsOf } from '../../../shared/storage/database/mapped-table.js';
import { listeningPreferences } from './listening-row.js';

/** Prepared: every request for a briefing reads it. $1: the caller. */
export const LISTENING_OF_CALLER = `
  select ${columnsOf(listeningPreferences, 'l')} from preferences.listening l where caller_id = $1`;
