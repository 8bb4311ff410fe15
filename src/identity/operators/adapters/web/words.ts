import type { Role } from '../../../../shared/kernel/caller.js';

/** What was just done to a member, or why not. */
export const MEMBER_DONE = [
  'signed_out',
  'agents_ended',
  'granted',
  'revoked',
  'deactivated',
  'reactivated',
  'factor_reset',
] as const;
export const MEMBER_REFUSED = ['last_operator', 'own_account', 'wrong_email'] as const;
export type MemberDone = (typeof MEMBER_DONE)[number];
export type MemberRefused = (typeof MEMBER_REFUSED)[number];

export const HOLDS_DONE = ['placed', 'released', 'gone'] as const;
export type HoldDone = (typeof HOLDS_DONE)[number];
export type HoldFault = 'no_caller' | 'no_reason';

export const INVITATIONS_DONE = ['revoked', 'gone'] as const;
export type InvitationsDone = (typeof INVITATIONS_DONE)[number];

export type InvitationFault = 'malformed' | 'taken' | 'closed';

/** The words of the pages on which operators see members, invitations and what happened to accounts. */
export interface OperatorWords {
  readonly members: {
    readonly heading: string;
    readonly count: (members: number) => string;
    readonly invitations: (open: number) => string;
    readonly search: string;
    readonly searchSubmit: string;
    readonly none: string;
    readonly more: string;
    readonly name: string;
    readonly email: string;
    readonly hasRoles: string;
    readonly since: string;
    readonly browsers: string;
    readonly unconfirmed: string;
    readonly deactivated: string;
    readonly erased: string;
  };
  readonly member: {
    readonly agents: string;
    readonly noAgents: string;
    readonly lastUsed: string;
    readonly never: string;
    readonly comingIn: string;
    readonly reset: string;
    readonly resetHint: string;
    readonly signOut: string;
    readonly signOutHint: string;
    readonly endAgents: string;
    readonly endAgentsHint: string;
    readonly deactivate: string;
    readonly deactivateHint: string;
    readonly reactivate: string;
    readonly reactivateHint: string;
    readonly deactivatedSince: string;
    readonly secondFactor: string;
    readonly secondFactorOn: string;
    readonly resetFactor: string;
    readonly resetFactorHint: string;
    readonly rolesHeading: string;
    readonly grant: (role: string) => string;
    readonly revoke: (role: string) => string;
    readonly roleHints: Readonly<Record<Role, string>>;
    readonly erase: string;
    readonly eraseLead: string;
    readonly eraseField: string;
    readonly eraseSubmit: string;
    readonly events: string;
    readonly allEvents: string;
    readonly done: Readonly<Record<MemberDone | MemberRefused, string>>;
  };
  readonly link: {
    readonly invitation: string;
    readonly reset: string;
    readonly mailed: (to: string) => string;
    readonly once: string;
    readonly until: string;
    readonly copy: string;
    readonly copied: string;
  };
  readonly invitations: {
    readonly heading: string;
    readonly lead: string;
    readonly email: string;
    readonly emailHint: string;
    readonly submit: string;
    readonly open: string;
    readonly none: string;
    readonly forAnybody: string;
    readonly until: string;
    readonly revoke: string;
    readonly revokeOf: (whom: string) => string;
    readonly done: Readonly<Record<InvitationsDone, string>>;
    readonly faults: Readonly<Record<InvitationFault, string>>;
  };
  readonly holds: {
    readonly heading: string;
    readonly lead: string;
    readonly caller: string;
    readonly callerHint: string;
    readonly reason: string;
    readonly reasonHint: string;
    readonly submit: string;
    readonly list: string;
    readonly none: string;
    readonly since: string;
    readonly released: string;
    readonly waits: string;
    readonly release: string;
    readonly releaseOf: (whom: string) => string;
    readonly deletions: string;
    readonly toMember: string;
    readonly done: Readonly<Record<HoldDone | HoldFault, string>>;
  };
  readonly security: {
    readonly heading: string;
    readonly lead: string;
    readonly latest: string;
    readonly kind: string;
    readonly all: string;
    readonly show: string;
    readonly none: string;
    readonly when: string;
    readonly what: string;
    readonly whom: string;
    readonly from: string;
    readonly by: (operator: string) => string;
  };
}
