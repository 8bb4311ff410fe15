import { DomainError } from '../../../shared/kernel/domain-error.js';
import type { CallerId } from '../../../shared/kernel/identifiers.js';

/** Who asks for the erasure of an anonymous caller of whom nothing is used any more. Stored in histories. */
export const EXPIRY = 'expiry';

/** The anonymous caller that is to be erased was claimed: a member holds its work, and is to be erased instead. */
export class IsSomebodysAgent extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'claimed_already';

  constructor(agent: CallerId, member: CallerId) {
    super(`${agent} was an agent whose work ${member} has taken over: it is theirs now. Name that caller instead.`);
  }
}
