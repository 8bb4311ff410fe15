import type { Role } from '../../../shared/kernel/caller.js';
import type { AdmissionRules, Issuer, Profile } from './issuer.js';

const domainOf = (email: string): string => email.slice(email.lastIndexOf('@') + 1).toLowerCase();

const isInOneOf = (groups: readonly string[], profile: Profile): boolean =>
  groups.some((group) => profile.groups?.includes(group) === true);

/** Asked at each sign-in and at each look at the issuer. An e-mail that the issuer did not verify opens nothing. */
export function isAdmitted({ domains, groups }: AdmissionRules, profile: Profile): boolean {
  const { email, emailVerified } = profile;
  const isOfDomain = domains.length === 0 || (email !== null && emailVerified && domains.includes(domainOf(email)));
  return isOfDomain && (groups.length === 0 || isInOneOf(groups, profile));
}

/** The roles that the groups of an issuer decide about: true for those that somebody has by them. */
export function rolesByGroups({ roleGroups }: Issuer, profile: Profile): Partial<Record<Role, boolean>> {
  const decided = Object.entries(roleGroups).filter(([, groups]) => groups.length > 0);
  return Object.fromEntries(decided.map(([role, groups]) => [role, isInOneOf(groups, profile)]));
}
