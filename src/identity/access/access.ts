/** What other rooms of this context may use of agents, clients and roles. The rest is private. */
export { EndAgents } from './application/commands/end-agents.js';
export { GrantRole } from './application/commands/grant-role.js';
export { RevokeRole } from './application/commands/revoke-role.js';
export { type LinkedIdentity, LinkedIdentities } from './application/ports/linked-identities.js';
export { GroupRoles } from './application/group-roles.js';
export { ListAccess } from './application/queries/list-access.js';
export type { Access } from './domain/access.js';
