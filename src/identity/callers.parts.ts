import { ErasePersonCommand } from './accounts/adapters/cli/erase-person.command.js';
import { GrantRoleCommand } from './access/adapters/cli/grant-role.command.js';
import { ListRolesCommand } from './access/adapters/cli/list-roles.command.js';
import { RevokeRoleCommand } from './access/adapters/cli/revoke-role.command.js';
import { ErasureFactsListener } from './security/adapters/events/erasure-facts.listener.js';
import { GrantRoles1795219400000 } from './adapters/typeorm/1795219400000-grant-roles.js';
import { IdentitySchema1763650000000 } from './adapters/typeorm/1763650000000-identity-schema.js';
import { RememberErased1795219800000 } from './adapters/typeorm/1795219800000-remember-erased.js';
import { TypeormCallerStore } from './accounts/adapters/typeorm/typeorm-caller-store.js';
import { TypeormRoleStore } from './access/adapters/typeorm/typeorm-role-store.js';
import { CountPersonalDataHandler } from './security/application/queries/count-personal-data.js';
import { EraseCallerHandler } from './security/application/commands/erase-caller.js';
import { FindPersonHandler } from './accounts/application/queries/find-person.js';
import { GrantRoleHandler } from './access/application/commands/grant-role.js';
import { ListRolesHandler } from './access/application/queries/list-roles.js';
import { CallerStore } from './accounts/application/ports/caller-store.js';
import { RoleStore } from './access/application/ports/role-store.js';
import { RevokeRoleHandler } from './access/application/commands/revoke-role.js';
import type { ContextParts } from '../shared/wiring/context-parts.js';

/** Who there is, what they may do, and how they are forgotten. */
export const callers: ContextParts = {
  providers: [
    GrantRoleHandler,
    RevokeRoleHandler,
    ListRolesHandler,
    FindPersonHandler,
    CountPersonalDataHandler,
    EraseCallerHandler,
    ErasureFactsListener,
    { provide: CallerStore, useClass: TypeormCallerStore },
    { provide: RoleStore, useClass: TypeormRoleStore },
  ],
  commands: [GrantRoleCommand, RevokeRoleCommand, ListRolesCommand, ErasePersonCommand],
  migrations: [IdentitySchema1763650000000, GrantRoles1795219400000, RememberErased1795219800000],
};
