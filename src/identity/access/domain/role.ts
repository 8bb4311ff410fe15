import { ROLES, type Role } from '../../../shared/kernel/caller.js';
import { InvalidRequest } from '../../../shared/kernel/domain-error.js';

/** What a person ticks beside letting an agent in; nobody hands out what they do not have. */
export interface AdminWish {
  readonly roles: readonly Role[];
  readonly admin: boolean;
}

export const isAdminGranted = ({ roles, admin }: AdminWish): boolean => admin && roles.includes('operator');

/** For the trail: what the agent calls itself, and whether it may do what operators do. */
export const detailOf = (name: string | null, admin: boolean): string | null =>
  admin ? [name, 'may administer'].filter((part) => part !== null).join(', ') : name;

/** Throws InvalidRequest. */
export function roleOf(text: string): Role {
  const role = ROLES.find((known) => known === text);
  if (role === undefined) throw new InvalidRequest(`role must be one of ${ROLES.join(', ')}, not "${text}".`);
  return role;
}
