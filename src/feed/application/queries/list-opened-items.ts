import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { CallerId } from '../../../shared/kernel/identifiers.js';
import type { Page } from '../../../shared/kernel/page.js';
import { OpenedItems, type OpenedItem, type OpenedItemsFilter } from '../ports/opened-items.js';

export class ListOpenedItems extends Query<Page<OpenedItem>> {
  constructor(
    readonly caller: CallerId,
    readonly filter: OpenedItemsFilter,
  ) {
    super();
  }
}

@QueryHandler(ListOpenedItems)
export class ListOpenedItemsHandler implements IQueryHandler<ListOpenedItems> {
  constructor(private readonly opened: OpenedItems) {}

  execute({ caller, filter }: ListOpenedItems): Promise<Page<OpenedItem>> {
    return this.opened.list(caller, filter);
  }
}
