/** What other rooms of this context may use of members, passwords and browser sessions. The rest is private. */
export { EndOtherSessions } from './application/commands/end-other-sessions.js';
export { MemberLookup } from './application/member-lookup.js';
export { AgentCredentials } from './application/ports/agent-credentials.js';
export { FindPerson } from './application/queries/find-person.js';
export { GetMember } from './application/queries/get-member.js';
export { ListSessions } from './application/queries/list-sessions.js';
export { SessionLock } from './application/session-lock.js';
export type { Member } from './domain/member.js';
export type { OpenSession } from './domain/session.js';
