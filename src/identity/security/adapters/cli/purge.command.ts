import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { CliCommand, type Say } from '../../../../shared/delivery/cli/cli-command.js';
import { PurgeExpired, type Purged } from '../../application/commands/purge-expired.js';

@Injectable()
export class PurgeCommand extends CliCommand {
  readonly name = 'identity:purge';
  readonly summary = 'Removes tokens, sessions, links and events that are over, as a worker does each hour.';
  readonly parameters = {};

  constructor(private readonly commands: CommandBus) {
    super();
  }

  async run(_: object, say: Say): Promise<void> {
    const purged = await this.commands.execute(new PurgeExpired(new AbortController().signal));
    for (const { what, count } of purged) say(`${String(count).padStart(8)} ${WORDS[what]}`);
  }
}

const WORDS: Readonly<Record<Purged['what'], string>> = {
  idleCallers: 'anonymous callers that made nothing',
  unusedCallers: 'anonymous callers of whom nothing is used any more, with all that they made',
  grants: 'codes, refresh tokens, consents and clients that nobody uses',
  sessions: 'sessions in browsers',
  devices: 'known browsers',
  links: 'links that work once',
  attempts: 'counted attempts',
  replacedTokens: 'tokens that a newer one has replaced',
  tokens: 'tokens',
  claims: 'claims of anonymous work',
  pairings: 'pairings',
  signOns: 'sign-ins at issuers that nobody ended',
  failedSignInsOfNobody: 'failed sign-ins that name nobody',
  securityEvents: 'security events',
};
