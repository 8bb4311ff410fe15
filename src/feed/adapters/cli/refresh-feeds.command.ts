import { Injectable } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { CliCommand, type CliValues, ProblemsFound, type Say } from '../../../shared/delivery/cli/cli-command.js';
import { either, flag, words } from '../../../shared/delivery/cli/parameters.js';
import { oneLine } from '../../../shared/delivery/cli/one-line.js';
import { DomainError } from '../../../shared/kernel/domain-error.js';
import { FindFeed } from '../../application/queries/find-feed.js';
import { FeedUrls } from '../../application/ports/feed-urls.js';
import { RequestRefreshOfAll } from '../../application/commands/request-refresh-of-all.js';
import { RefreshFeed } from '../../application/commands/refresh-feed.js';
import { lastErrorOf } from '../../domain/feed.js';

const PARAMETERS = {
  feeds: either({ all: flag(), urls: words('URL') }, 'Which? Give either --all or the URLs of feeds.'),
};

@Injectable()
export class RefreshFeedsCommand extends CliCommand<typeof PARAMETERS> {
  readonly name = 'feeds:refresh';
  readonly summary = 'Fetches feeds now and says what came; --all: has workers fetch all that are followed, soon.';
  readonly parameters = PARAMETERS;

  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly urls: FeedUrls,
  ) {
    super();
  }

  async run({ feeds }: CliValues<typeof PARAMETERS>, say: Say): Promise<void> {
    if ('all' in feeds)
      return say(`${await this.commands.execute(new RequestRefreshOfAll())} feeds are fetched as soon as workers can.`);
    let failed = 0;
    for (const url of feeds.urls) {
      const { well, words } = await this.refresh(url);
      say(oneLine(`${url}  ${words}`));
      if (!well) failed += 1;
    }
    if (failed > 0) throw new ProblemsFound(`${failed} of ${feeds.urls.length} feeds could not be fetched; see above.`);
  }

  /** A feed that was fetched minutes ago is not fetched again. */
  private async refresh(url: string): Promise<{ readonly well: boolean; readonly words: string }> {
    const feed = await this.find(url);
    if (feed === null) return { well: false, words: 'There is no feed of this address.' };
    const refreshed = await this.commands.execute(new RefreshFeed(feed.id));
    if (refreshed.outcome === 'left') return { well: true, words: refreshed.message };
    const error = lastErrorOf(refreshed.feed.health);
    return { well: error === null, words: error ?? `Fetched. New items: ${refreshed.newItems}.` };
  }

  /** An invalid address does not prevent the others from being fetched. */
  private async find(url: string) {
    try {
      return await this.queries.execute(new FindFeed(this.urls.normalise(url)));
    } catch (error) {
      if (error instanceof DomainError) return null;
      throw error;
    }
  }
}
