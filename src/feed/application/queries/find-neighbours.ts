import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { CallerId } from '../../../shared/kernel/identifiers.js';
import { ItemList, type ListItemsFilter } from '../item-list.js';
import type { ItemSummary } from '../ports/item-reader.js';

/** What stands beside an item in a list; null: nothing does. */
export interface Neighbours {
  readonly newer: ItemSummary | null;
  readonly older: ItemSummary | null;
}

/** Of an item that the caller can see, in the list that it was opened from. */
export class FindNeighbours extends Query<Neighbours> {
  constructor(
    readonly caller: CallerId,
    readonly item: ItemSummary,
    readonly filter: ListItemsFilter,
  ) {
    super();
  }
}

@QueryHandler(FindNeighbours)
export class FindNeighboursHandler implements IQueryHandler<FindNeighbours> {
  constructor(private readonly items: ItemList) {}

  async execute({ caller, item, filter }: FindNeighbours): Promise<Neighbours> {
    const scope = await this.items.scopeOf(caller, filter);
    if (scope === null) return { newer: null, older: null };
    const cursor = { at: item.publishedAt ?? item.createdAt, id: item.id };
    const [newer, older] = await Promise.all([
      this.items.newer(scope, filter, cursor),
      this.items.page(scope, filter, { cursor, limit: 1 }),
    ]);
    return { newer, older: older.rows[0] ?? null };
  }
}
