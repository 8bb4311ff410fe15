import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../../shared/kernel/clock.js';
import type { CallerId } from '../../../shared/kernel/identifiers.js';
import { chooseArticles, SubscriptionNotFound } from '../../domain/subscription.js';
import type { ArticlesWanted } from '../../events.js';
import { SubscriptionStore } from '../ports/subscription-store.js';

/** Where this feed gives only summaries, the caller wants to read the articles, or no longer. */
export class ChooseArticles extends Command<void> {
  constructor(
    readonly owner: CallerId,
    readonly id: string,
    readonly fullArticles: boolean,
  ) {
    super();
  }
}

@CommandHandler(ChooseArticles)
export class ChooseArticlesHandler implements ICommandHandler<ChooseArticles> {
  constructor(
    private readonly subscriptions: SubscriptionStore,
    private readonly clock: Clock,
  ) {}

  async execute({ owner, id, fullArticles }: ChooseArticles): Promise<void> {
    const found = await this.subscriptions.byId(owner, id);
    if (found.status === 'none') throw new SubscriptionNotFound(id);
    const wanted: ArticlesWanted = { type: 'subscriptions.ArticlesWanted', data: { feedId: found.feedId } };
    await this.subscriptions.update(owner, found.feedId, (current) => {
      const subscription = chooseArticles(current, id, { fullArticles, at: this.clock.now() });
      return { subscription, facts: fullArticles && subscription !== current ? [wanted] : [] };
    });
  }
}
