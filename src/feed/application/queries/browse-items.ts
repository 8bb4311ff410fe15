import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { NotFound } from '../../../shared/kernel/domain-error.js';
import type { CallerId } from '../../../shared/kernel/identifiers.js';
import type { Cursor, Page } from '../../../shared/kernel/page.js';
import type { Ruling } from '../../domain/ruling.js';
import { ItemList, type ItemScope, type ListItemsFilter } from '../item-list.js';
import { ItemRules, type RulesInForce } from '../ruling/item-rules.js';
import { MOST_OPENED, OpenedItems } from '../ports/opened-items.js';
import type { ItemSummary, PageRequest } from '../ports/item-reader.js';
import type { Sourced } from '../sourced-item.js';

export interface BrowseFilter extends ListItemsFilter {
  /** Only those that the caller has opened, or has not; null: both. */
  readonly opened: boolean | null;
  /** Without what the caller's rules leave out. */
  readonly ruled: boolean;
}

/** An item, and what the caller has made of it. */
export interface BrowsedItem {
  readonly item: Sourced<ItemSummary>;
  readonly isOpened: boolean;
  readonly ruling: Ruling;
}

export class UnknownReadingScope extends NotFound {
  constructor() {
    super('You have no such source or folder.');
  }
}

/** As ListItems, with what was opened and what rules say. A page may be shorter than its limit although there is a next one. */
export class BrowseItems extends Query<Page<BrowsedItem>> {
  constructor(
    readonly caller: CallerId,
    readonly filter: BrowseFilter,
    readonly page: PageRequest,
  ) {
    super();
  }
}

/** Pages of the list that one answer is taken from, where most of them are passed over. */
const MOST_PAGES = 5;
const KEPT: Ruling = { fate: 'kept', preferred: false };

@QueryHandler(BrowseItems)
export class BrowseItemsHandler implements IQueryHandler<BrowseItems> {
  constructor(
    private readonly items: ItemList,
    private readonly opened: OpenedItems,
    private readonly rules: ItemRules,
  ) {}

  async execute({ caller, filter, page: { cursor, limit } }: BrowseItems): Promise<Page<BrowsedItem>> {
    const scope = await this.items.scopeOf(caller, filter);
    if (scope === null) throw new UnknownReadingScope();
    const rules = await this.rules.inForce(caller, scope.visible);
    const narrowed = filter.opened === true ? { ...filter, ids: await this.openedBy(caller) } : filter;
    const rows: BrowsedItem[] = [];
    let next: Cursor | null = cursor;
    let pages = 0;
    do {
      const page: Page<Sourced<ItemSummary>> = await this.items.page(scope, narrowed, { cursor: next, limit });
      const wanted = (await this.told(scope, rules, page.rows)).filter((row) => isWanted(row, filter));
      const missing = limit - rows.length;
      rows.push(...wanted.slice(0, missing));
      next = wanted.length > missing ? placeOf(rows.at(-1)) : page.next;
      pages += 1;
    } while (next !== null && rows.length < limit && pages < MOST_PAGES);
    return { rows, next };
  }

  private async openedBy(caller: CallerId): Promise<readonly string[]> {
    const { rows } = await this.opened.list(caller, { itemIds: null, after: null, limit: MOST_OPENED });
    return rows.map(({ itemId }) => itemId);
  }

  private async told(
    { caller }: ItemScope,
    rules: RulesInForce | null,
    items: readonly Sourced<ItemSummary>[],
  ): Promise<readonly BrowsedItem[]> {
    if (items.length === 0) return [];
    const itemIds = items.map(({ id }) => id);
    const [{ rows }, rulings] = await Promise.all([
      this.opened.list(caller, { itemIds, after: null, limit: itemIds.length }),
      rules === null ? [] : this.rules.rulingsOn(items, rules),
    ]);
    const opened = new Set(rows.map(({ itemId }) => itemId));
    return items.map((item, index) => ({ item, isOpened: opened.has(item.id), ruling: rulings[index] ?? KEPT }));
  }
}

const isWanted = ({ isOpened, ruling }: BrowsedItem, { opened, ruled }: BrowseFilter): boolean =>
  (opened === null || opened === isOpened) && (!ruled || ruling.fate === 'kept');

const placeOf = (row: BrowsedItem | undefined): Cursor | null =>
  row === undefined ? null : { at: row.item.publishedAt ?? row.item.createdAt, id: row.item.id };
