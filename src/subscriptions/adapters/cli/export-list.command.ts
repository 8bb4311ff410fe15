import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { CliCommand, required, UsageError, type CliArguments } from '../../../shared/delivery/cli/cli-command.js';
import { Members } from '../../../shared/delivery/cli/members.js';
import { ExportSubscriptions } from '../../application/queries/export-subscriptions.js';
import { writeList } from './list-file.js';

@Injectable()
export class ExportListCommand extends CliCommand {
  readonly name = 'opml:export';
  readonly usage = '--email E-MAIL [FILE]';
  readonly summary = 'Prints what a member follows as an OPML file, or writes it to a new FILE.';
  readonly options = ['email'];
  override readonly takesWords = true;

  constructor(
    private readonly members: Members,
    private readonly queries: QueryBus,
  ) {
    super();
  }

  /** Printed, it is the file and nothing else. */
  async run(args: CliArguments, say: (line: string) => void): Promise<void> {
    const [path, ...more] = args.positionals;
    if (more.length > 0) throw new UsageError('Name one FILE at most.');
    const { id } = await this.members.byEmail(required(args, 'email'));
    const opml = await this.queries.execute(new ExportSubscriptions(id));
    if (path === undefined) return say(opml.trimEnd());
    await writeList(path, opml);
    say(`Written: ${path}`);
  }
}
