import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { RoleStore, type RoleGrant } from '../ports/role-store.js';

/** Who has or had which role. */
export class ListRoles extends Query<readonly RoleGrant[]> {}

@QueryHandler(ListRoles)
export class ListRolesHandler implements IQueryHandler<ListRoles> {
  constructor(private readonly roles: RoleStore) {}

  execute(): Promise<readonly RoleGrant[]> {
    return this.roles.list();
  }
}
