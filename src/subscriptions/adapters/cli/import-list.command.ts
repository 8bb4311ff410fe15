import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { CliCommand, type CliValues, ProblemsFound, type Say } from '../../../shared/delivery/cli/cli-command.js';
import { choice, requiredText, requiredWord, withDefault } from '../../../shared/delivery/cli/parameters.js';
import { Members } from '../../../shared/delivery/cli/members.js';
import { oneLine } from '../../../shared/delivery/cli/one-line.js';
import { ImportSubscriptions } from '../../application/commands/import-subscriptions.js';
import type { ImportedFeed, ImportOutcome } from '../../domain/subscription-list.js';
import { readList } from './list-file.js';

const PARAMETERS = {
  email: requiredText('E-MAIL'),
  file: requiredWord('FILE', 'Name one FILE, or - for standard input.'),
  format: withDefault(choice('text', 'json'), 'text'),
};

@Injectable()
export class ImportListCommand extends CliCommand<typeof PARAMETERS> {
  readonly name = 'opml:import';
  readonly summary =
    'Follows every feed of an OPML file for a member and reports on each; FILE may be - (standard input).';
  readonly parameters = PARAMETERS;

  constructor(
    private readonly members: Members,
    private readonly commands: CommandBus,
  ) {
    super();
  }

  async run({ email, file, format }: CliValues<typeof PARAMETERS>, say: Say): Promise<void> {
    const member = await this.members.byEmail(email);
    const imported = await this.commands.execute(new ImportSubscriptions(member, await readList(file)));
    for (const line of REPORTS[format](imported)) say(line);
    const refused = imported.filter(({ outcome }) => outcome === 'refused').length;
    if (refused > 0) throw new ProblemsFound(`${refused} of ${imported.length} feeds are not followed; see above.`);
  }
}

type Report = (imported: readonly ImportedFeed[]) => Iterable<string>;

const TITLES: Readonly<Record<ImportOutcome, string>> = {
  subscribed: 'Followed from now on',
  followed_already: 'Followed already',
  refused: 'Refused',
};

/** Failures are printed last, so that they stay visible after a thousand lines. */
function* textReport(imported: readonly ImportedFeed[]): Generator<string> {
  for (const outcome of ['subscribed', 'followed_already', 'refused'] as const) {
    const feeds = imported.filter((feed) => feed.outcome === outcome);
    yield `${TITLES[outcome]}: ${feeds.length}`;
    for (const feed of feeds) yield `  ${textLine(feed)}`;
  }
}

const textLine = ({ line, title, feedUrl, folder, message }: ImportedFeed): string =>
  [`line ${line}`.padEnd(10), feedUrl, title, folder && `[${folder}]`, message]
    .filter((part) => part !== null)
    .map(oneLine)
    .join('  ');

const REPORTS: Readonly<Record<'text' | 'json', Report>> = {
  text: textReport,
  json: (imported) => imported.map(jsonLine),
};

const jsonLine = ({ line, title, feedUrl, folder, outcome, subscriptionId, message }: ImportedFeed): string =>
  JSON.stringify({ line, title, feed_url: feedUrl, folder, outcome, source_id: subscriptionId, message });
