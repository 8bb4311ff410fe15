import type { Role } from '../../../shared/kernel/caller.js';

/** The client of Skill Sessions, anonymous ones too: ours, and the only one that nobody registers. */
export const SKILL_CLIENT = 'skill';
/** Tokens that an operator made on the command line. No OAuth client can be called so: they have random ids or URLs. */
export const OPERATOR_CLIENT = 'operator';

/** What Skill Sessions may do: all operations of the API that are marked so. */
export const SKILL_SCOPE = 'skill';
/** What tokens for MCP may do. */
export const MCP_SCOPE = 'mcp:use';
/** Beside either of them: what operators do (`admin/…`, `admin_…`), where the person said so and has the role. */
export const ADMIN_SCOPE = 'admin';

/** Of the roles of a member, those that a token of theirs carries. */
export const rolesWithin = (roles: readonly Role[], scopes: readonly string[]): readonly Role[] =>
  roles.filter((role) => role !== 'operator' || scopes.includes(ADMIN_SCOPE));
