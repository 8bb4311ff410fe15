import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../../shared/kernel/clock.js';
import { RetentionTrail } from '../../../shared/kernel/compliance/retention-trail.js';
import { Citations } from '../articles/citations.js';
import { oldItems, olderThan, type ItemsOfFeeds } from '../old-items.js';
import { ItemRetention, type Retention } from '../ports/item-retention.js';

/** Removes items that are older than so many days, except the newest of each feed and what somebody cites. */
export class RemoveOldItems extends Command<ItemsOfFeeds> {
  constructor(
    readonly days: number,
    readonly atMost: number,
    readonly signal: AbortSignal,
  ) {
    super();
  }
}

/** In one transaction: a fetch of this feed waits no longer than for these. */
const BATCH = 500;

@CommandHandler(RemoveOldItems)
export class RemoveOldItemsHandler implements ICommandHandler<RemoveOldItems> {
  constructor(
    private readonly items: ItemRetention,
    private readonly citations: Citations,
    private readonly trail: RetentionTrail,
    private readonly clock: Clock,
  ) {}

  async execute({ days, atMost, signal }: RemoveOldItems): Promise<ItemsOfFeeds> {
    // Those that cite may have begun to say so only now.
    await this.citations.keepAll();
    const retention = olderThan(days, this.clock.now());
    let removed = { items: 0, feeds: 0 };
    for await (const { feedId } of oldItems(this.items, retention)) {
      if (removed.items >= atMost || signal.aborted) break;
      const items = await this.removeFrom(feedId, retention, { atMost: atMost - removed.items, signal });
      removed = { items: removed.items + items, feeds: removed.feeds + Math.sign(items) };
    }
    const what = `items of ${removed.feeds} feeds`;
    await this.trail.expired({ what, count: removed.items, before: retention.before, why: 'ITEM_RETENTION_DAYS' });
    return removed;
  }

  private async removeFrom(
    feedId: number,
    retention: Retention,
    { atMost, signal }: { readonly atMost: number; readonly signal: AbortSignal },
  ): Promise<number> {
    let removed = 0;
    for (;;) {
      const limit = Math.min(BATCH, atMost - removed);
      const count = await this.items.remove(feedId, retention, this.clock.now(), limit);
      removed += count;
      if (count < limit || removed >= atMost || signal.aborted) return removed;
    }
  }
}
