import type { EpochMs } from '../../../../shared/kernel/clock.js';
import type { CallerId } from '../../../../shared/kernel/identifiers.js';
import type { RecordedSecurityEvent, SecurityEventKind } from '../../domain/security-event.js';

export interface TrailQuery {
  /** null: of everybody, and of nobody. */
  readonly caller: CallerId | null;
  /** Empty: of every kind. */
  readonly kinds: readonly SecurityEventKind[];
  readonly since: EpochMs | null;
  readonly limit: number;
}

/** Reads what `SecurityLog` has recorded. */
export abstract class SecurityTrail {
  /** Newest first. */
  abstract find(query: TrailQuery): Promise<readonly RecordedSecurityEvent[]>;
  /** Takes who, from where and with what off the events of somebody; that they happened, and when, stays. */
  abstract forget(caller: CallerId): Promise<void>;
}
