/** What other rooms of this context may use of members, passwords and browser sessions. The rest is private. */
export { DeactivateMember, type Decision } from './application/commands/deactivate-member.js';
export { CompleteSignIn, type WhollySignedIn } from './application/commands/complete-sign-in.js';
export { EndOtherSessions } from './application/commands/end-other-sessions.js';
export { SecureAccount } from './application/commands/secure-account.js';
export { INVITATIONS, InviteMember } from './application/commands/invite-member.js';
export { MakeResetLink } from './application/commands/make-reset-link.js';
export { ReactivateMember } from './application/commands/reactivate-member.js';
export { RevokeInvitation } from './application/commands/revoke-invitation.js';
export { SignMemberOut } from './application/commands/sign-member-out.js';
export { AccountSecuring } from './application/account-securing.js';
export { CredentialRevocation } from './application/credential-revocation.js';
export { AccountNotices } from './application/account-notices.js';
export { MemberLookup } from './application/member-lookup.js';
export { SessionOpener } from './application/session-opener.js';
export { VouchedMembers } from './application/vouched-members.js';
export { AgentCredentials } from './application/ports/agent-credentials.js';
export { type Farewell, ForeignSignIn, type SignInIssuer } from './application/ports/foreign-sign-in.js';
export { type OwnProof, Passwords } from './application/passwords.js';
export { OperatorRole } from './application/ports/operator-role.js';
export { type Enrolment, type FactorDemand, SecondFactors } from './application/ports/second-factors.js';
export { FindHalfSignIn } from './application/queries/find-half-sign-in.js';
export { FindPerson } from './application/queries/find-person.js';
export { GetMember } from './application/queries/get-member.js';
export { ListInvitations } from './application/queries/list-invitations.js';
export { ListSessions } from './application/queries/list-sessions.js';
export { type AskedProof, FindAskedProof } from './application/queries/find-asked-proof.js';
export { SessionConfirmation } from './application/session-confirmation.js';
export { SessionLock } from './application/session-lock.js';
export type { MadeInvitation, MadeLink, OpenInvitation } from './domain/link.js';
export { EmailTaken, type FieldProblem, InvalidFields, type Member } from './domain/member.js';
export {
  AccountDeactivated,
  CHALLENGE_MS,
  InvitationsClosed,
  SignInExpired,
  SignInRefused,
  SignUpRefused,
} from './domain/sign-in.js';
export type { OpenSession } from './domain/session.js';
