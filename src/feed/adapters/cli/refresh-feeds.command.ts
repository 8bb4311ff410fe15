import { Injectable } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { CliCommand, UsageError, type CliArguments } from '../../../shared/cli/cli-command.js';
import { oneLine } from '../../../shared/cli/one-line.js';
import { DomainError } from '../../../shared/kernel/domain-error.js';
import { FindFeed } from '../../application/find-feed.js';
import { FeedUrls } from '../../application/ports/feed-urls.js';
import { HastenAllFeeds } from '../../application/hasten-all-feeds.js';
import { RefreshFeed } from '../../application/refresh-feed.js';
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
    for (const url of positionals) say(oneLine(`${url}  ${await this.refresh(url)}`));
  }

  private async refresh(url: string): Promise<string> {
    const feed = await this.find(url);
    if (feed === null) return 'There is no feed of this address.';
    const refreshed = await this.commands.execute(new RefreshFeed(feed.id));
    if (refreshed.outcome === 'left') return refreshed.message;
    return lastErrorOf(refreshed.feed.health) ?? `Fetched. New items: ${refreshed.newItems}.`;
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
