import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { FactListener } from '../../../shared/storage/jobs/fact-listener.js';
import type { ArticlesWanted } from '../../../subscriptions/events.js';
import { SelectArticles } from '../../application/commands/select-articles.js';

@Injectable()
export class ArticleFactsListener implements OnApplicationBootstrap {
  constructor(
    private readonly facts: FactListener,
    private readonly commands: CommandBus,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.facts.on<ArticlesWanted>('subscriptions.ArticlesWanted', 'feed.articles-wanted', ({ feedId }) =>
      this.commands.execute(new SelectArticles(feedId)),
    );
  }
}
