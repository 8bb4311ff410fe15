import { Injectable } from '@nestjs/common';
import { NotFound } from '../../shared/kernel/domain-error.js';
import type { CallerId } from '../../shared/kernel/identifiers.js';
import type { ContentWindow } from '../domain/content-window.js';
import { ItemReader, type ItemContent } from './ports/item-reader.js';
import { VisibleFeeds } from './ports/visible-feeds.js';
import { presentItems } from './present-items.js';
import { withGivenTitles, withSources, type Sourced } from './sourced-item.js';

export class ItemNotFound extends NotFound {
  constructor(id: string) {
    super(`None of your sources has an item ${id}.`);
  }
}

/** One item as one caller sees it, under its id of today or of before it was merged. */
@Injectable()
export class FoundItem {
  constructor(
    private readonly visible: VisibleFeeds,
    private readonly items: ItemReader,
  ) {}

  /** With a window of what its feed says. Throws ItemNotFound. */
  async of(caller: CallerId, itemId: string, window: ContentWindow): Promise<Sourced<ItemContent>> {
    const visible = await this.visible.of(caller);
    const found = await this.find([...visible.keys()], itemId, window);
    const seen = withSources(found === null ? [] : [found], visible);
    const [item] = await withGivenTitles(this.visible, caller, seen);
    if (item === undefined) throw new ItemNotFound(itemId);
    return item;
  }

  private async find(feedIds: readonly number[], id: string, window: ContentWindow): Promise<ItemContent | null> {
    const found = await this.items.one(feedIds, id, window);
    if (found !== null) return found;
    const [present = id] = await presentItems(this.items, [id]);
    return present === id ? null : this.items.one(feedIds, present, window);
  }
}
