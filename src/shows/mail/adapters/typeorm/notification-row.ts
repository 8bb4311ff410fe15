import type { EpochMs } from '../../../../shared/kernel/clock.js';
import type { CallerId } from '../../../../shared/kernel/identifiers.js';
import { mapTable } from '../../../../shared/storage/database/mapped-table.js';

export interface NotificationRow {
  readonly callerId: CallerId;
  readonly mailReady: boolean;
  readonly updatedAt: EpochMs;
}

export const notifications = mapTable<NotificationRow>('shows.notification', {
  callerId: { name: 'caller_id', type: 'text', collation: 'C', primary: true },
  mailReady: { name: 'mail_ready', type: 'boolean' },
  updatedAt: { name: 'updated_at', type: 'bigint' },
});
