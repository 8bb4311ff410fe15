import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { EpochMs } from '../../../shared/kernel/clock.js';
import type { FeedItemId } from '../../../shared/kernel/identifiers.js';
import { ItemReader } from '../ports/item-reader.js';

interface Newest {
  readonly id: FeedItemId;
  readonly title: string;
  readonly at: EpochMs;
}

/** The newest item of each of these feeds that has any, by feed. */
export class FindNewestItems extends Query<ReadonlyMap<number, Newest>> {
  constructor(readonly feedIds: readonly number[]) {
    super();
  }
}

@QueryHandler(FindNewestItems)
export class FindNewestItemsHandler implements IQueryHandler<FindNewestItems> {
  constructor(private readonly items: ItemReader) {}

  async execute({ feedIds }: FindNewestItems): Promise<ReadonlyMap<number, Newest>> {
    if (feedIds.length === 0) return new Map();
    const items = await this.items.newest(feedIds);
    return new Map(
      items.map(({ id, title, publishedAt, createdAt, feed }) => [
        feed.id,
        { id, title, at: publishedAt ?? createdAt },
      ]),
    );
  }
}
