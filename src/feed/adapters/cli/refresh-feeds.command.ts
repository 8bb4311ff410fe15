import { Injectable } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { CliCommand, ProblemsFound, UsageError, type CliArguments } from '../../../shared/delivery/cli/cli-command.js';
import { oneLine } from '../../../shared/delivery/cli/one-line.js';
import { DomainError } from '../../../shared/kernel/domain-error.js';
import { FindFeed } from '../../application/queries/find-feed.js';
import { FeedUrls } from '../../application/ports/feed-urls.js';
import { HastenAllFeeds } from '../../application/commands/hasten-all-feeds.js';
import { RefreshFeed } from '../../application/commands/refresh-feed.js';
import { lastErrorOf } from '../../domain/feed.js';

@Injectable()
export class RefreshFeedsCommand extends CliCommand {
  readonly name = 'feeds:refresh';
  readonly usage = '--all | URL…';
  readonly summary = 'Fetches feeds now and says what came; --all: has workers fetch all that are followed, soon.';
  readonly options = [];
  override readonly flags = ['all'];
  override readonly takesWords = true;

  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly urls: FeedUrls,
  ) {
    super();
  }

  async run({ options, positionals }: CliArguments, say: (line: string) => void): Promise<void> {
    const all = options['all'] !== undefined;
    if (all === positionals.length > 0) throw new UsageError('Which? Give either --all or the URLs of feeds.');
    if (all)
      return say(`${await this.commands.execute(new HastenAllFeeds())} feeds are fetched as soon as workers can.`);
    let failed = 0;
    for (const url of positionals) {
      const { well, words } = await this.refresh(url);
      say(oneLine(`${url}  ${words}`));
      if (!well) failed += 1;
    }
    if (failed > 0)
      throw new ProblemsFound(`${failed} of ${positionals.length} feeds could not be fetched; see above.`);
  }

  /** A feed that was fetched minutes ago is well. */
  private async refresh(url: string): Promise<{ readonly well: boolean; readonly words: string }> {
    const feed = await this.find(url);
    if (feed === null) return { well: false, words: 'There is no feed of this address.' };
    const refreshed = await this.commands.execute(new RefreshFeed(feed.id));
    if (refreshed.outcome === 'left') return { well: true, words: refreshed.message };
    const error = lastErrorOf(refreshed.feed.health);
    return { well: error === null, words: error ?? `Fetched. New items: ${refreshed.newItems}.` };
  }

  /** One address that is none does not keep the others from being fetched. */
  private async find(url: string) {
    try {
      return await this.queries.execute(new FindFeed(this.urls.normalise(url)));
    } catch (error) {
      if (error instanceof DomainError) return null;
      throw error;
    }
  }
}
