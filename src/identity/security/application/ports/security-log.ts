import type { RecordedSecurityEvent } from '../../domain/security-event.js';

/** The audit trail of security events. */
export abstract class SecurityLog {
  /** Joins an open unit of work: what was rolled back is not on record. */
  abstract record(event: RecordedSecurityEvent): Promise<void>;
}
