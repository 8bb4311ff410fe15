import { ErasePersonCommand } from './adapters/cli/erase-person.command.js';
import { GrantRoleCommand } from './adapters/cli/grant-role.command.js';
import { ListRolesCommand } from './adapters/cli/list-roles.command.js';
import { RevokeRoleCommand } from './adapters/cli/revoke-role.command.js';
import { GrantRoles1795219400000 } from './adapters/typeorm/1795219400000-grant-roles.js';
import { IdentitySchema1763650000000 } from './adapters/typeorm/1763650000000-identity-schema.js';
import { RememberErased1795219800000 } from './adapters/typeorm/1795219800000-remember-erased.js';
import { TypeormCallerStore } from './adapters/typeorm/typeorm-caller-store.js';
import { TypeormRoleStore } from './adapters/typeorm/typeorm-role-store.js';
import { CountAccountHandler } from './application/queries/count-account.js';
import { EraseCallerHandler } from './application/commands/erase-caller.js';
import { FindPersonHandler } from './application/queries/find-person.js';
import { GrantRoleHandler } from './application/commands/grant-role.js';
import { ListRolesHandler } from './application/queries/list-roles.js';
import { CallerStore } from './application/ports/caller-store.js';
import { RoleStore } from './application/ports/role-store.js';
import { RevokeRoleHandler } from './application/commands/revoke-role.js';
import type { ContextParts } from '../shared/wiring/context-parts.js';

/** Who there is, what they may do, and how they are forgotten. */
export const callers: ContextParts = {
  providers: [
    GrantRoleHandler,
    RevokeRoleHandler,
    ListRolesHandler,
    FindPersonHandler,
    CountAccountHandler,
    EraseCallerHandler,
    { provide: CallerStore, useClass: TypeormCallerStore },
    { provide: RoleStore, useClass: TypeormRoleStore },
  ],
  commands: [GrantRoleCommand, RevokeRoleCommand, ListRolesCommand, ErasePersonCommand],
  migrations: [IdentitySchema1763650000000, GrantRoles1795219400000, RememberErased1795219800000],
};
