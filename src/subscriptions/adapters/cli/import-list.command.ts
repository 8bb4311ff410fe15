import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import {
  CliCommand,
  ProblemsFound,
  required,
  UsageError,
  type CliArguments,
} from '../../../shared/delivery/cli/cli-command.js';
import { Members } from '../../../shared/delivery/cli/members.js';
import { oneLine } from '../../../shared/delivery/cli/one-line.js';
import { ImportSubscriptions } from '../../application/commands/import-subscriptions.js';
import type { ImportedFeed, ImportOutcome } from '../../domain/subscription-list.js';
import { readList } from './list-file.js';

@Injectable()
export class ImportListCommand extends CliCommand {
  readonly name = 'opml:import';
  readonly usage = '--email E-MAIL FILE [--format text|json]';
  readonly summary =
    'Follows every feed of an OPML file for a member and reports on each; FILE may be - (standard input).';
  readonly options = ['email', 'format'];
  override readonly takesWords = true;

  constructor(
    private readonly members: Members,
    private readonly commands: CommandBus,
  ) {
    super();
  }

  async run(args: CliArguments, say: (line: string) => void): Promise<void> {
    const report = reportFrom(args.options['format']);
    const [path, ...more] = args.positionals;
    if (path === undefined || more.length > 0) throw new UsageError('Name one FILE, or - for standard input.');
    const member = await this.members.byEmail(required(args, 'email'));
    const imported = await this.commands.execute(new ImportSubscriptions(member, await readList(path)));
    for (const line of report(imported)) say(line);
    const refused = imported.filter(({ outcome }) => outcome === 'refused').length;
    if (refused > 0) throw new ProblemsFound(`${refused} of ${imported.length} feeds are not followed; see above.`);
  }
}

type Report = (imported: readonly ImportedFeed[]) => Iterable<string>;

function reportFrom(format = 'text'): Report {
  if (format === 'text') return textReport;
  if (format === 'json') return (imported) => imported.map(jsonLine);
  throw new UsageError(`--format must be text or json, not "${format}".`);
}

const TITLES: Readonly<Record<ImportOutcome, string>> = {
  subscribed: 'Followed from now on',
  followed_already: 'Followed already',
  refused: 'Refused',
};

/** What went wrong is told last: of a thousand lines that is what stays in sight. */
function* textReport(imported: readonly ImportedFeed[]): Generator<string> {
  for (const outcome of ['subscribed', 'followed_already', 'refused'] as const) {
    const feeds = imported.filter((feed) => feed.outcome === outcome);
    yield `${TITLES[outcome]}: ${feeds.length}`;
    for (const feed of feeds) yield `  ${textLine(feed)}`;
  }
}

const textLine = ({ line, title, feedUrl, message }: ImportedFeed): string =>
  [`line ${line}`.padEnd(10), feedUrl, title, message]
    .filter((part) => part !== null)
    .map(oneLine)
    .join('  ');

const jsonLine = ({ line, title, feedUrl, outcome, subscriptionId, message }: ImportedFeed): string =>
  JSON.stringify({ line, title, feed_url: feedUrl, outcome, source_id: subscriptionId, message });
