import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { CliCommand, type Say } from '../../../../shared/delivery/cli/cli-command.js';
import type { EpochMs } from '../../../../shared/kernel/clock.js';
import { ListRoles } from '../../application/queries/list-roles.js';

@Injectable()
export class ListRolesCommand extends CliCommand {
  readonly name = 'role:list';
  readonly summary = 'Prints who has or had which role, since when and until when.';
  readonly parameters = {};

  constructor(private readonly queries: QueryBus) {
    super();
  }

  async run(_: object, say: Say): Promise<void> {
    for (const { email, role, grantedAt, revokedAt } of await this.queries.execute(new ListRoles())) {
      say(`${email} ${role} since ${iso(grantedAt)}${revokedAt === null ? '' : ` until ${iso(revokedAt)}`}`);
    }
  }
}

const iso = (time: EpochMs): string => new Date(time).toISOString();
