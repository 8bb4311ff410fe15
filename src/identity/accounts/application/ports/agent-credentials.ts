import type { EpochMs } from '../../../../shared/kernel/clock.js';
import type { CallerId } from '../../../../shared/kernel/identifiers.js';

/** Bearer tokens and OAuth grants of the agents and clients that act for somebody. The access room keeps and ends them. */
export abstract class AgentCredentials {
  /** From the next request on all of that caller's are refused. Joins an open unit of work. */
  abstract revokeAllOf(callerId: CallerId, now: EpochMs): Promise<void>;
}
