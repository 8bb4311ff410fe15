import { ROLES, type Role } from '../../../shared/kernel/caller.js';
import { DomainError, InvalidRequest } from '../../../shared/kernel/domain-error.js';

/** Without an operator nobody could give the role to anybody but on the command line. */
export class LastOperator extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'last_operator';

  constructor() {
    super('This is the last operator. Give the role to somebody else first.');
  }
}

/** Throws InvalidRequest. */
export function roleOf(text: string): Role {
  const role = ROLES.find((known) => known === text);
  if (role === undefined) throw new InvalidRequest(`role must be one of ${ROLES.join(', ')}, not "${text}".`);
  return role;
}
