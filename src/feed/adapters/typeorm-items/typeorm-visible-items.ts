import type { Database } from '../../../shared/storage/database/database.js';
import type { CallerId, SubscriptionId } from '../../../shared/kernel/identifiers.js';
import { pageOf, type Page } from '../../../shared/kernel/page.js';
import type { ItemSummary, PageRequest } from '../../application/ports/item-reader.js';
import { VisibleItems, type Period } from '../../application/ports/visible-items.js';
import type { Sourced } from '../../application/sourced-item.js';
import { cursorOf, rangeOf, toSummary, type ItemRow } from './item-rows.js';
import { newestOfRelation } from './items.sql.js';

interface VisibleRow extends ItemRow {
  readonly subscription_id: SubscriptionId;
}

const toVisible = (row: VisibleRow): Sourced<ItemSummary> => ({
  ...toSummary(row),
  subscriptionId: row.subscription_id,
});

export class TypeormVisibleItems extends VisibleItems {
  private readonly sql: ReturnType<typeof newestOfRelation>;

  /** `visibleFeeds`: a relation (`feed_id`, `subscription_id`) of the caller in $1, which another context publishes. */
  constructor(
    private readonly database: Database,
    visibleFeeds: string,
  ) {
    super();
    this.sql = newestOfRelation(visibleFeeds);
  }

  override async page(
    caller: CallerId,
    period: Period,
    { cursor, limit }: PageRequest,
  ): Promise<Page<Sourced<ItemSummary>>> {
    const isFirst = cursor === null && period.after === null && period.before === null;
    const rows = isFirst
      ? await this.database.query<VisibleRow>(this.sql.firstPage, [caller, limit + 1], 'feed.visible-first')
      : await this.range(caller, rangeOf(period, cursor), limit + 1);
    return pageOf(rows.map(toVisible), limit, cursorOf);
  }

  private range(caller: CallerId, { upper, from }: ReturnType<typeof rangeOf>, limit: number): Promise<VisibleRow[]> {
    const params = [caller, limit, upper.sort_at, upper.id, from];
    return this.database.query<VisibleRow>(this.sql.newest, params, 'feed.visible');
  }
}
