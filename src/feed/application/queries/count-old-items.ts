import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { Clock } from '../../../shared/kernel/clock.js';
import { Citations } from '../articles/citations.js';
import { oldItems, olderThan, type ItemsOfFeeds } from '../old-items.js';
import { ItemRetention } from '../ports/item-retention.js';

/** What RemoveOldItems would remove in the end. */
export class CountOldItems extends Query<ItemsOfFeeds> {
  constructor(readonly days: number) {
    super();
  }
}

@QueryHandler(CountOldItems)
export class CountOldItemsHandler implements IQueryHandler<CountOldItems> {
  constructor(
    private readonly items: ItemRetention,
    private readonly citations: Citations,
    private readonly clock: Clock,
  ) {}

  async execute({ days }: CountOldItems): Promise<ItemsOfFeeds> {
    await this.citations.keepAll();
    let counted = { items: 0, feeds: 0 };
    for await (const { count } of oldItems(this.items, olderThan(days, this.clock.now()))) {
      counted = { items: counted.items + count, feeds: counted.feeds + 1 };
    }
    return counted;
  }
}
