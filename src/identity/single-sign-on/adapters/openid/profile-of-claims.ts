import type { IssuerSettings } from '../../../../config/single-sign-on-settings.js';
import { identifierClaim } from '../../domain/identifier-claim.js';
import type { Profile } from '../../domain/issuer.js';
import { SignOnRefused } from '../../domain/sign-on.js';

type Claims = Readonly<Record<string, unknown>>;

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/** More than that nobody is in; and a text alone is a group, too. */
const MOST_GROUPS = 10_000;

function groupsOf(value: unknown): readonly string[] | null {
  if (typeof value === 'string') return [value];
  if (!Array.isArray(value)) return null;
  return value.filter((group) => typeof group === 'string').slice(0, MOST_GROUPS);
}

/** A claim may be a part of another one, as realm_access.roles is; one with that very name goes first. */
function claimAt(claims: Claims, name: string): unknown {
  if (Object.hasOwn(claims, name)) return claims[name];
  let at: unknown = claims;
  for (const part of name.split('.')) {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, part)) return undefined;
    at = Reflect.get(at, part);
  }
  return at;
}

/** Whether the ID token leaves open what we have to know, which the userinfo endpoint may tell. */
export function isIncomplete(claims: Claims, { groupsClaim, groups, roleGroups }: IssuerSettings): boolean {
  const needsGroups = [groups, roleGroups.operator, roleGroups.auditor].some((each) => each.length > 0);
  return textOf(claims['email']) === null || (needsGroups && groupsOf(claimAt(claims, groupsClaim)) === null);
}

/** `claims`: of the ID token, and what else is known of the same subject. Throws SignOnRefused. */
export function profileOf(claims: Claims, { groupsClaim, vouchesForEmails }: IssuerSettings): Profile {
  const { sub, email, email_verified: verified, name, preferred_username: username, sid } = claims;
  const [subject, address] = [identifierClaim(sub), textOf(email)];
  if (subject === null) throw new SignOnRefused('broken', 'the ID token names no subject that could be known again');
  return {
    subject,
    name: textOf(name) ?? textOf(username),
    email: address,
    // Some issuers write it as a text.
    emailVerified: address !== null && (vouchesForEmails || verified === true || verified === 'true'),
    groups: groupsOf(claimAt(claims, groupsClaim)),
    sid: identifierClaim(sid),
  };
}
