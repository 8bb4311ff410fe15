import { mapTable } from '../../../shared/storage/database/mapped-table.js';
import type { CallerId } from '../../../shared/kernel/identifiers.js';
import type { Profile } from '../../domain/profile.js';

export interface ProfileRow extends Profile {
  readonly callerId: CallerId;
}

export const profiles = mapTable<ProfileRow>('preferences.profile', {
  callerId: { name: 'caller_id', type: 'text', collation: 'C', primary: true },
  language: { type: 'text' },
  // Nodes of an earlier version leave it out.
  languageChosen: { name: 'language_chosen', type: 'boolean', default: true },
  timezone: { type: 'text' },
});
