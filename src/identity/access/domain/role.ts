import { ROLES, type Role } from '../../../shared/kernel/caller.js';
import { InvalidRequest } from '../../../shared/kernel/domain-error.js';

/** Throws InvalidRequest. */
export function roleOf(text: string): Role {
  const role = ROLES.find((known) => known === text);
  if (role === undefined) throw new InvalidRequest(`role must be one of ${ROLES.join(', ')}, not "${text}".`);
  return role;
}
