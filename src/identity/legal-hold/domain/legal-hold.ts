import { DomainError } from '../../../shared/kernel/domain-error.js';
import type { EpochMs } from '../../../shared/kernel/clock.js';
import type { CallerId, LegalHoldId } from '../../../shared/kernel/identifiers.js';

/** Why the records of one caller are kept, until it is released. */
export interface LegalHold {
  readonly id: LegalHoldId;
  readonly caller: CallerId;
  /** As whoever placed it wrote it: the number of a case. */
  readonly reason: string;
  /** null: the command line. */
  readonly placedBy: CallerId | null;
  readonly placedAt: EpochMs;
}

/** The work of this agent was claimed: it is the member's, who is to be held instead. */
export class HoldOfAgent extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'claimed_already';

  constructor(agent: CallerId, member: CallerId) {
    super(`${agent} was an agent whose work ${member} has taken over: place the hold on that caller instead.`);
  }
}
