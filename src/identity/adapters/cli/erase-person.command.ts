import { Injectable } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { CliCommand, type CliArguments } from '../../../shared/cli/cli-command.js';
import { kept, PersonalDataRegistry, type Kept } from '../../../shared/erasure/personal-data.js';
import type { CallerId } from '../../../shared/kernel/identifiers.js';
import { CountAccount } from '../../application/count-account.js';
import { EraseCaller } from '../../application/erase-caller.js';
import { FindPerson } from '../../application/find-person.js';
import { personFrom } from './person-option.js';

/** The command line does not know who types. */
const ASKED_BY = 'operator';

/** Erases here and now, beside a running service or alone. If it is killed, the service does the rest: it was told. */
@Injectable()
export class ErasePersonCommand extends CliCommand {
  readonly name = 'user:erase';
  readonly usage = '--email E-MAIL | --caller usr_… [--yes]';
  readonly summary = 'Erases a person: key, account, sources, settings and the content of their briefings.';
  readonly options = ['email', 'caller'];
  override readonly flags = ['yes'];

  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly registry: PersonalDataRegistry,
  ) {
    super();
  }

  async run({ options }: CliArguments, say: (line: string) => void): Promise<void> {
    const caller = await this.queries.execute(new FindPerson(personFrom(options)));
    const before = await this.keptOf(caller);
    if (options['yes'] !== undefined) return this.erase(caller, before, say);
    if (before.length === 0) return say(`Nothing is left of ${caller}.`);
    say(`This would erase of ${caller}:`);
    for (const line of before) say(line);
    say('Nothing was changed. It cannot be undone: say --yes to do it.');
  }

  private async erase(caller: CallerId, before: readonly string[], say: (line: string) => void): Promise<void> {
    if (before.length > 0) say(`Erasing of ${caller}:`);
    for (const line of before) say(line);
    const askedAt = await this.commands.execute(new EraseCaller(caller, ASKED_BY));
    for (const [, data] of this.registry.all()) await data.erase({ caller, askedBy: ASKED_BY, askedAt });
    const left = await this.keptOf(caller);
    if (left.length === 0) return say(`Nothing is left of ${caller}. The histories of the briefings stay.`);
    say(`Still there, because it was made meanwhile; repeat this with --caller ${caller} --yes:`);
    for (const line of left) say(line);
  }

  private async keptOf(caller: CallerId): Promise<string[]> {
    const { securityEvents, ...account } = await this.queries.execute(new CountAccount(caller));
    const lines = kept({ ...account, 'security events': securityEvents }).map((one) => lineOf('identity', one));
    for (const [context, data] of this.registry.all()) {
      lines.push(...(await data.keptOf(caller)).map((one) => lineOf(context, one)));
    }
    return lines;
  }
}

const lineOf = (context: string, { what, count }: Kept): string => `  ${context.padEnd(14)} ${count} ${what}`;
