import { DomainError } from '../../../shared/kernel/domain-error.js';
import type { CallerId } from '../../../shared/kernel/identifiers.js';

/** Whoever is to be erased is somebody else by now. */
export class IsSomebodysAgent extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'claimed_already';

  constructor(agent: CallerId, member: CallerId) {
    super(`${agent} was an agent whose work ${member} has taken over: it is theirs now. Name that caller instead.`);
  }
}
