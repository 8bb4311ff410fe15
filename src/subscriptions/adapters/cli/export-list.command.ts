import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { CliCommand, type CliValues, type Say } from '../../../shared/delivery/cli/cli-command.js';
import { requiredText, word } from '../../../shared/delivery/cli/parameters.js';
import { Members } from '../../../shared/delivery/cli/members.js';
import { ExportSubscriptions } from '../../application/queries/export-subscriptions.js';
import { writeList } from './list-file.js';

const PARAMETERS = { email: requiredText('E-MAIL'), file: word('FILE', 'Name one FILE at most.') };

@Injectable()
export class ExportListCommand extends CliCommand<typeof PARAMETERS> {
  readonly name = 'opml:export';
  readonly summary = 'Prints what a member follows as an OPML file, or writes it to a new FILE.';
  readonly parameters = PARAMETERS;

  constructor(
    private readonly members: Members,
    private readonly queries: QueryBus,
  ) {
    super();
  }

  /** Prints only the file itself, so that the output can be redirected. */
  async run({ email, file: path }: CliValues<typeof PARAMETERS>, say: Say): Promise<void> {
    const { id } = await this.members.byEmail(email);
    const opml = await this.queries.execute(new ExportSubscriptions(id));
    if (path === undefined) return say(opml.trimEnd());
    await writeList(path, opml);
    say(`Written: ${path}`);
  }
}
