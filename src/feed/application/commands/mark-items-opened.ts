import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../../shared/kernel/clock.js';
import type { CallerId } from '../../../shared/kernel/identifiers.js';
import { ItemReader } from '../ports/item-reader.js';
import { OpenedItems } from '../ports/opened-items.js';
import { VisibleFeeds } from '../ports/visible-feeds.js';
import { presentItems } from '../present-items.js';

/** Somebody has opened these items. Returns how many of them there are for the caller; the others are passed over. */
export class MarkItemsOpened extends Command<number> {
  constructor(
    readonly caller: CallerId,
    readonly itemIds: readonly string[],
  ) {
    super();
  }
}

@CommandHandler(MarkItemsOpened)
export class MarkItemsOpenedHandler implements ICommandHandler<MarkItemsOpened> {
  constructor(
    private readonly visible: VisibleFeeds,
    private readonly items: ItemReader,
    private readonly opened: OpenedItems,
    private readonly clock: Clock,
  ) {}

  async execute({ caller, itemIds }: MarkItemsOpened): Promise<number> {
    const feedIds = [...(await this.visible.of(caller)).keys()];
    if (feedIds.length === 0) return 0;
    const ids = await presentItems(this.items, itemIds);
    const filter = { feedIds, ids, after: null, before: null };
    const { rows } = await this.items.page(filter, { cursor: null, limit: ids.length });
    await this.opened.mark(
      caller,
      rows.map(({ id }) => id),
      this.clock.now(),
    );
    return rows.length;
  }
}
