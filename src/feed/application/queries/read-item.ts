import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { EpochMs } from '../../../shared/kernel/clock.js';
import type { CallerId } from '../../../shared/kernel/identifiers.js';
import { blocksOfText, type Block } from '../../domain/content-block.js';
import { ArticleTexts } from '../articles/article-texts.js';
import { FoundItem } from '../found-item.js';
import { ItemReader, type ItemContent, type ItemSummary } from '../ports/item-reader.js';
import { PublishedText } from '../ports/published-text.js';
import type { Sourced } from '../sourced-item.js';

/** No text of ours is longer. */
const WHOLE = { offset: 0, length: 200_000 };

/** What is known of an item beside what it says. */
export interface ItemTraits {
  /** In which it is written, else what its publisher declares: a primary subtag (`de`); null: nobody knows. */
  readonly language: string | null;
  /** When its publisher took it back by a tombstone; null: it stands. */
  readonly withdrawnAt: EpochMs | null;
}

export interface ReadableItem {
  readonly traits: ItemTraits;
  readonly item: Sourced<ItemSummary>;
  /** What it says: empty where there is only a title. */
  readonly blocks: readonly Block[];
  /** The article behind its link, which the caller chose to read; false: what its feed says. */
  readonly isArticle: boolean;
}

/** One item with all that it says, arranged for the eyes. */
export class ReadItem extends Query<ReadableItem> {
  constructor(
    readonly caller: CallerId,
    readonly itemId: string,
  ) {
    super();
  }
}

@QueryHandler(ReadItem)
export class ReadItemHandler implements IQueryHandler<ReadItem> {
  constructor(
    private readonly found: FoundItem,
    private readonly items: ItemReader,
    private readonly articles: ArticleTexts,
    private readonly published: PublishedText,
  ) {}

  async execute({ caller, itemId }: ReadItem): Promise<ReadableItem> {
    const item = await this.found.of(caller, itemId, WHOLE);
    const [traits, article] = await Promise.all([this.traitsOf(item), this.articles.window(caller, item, WHOLE)]);
    const blocks = article === null ? await this.blocksOf(item) : blocksOfText(article.text);
    return { item, traits, blocks, isArticle: article !== null };
  }

  private async traitsOf(item: ItemContent): Promise<ItemTraits> {
    const { declaredLanguage, withdrawnAt } = await this.items.declared(item.id);
    const text = `${item.title}\n${item.contentText ?? ''}`;
    return { language: await this.published.language(text, declaredLanguage), withdrawnAt };
  }

  private async blocksOf({ contentRaw, contentText, summary, url, feed }: ItemContent): Promise<readonly Block[]> {
    const blocks = contentRaw === null ? null : await this.published.blocks(contentRaw, url ?? feed.url);
    return blocks !== null && blocks.length > 0 ? blocks : blocksOfText(contentText ?? summary ?? '');
  }
}
