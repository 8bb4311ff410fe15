import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { CallerId } from '../../../shared/kernel/identifiers.js';
import { nextWindow, type ContentWindow } from '../../domain/content-window.js';
import { ArticleTexts } from '../articles/article-texts.js';
import { FoundItem } from '../found-item.js';
import type { ItemContent } from '../ports/item-reader.js';
import type { Sourced } from '../sourced-item.js';

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
    private readonly items: FoundItem,
    private readonly articles: ArticleTexts,
  ) {}

  async execute({ caller, itemId, window }: GetItem): Promise<OpenedItem> {
    const item = await this.items.of(caller, itemId, window);
    const article = await this.articles.window(caller, item, window);
    if (article === null) return { item, nextWindow: nextWindow(window, item.contentLength) };
    const { text: contentText, length: contentLength } = article;
    return { item: { ...item, contentText, contentLength }, nextWindow: nextWindow(window, contentLength) };
  }
}
