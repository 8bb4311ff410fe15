import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { FeedFailing } from '../../../../feed/events.js';
import { FactListener } from '../../../../shared/storage/jobs/fact-listener.js';
import { TellFailingFeed } from '../../application/commands/tell-failing-feed.js';

/** In a queue of its own: a feed with very many followers holds up no briefing. */
@Injectable()
export class FeedFactsListener implements OnApplicationBootstrap {
  constructor(
    private readonly facts: FactListener,
    private readonly commands: CommandBus,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.facts.on<FeedFailing>('feed.FeedFailing', 'shows.webhooks-feeds', async (outage) => {
      await this.commands.execute(new TellFailingFeed(outage));
    });
  }
}
