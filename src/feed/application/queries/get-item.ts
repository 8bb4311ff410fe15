import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { DomainError } from '../../../shared/kernel/domain-error.js';
import type { CallerId } from '../../../shared/kernel/identifiers.js';
import { nextWindow, type ContentWindow } from '../../domain/content-window.js';
import { ArticleTexts } from '../article-texts.js';
import { ItemReader, type ItemContent } from '../ports/item-reader.js';
import { VisibleFeeds } from '../ports/visible-feeds.js';
import { presentItems } from '../present-items.js';
import { withSources, type Sourced } from '../sourced-item.js';

export class ItemNotFound extends DomainError {
  readonly kind = 'not_found';
  readonly code = 'not_found';

  constructor(id: string) {
    super(`None of your sources has an item ${id}.`);
  }
}

export interface OpenedItem {
  readonly item: Sourced<ItemContent>;
  readonly nextWindow: string | null;
}

/** One item with a window of its text. */
export class GetItem extends Query<OpenedItem> {
  constructor(
    readonly caller: CallerId,
    readonly itemId: string,
    readonly window: ContentWindow,
  ) {
    super();
  }
}

@QueryHandler(GetItem)
export class GetItemHandler implements IQueryHandler<GetItem> {
  constructor(
    private readonly visible: VisibleFeeds,
    private readonly items: ItemReader,
    private readonly articles: ArticleTexts,
  ) {}

  async execute({ caller, itemId, window }: GetItem): Promise<OpenedItem> {
    const visible = await this.visible.of(caller);
    const found = await this.find([...visible.keys()], itemId, window);
    const [item] = withSources(found === null ? [] : [found], visible);
    if (item === undefined) throw new ItemNotFound(itemId);
    const article = await this.articles.window(caller, item, window);
    if (article === null) return { item, nextWindow: nextWindow(window, item.contentLength) };
    const { text: contentText, length: contentLength } = article;
    return { item: { ...item, contentText, contentLength }, nextWindow: nextWindow(window, contentLength) };
  }

  private async find(feedIds: readonly number[], id: string, window: ContentWindow): Promise<ItemContent | null> {
    const found = await this.items.one(feedIds, id, window);
    if (found !== null) return found;
    const [present = id] = await presentItems(this.items, [id]);
    return present === id ? null : this.items.one(feedIds, present, window);
  }
}
