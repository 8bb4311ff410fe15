import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { CallerId } from '../../../shared/kernel/identifiers.js';
import type { Page } from '../../../shared/kernel/page.js';
import { ItemList, type ListItemsFilter } from '../item-list.js';
import type { ItemSummary, PageRequest } from '../ports/item-reader.js';
import { VisibleFeeds } from '../ports/visible-feeds.js';
import { VisibleItems } from '../ports/visible-items.js';
import { withGivenTitles, type Sourced } from '../sourced-item.js';

export class ListItems extends Query<Page<Sourced<ItemSummary>>> {
  constructor(
    readonly caller: CallerId,
    readonly filter: ListItemsFilter,
    readonly page: PageRequest,
  ) {
    super();
  }
}

/** Narrowed by time, or by nothing. */
const isOfEverything = ({ sourceId, folderId = null, ids, keyword }: ListItemsFilter): boolean =>
  sourceId === null && folderId === null && ids === null && keyword === null;

@QueryHandler(ListItems)
export class ListItemsHandler implements IQueryHandler<ListItems> {
  constructor(
    private readonly items: ItemList,
    private readonly everything: VisibleItems,
    private readonly feeds: VisibleFeeds,
  ) {}

  async execute({ caller, filter, page }: ListItems): Promise<Page<Sourced<ItemSummary>>> {
    if (isOfEverything(filter)) {
      const { rows, next } = await this.everything.page(caller, filter, page);
      return { rows: await withGivenTitles(this.feeds, caller, rows), next };
    }
    const scope = await this.items.scopeOf(caller, filter);
    return scope === null ? { rows: [], next: null } : this.items.page(scope, filter, page);
  }
}
