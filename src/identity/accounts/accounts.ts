/** What other rooms of this context may use of members, passwords and browser sessions. The rest is private. */
export { EndOtherSessions } from './application/commands/end-other-sessions.js';
export { SecureAccount } from './application/commands/secure-account.js';
export { INVITATIONS, InviteMember } from './application/commands/invite-member.js';
export { MakeResetLink } from './application/commands/make-reset-link.js';
export { RevokeInvitation } from './application/commands/revoke-invitation.js';
export { SignMemberOut } from './application/commands/sign-member-out.js';
export { MemberLookup } from './application/member-lookup.js';
export { AgentCredentials } from './application/ports/agent-credentials.js';
export { OperatorRole } from './application/ports/operator-role.js';
export { FindPerson } from './application/queries/find-person.js';
export { GetMember } from './application/queries/get-member.js';
export { ListInvitations } from './application/queries/list-invitations.js';
export { ListSessions } from './application/queries/list-sessions.js';
export { SessionLock } from './application/session-lock.js';
export type { MadeInvitation, MadeLink, OpenInvitation } from './domain/link.js';
export { EmailTaken, InvalidFields, type Member } from './domain/member.js';
export { InvitationsClosed } from './domain/sign-in.js';
export type { OpenSession } from './domain/session.js';
