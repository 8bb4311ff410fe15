import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { CallerId } from '../../../shared/kernel/identifiers.js';
import type { Page } from '../../../shared/kernel/page.js';
import { ItemList, type ListItemsFilter } from '../item-list.js';
import type { ItemSummary, PageRequest } from '../ports/item-reader.js';
import type { Sourced } from '../sourced-item.js';

export class ListItems extends Query<Page<Sourced<ItemSummary>>> {
  constructor(
    readonly caller: CallerId,
    readonly filter: ListItemsFilter,
    readonly page: PageRequest,
  ) {
    super();
  }
}

@QueryHandler(ListItems)
export class ListItemsHandler implements IQueryHandler<ListItems> {
  constructor(private readonly items: ItemList) {}

  async execute({ caller, filter, page }: ListItems): Promise<Page<Sourced<ItemSummary>>> {
    const scope = await this.items.scopeOf(caller, filter);
    return scope === null ? { rows: [], next: null } : this.items.page(scope, filter, page);
  }
}
