import { Injectable } from '@nestjs/common';
import { Database } from '../../../shared/storage/database/database.js';
import { brand } from '../../../shared/kernel/brand.js';
import type { EpochMs } from '../../../shared/kernel/clock.js';
import { fold } from '../../../shared/kernel/fold.js';
import type { CallerId, SubscriptionId } from '../../../shared/kernel/identifiers.js';
import { pageOf, type Page } from '../../../shared/kernel/page.js';
import {
  SubscriptionReader,
  type SubscriptionFilter,
  type SubscriptionView,
} from '../../application/ports/subscription-reader.js';
import { ENDED, ONE, PAGE, TROUBLED } from './subscription-views.sql.js';

interface Row {
  readonly id: string;
  readonly url: string;
  readonly title: string;
  readonly site_url: string | null;
  readonly last_success_at: number | null;
  readonly last_error: string | null;
  readonly created_at: number;
  readonly updated_at: number;
}

const toView = (row: Row): SubscriptionView => ({
  id: brand<SubscriptionId>(row.id),
  title: row.title,
  feedUrl: row.url,
  siteUrl: row.site_url,
  lastSuccessAt: row.last_success_at,
  lastError: row.last_error,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
});

/** Above every row, so that the first page needs no statement of its own. */
const TOP = { at: Number.MAX_SAFE_INTEGER, id: '~' };

@Injectable()
export class TypeormSubscriptionReader extends SubscriptionReader {
  constructor(private readonly database: Database) {
    super();
  }

  override async page({ owner, query, after, limit }: SubscriptionFilter): Promise<Page<SubscriptionView>> {
    const { at, id } = after ?? TOP;
    const params = [owner, at, id, fold(query ?? ''), limit + 1];
    const rows = await this.database.query<Row>(PAGE, params, 'subscriptions.page');
    return pageOf(rows.map(toView), limit, (view) => ({ at: view.createdAt, id: view.id }));
  }

  override async troubled(owner: CallerId): Promise<readonly SubscriptionView[]> {
    return (await this.database.query<Row>(TROUBLED, [owner], 'subscriptions.troubled')).map(toView);
  }

  override async ended(owner: CallerId, from: EpochMs, to: EpochMs): Promise<readonly SubscriptionView[]> {
    return (await this.database.query<Row>(ENDED, [owner, from, to])).map(toView);
  }

  override async one(owner: CallerId, id: SubscriptionId): Promise<SubscriptionView | null> {
    const [row] = await this.database.query<Row>(ONE, [owner, id], 'subscriptions.one');
    return row === undefined ? null : toView(row);
  }
}
