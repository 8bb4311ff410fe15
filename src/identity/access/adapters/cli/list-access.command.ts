import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { CliCommand, type CliValues, type Say } from '../../../../shared/delivery/cli/cli-command.js';
import { flag, requiredText } from '../../../../shared/delivery/cli/parameters.js';
import type { EpochMs } from '../../../../shared/kernel/clock.js';
import { FindPerson } from '../../../accounts/accounts.js';
import { ListAccess } from '../../application/queries/list-access.js';
import type { Access } from '../../domain/access.js';
import { oneLine } from '../../../../shared/delivery/cli/one-line.js';

const PARAMETERS = { email: requiredText('E-MAIL'), all: flag() };

@Injectable()
export class ListAccessCommand extends CliCommand<typeof PARAMETERS> {
  readonly name = 'access:list';
  readonly summary =
    'Prints the agents and clients that can come into an account; --all: those that could lately, too.';
  readonly parameters = PARAMETERS;

  constructor(private readonly queries: QueryBus) {
    super();
  }

  async run({ email, all }: CliValues<typeof PARAMETERS>, say: Say): Promise<void> {
    const caller = await this.queries.execute(new FindPerson({ email }));
    const which = all ? 'all' : 'active';
    for (const access of await this.queries.execute(new ListAccess(caller, which))) say(lineOf(access));
  }
}

const iso = (time: EpochMs): string => new Date(time).toISOString();

function lineOf({
  ref,
  kind,
  client,
  name,
  audience,
  admin,
  issuedAt,
  lastUsedAt,
  expiresAt,
  endedAt,
}: Access): string {
  const parts = [
    ref,
    kind.padEnd(8),
    audience,
    `since ${iso(issuedAt)}`,
    lastUsedAt === null ? 'never used' : `used ${iso(lastUsedAt)}`,
    endedAt === null ? `until ${iso(expiresAt)}` : `ended ${iso(endedAt)}`,
    client,
    ...(admin ? ['may administer'] : []),
    ...(name === null ? [] : [`"${name}"`]),
  ];
  return parts.map(oneLine).join('  ');
}
