import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../../shared/kernel/clock.js';
import type { CallerId } from '../../../shared/kernel/identifiers.js';
import { chooseArticles, SubscriptionNotFound, type ActiveSubscription } from '../../domain/subscription.js';
import type { ArticlesWanted } from '../../events.js';
import { SubscriptionStore } from '../ports/subscription-store.js';

export type Options = Pick<ActiveSubscription, 'id' | 'fullArticles'>;

/** Where this feed gives only summaries, the caller wants to read the articles, or no longer. Answers what holds now. */
export class ChooseArticles extends Command<Options> {
  constructor(
    readonly owner: CallerId,
    readonly id: string,
    /** null: as it is. */
    readonly fullArticles: boolean | null,
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

  async execute({ owner, id, fullArticles }: ChooseArticles): Promise<Options> {
    const found = await this.subscriptions.byId(owner, id);
    if (found.status !== 'active') throw new SubscriptionNotFound(id);
    if (fullArticles === null) return found;
    const wanted: ArticlesWanted = { type: 'subscriptions.ArticlesWanted', data: { feedId: found.feedId } };
    return this.subscriptions.update(owner, found.feedId, (current) => {
      const subscription = chooseArticles(current, id, { fullArticles, at: this.clock.now() });
      return { subscription, facts: fullArticles && subscription !== current ? [wanted] : [] };
    });
  }
}
