import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { EpochMs } from '../../shared/kernel/clock.js';
import type { CallerId } from '../../shared/kernel/identifiers.js';
import type { Page } from '../../shared/kernel/page.js';
import { parseKeyword } from '../domain/keyword.js';
import { ItemReader, type ItemFilter, type ItemSummary, type PageRequest } from './ports/item-reader.js';
import { VisibleFeeds, type Visible } from './ports/visible-feeds.js';
import { presentNames } from './present-names.js';
import { withSources, type Sourced } from './sourced-item.js';

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

const NOTHING: Page<ItemSummary> = { rows: [], next: null };

@QueryHandler(ListItems)
export class ListItemsHandler implements IQueryHandler<ListItems> {
  constructor(
    private readonly visible: VisibleFeeds,
    private readonly items: ItemReader,
  ) {}

  async execute({ caller, filter, page }: ListItems): Promise<Page<Sourced<ItemSummary>>> {
    const visible = await this.visible.of(caller);
    const { sourceId, ids, after, before } = filter;
    const named = sourceId === null ? null : await presentNames(this.visible, { caller, visible }, [sourceId]);
    const found = await this.find({ feedIds: feedIdsOf(visible, named), ids, after, before }, filter, page);
    return { rows: withSources(found.rows, visible), next: found.next };
  }

  private async find(filter: ItemFilter, words: ListItemsFilter, page: PageRequest): Promise<Page<ItemSummary>> {
    if (filter.feedIds.length === 0) return NOTHING;
    if (words.keyword === null) return this.items.page(filter, page);
    const keyword = parseKeyword(words.keyword);
    return keyword === null ? NOTHING : this.items.search(filter, { keyword, inContent: words.searchContent }, page);
  }
}

/** `named`: null for all. */
function feedIdsOf(visible: Visible, named: readonly string[] | null): number[] {
  if (named === null) return [...visible.keys()];
  return [...visible].flatMap(([feedId, subscriptionId]) => (named.includes(subscriptionId) ? [feedId] : []));
}
