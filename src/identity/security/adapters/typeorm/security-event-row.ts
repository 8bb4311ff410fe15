import { mapTable } from '../../../../shared/storage/database/mapped-table.js';
import type { RecordedSecurityEvent } from '../../domain/security-event.js';

export interface SecurityEventRow extends RecordedSecurityEvent {
  /** In the order of recording. */
  readonly id: number;
  /** Sent to where the operator gathers events. */
  readonly exported: boolean;
}

export const securityEvents = mapTable<SecurityEventRow>('identity.security_event', {
  id: { type: 'bigint', primary: true, generated: true },
  at: { type: 'bigint' },
  kind: { type: 'text' },
  callerId: { name: 'caller_id', type: 'text', collation: 'C', nullable: true },
  operatorId: { name: 'operator_id', type: 'text', collation: 'C', nullable: true },
  client: { type: 'text', nullable: true },
  address: { type: 'text', nullable: true },
  detail: { type: 'text', nullable: true },
  exported: { type: 'boolean', default: false },
});
