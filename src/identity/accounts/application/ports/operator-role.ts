import type { EpochMs } from '../../../../shared/kernel/clock.js';
import type { CallerId } from '../../../../shared/kernel/identifiers.js';

/** The role of whoever runs the service. The access room keeps roles. */
export abstract class OperatorRole {
  /** Joins an open unit of work. Returns the name of the role. */
  abstract grantTo(callerId: CallerId, now: EpochMs): Promise<string>;
  abstract isHeldBy(callerId: CallerId): Promise<boolean>;
  /**
   * In a unit of work, as the first thing that it holds: that caller may go, because somebody else has the role or they have
   * not. Until its end nobody else leaves. Throws LastOperator.
   */
  abstract letGo(callerId: CallerId): Promise<void>;
}
