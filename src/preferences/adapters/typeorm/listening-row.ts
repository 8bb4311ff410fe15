import { mapTable } from '../../../shared/storage/database/mapped-table.js';
import type { CallerId } from '../../../shared/kernel/identifiers.js';
import type { Listening } from '../../domain/listening.js';

export interface ListeningRow extends Listening {
  readonly callerId: CallerId;
}

export const listeningPreferences = mapTable<ListeningRow>('preferences.listening', {
  callerId: { name: 'caller_id', type: 'text', collation: 'C', primary: true },
  format: { type: 'text', nullable: true },
  targetLengthSeconds: { name: 'target_length_seconds', type: 'int', nullable: true },
  hostIds: { name: 'host_ids', type: 'jsonb', nullable: true },
  memory: { type: 'boolean' },
});
