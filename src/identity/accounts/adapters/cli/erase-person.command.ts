import { Injectable } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { CliCommand, type CliValues, type Say } from '../../../../shared/delivery/cli/cli-command.js';
import { either, flag } from '../../../../shared/delivery/cli/parameters.js';
import type { CallerId } from '../../../../shared/kernel/identifiers.js';
import { PersonalDataIndex } from '../../../../shared/kernel/compliance/personal-data-index.js';
import { AgentsOfPerson, CountPersonalData, EraseCaller, RecordedErasure } from '../../../security/security.js';
import { FindPerson } from '../../application/queries/find-person.js';
import { PERSON, WHO } from './person-option.js';

/** The command line does not know who types. */
const ASKED_BY = 'operator';

interface Person {
  readonly caller: CallerId;
  /** Whose work they claimed. */
  readonly agents: readonly CallerId[];
}

const PARAMETERS = { person: either(PERSON, WHO), yes: flag() };

/** Erases here and now, beside a running service or alone. If it is killed, the service does the rest: it was told. */
@Injectable()
export class ErasePersonCommand extends CliCommand<typeof PARAMETERS> {
  readonly name = 'user:erase';
  readonly summary = 'Erases a person: key, account, sources, settings and the content of their briefings.';
  readonly parameters = PARAMETERS;

  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly personalData: PersonalDataIndex,
    private readonly erasures: RecordedErasure,
  ) {
    super();
  }

  async run({ person, yes }: CliValues<typeof PARAMETERS>, say: Say): Promise<void> {
    const caller = await this.queries.execute(new FindPerson(person));
    const agents = await this.queries.execute(new AgentsOfPerson(caller));
    const before = await this.keptOf([caller, ...agents]);
    if (yes) return this.erase({ caller, agents }, before, say);
    if (before.length === 0) return say(`Nothing is left of ${caller}.`);
    say(`This would erase of ${caller}:`);
    for (const line of before) say(line);
    say('Nothing was changed. It cannot be undone: say --yes to do it.');
  }

  private async erase({ caller, agents }: Person, before: readonly string[], say: Say): Promise<void> {
    if (before.length > 0) say(`Erasing of ${caller}:`);
    for (const line of before) say(line);
    const { askedAt, deferred } = await this.commands.execute(new EraseCaller(caller, ASKED_BY));
    if (deferred) return say(`${caller} is on legal hold: out, and erased when the last hold is released (hold:list).`);
    for (const data of this.personalData.all()) {
      for (const id of [caller, ...agents]) await this.erasures.erase(data, { caller: id, askedBy: ASKED_BY, askedAt });
    }
    const left = await this.keptOf([caller, ...agents]);
    if (left.length === 0) return say(`Nothing is left of ${caller}. The histories of the briefings stay.`);
    say(`Still there, because it was made meanwhile; repeat this with --caller ${caller} --yes:`);
    for (const line of left) say(line);
  }

  private async keptOf(ids: readonly CallerId[]): Promise<readonly string[]> {
    const kept = await this.queries.execute(new CountPersonalData(ids));
    return kept.map(({ context, what, count }) => `  ${context.padEnd(14)} ${count} ${what}`);
  }
}
