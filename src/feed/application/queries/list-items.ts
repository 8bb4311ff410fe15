import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { EpochMs } from '../../../shared/kernel/clock.js';
import type { CallerId } from '../../../shared/kernel/identifiers.js';
import type { Page } from '../../../shared/kernel/page.js';
import { parseKeyword } from '../../domain/keyword.js';
import { ArticleReaders } from '../ports/article-readers.js';
import { ItemReader, type ItemFilter, type ItemSummary, type PageRequest } from '../ports/item-reader.js';
import { VisibleFeeds, type Visible } from '../ports/visible-feeds.js';
import { presentItems } from '../present-items.js';
import { presentNames } from '../present-names.js';
import { withSources, type Sourced } from '../sourced-item.js';

export interface ListItemsFilter {
  /** A subscription of the caller. */
  readonly sourceId: string | null;
  readonly ids: readonly string[] | null;
  readonly after: EpochMs | null;
  readonly before: EpochMs | null;
  readonly keyword: string | null;
  readonly searchContent: boolean;
}

export class ListItems extends Query<Page<Sourced<ItemSummary>>> {
  constructor(
    readonly caller: CallerId,
    readonly filter: ListItemsFilter,
    readonly page: PageRequest,
  ) {
    super();
  }
}

/** What is searched for, and for whom: who reads articles finds what they say. */
interface Words {
  readonly caller: CallerId;
  readonly keyword: string;
  readonly inContent: boolean;
}

const NOTHING: Page<ItemSummary> = { rows: [], next: null };

@QueryHandler(ListItems)
export class ListItemsHandler implements IQueryHandler<ListItems> {
  constructor(
    private readonly visible: VisibleFeeds,
    private readonly items: ItemReader,
    private readonly articles: ArticleReaders,
  ) {}

  async execute({ caller, filter, page }: ListItems): Promise<Page<Sourced<ItemSummary>>> {
    const visible = await this.visible.of(caller);
    const { sourceId, after, before } = filter;
    const named = sourceId === null ? null : await presentNames(this.visible, { caller, visible }, [sourceId]);
    const ids = filter.ids && (await presentItems(this.items, filter.ids));
    const narrowed = { feedIds: feedIdsOf(visible, named), ids, after, before };
    if (narrowed.feedIds.length === 0) return { rows: [], next: null };
    const found = await (filter.keyword === null
      ? this.items.page(narrowed, page)
      : this.search(narrowed, { caller, keyword: filter.keyword, inContent: filter.searchContent }, page));
    return { rows: withSources(found.rows, visible), next: found.next };
  }

  private async search(
    filter: ItemFilter,
    { caller, keyword: words, inContent }: Words,
    page: PageRequest,
  ): Promise<Page<ItemSummary>> {
    const keyword = parseKeyword(words);
    if (keyword === null) return NOTHING;
    const articleFeedIds = inContent ? await this.articles.feedsOf(caller) : new Set<number>();
    return this.items.search(filter, { keyword, inContent, articleFeedIds }, page);
  }
}

/** `named`: null for all. */
function feedIdsOf(visible: Visible, named: readonly string[] | null): number[] {
  if (named === null) return [...visible.keys()];
  return [...visible].flatMap(([feedId, subscriptionId]) => (named.includes(subscriptionId) ? [feedId] : []));
}
