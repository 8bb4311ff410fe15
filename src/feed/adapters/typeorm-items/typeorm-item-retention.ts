import { Injectable } from '@nestjs/common';
import { Database } from '../../../shared/storage/database/database.js';
import type { EpochMs } from '../../../shared/kernel/clock.js';
import { UnitOfWork } from '../../../shared/kernel/unit-of-work.js';
import { ItemRetention, type OldItemsPage, type Retention } from '../../application/ports/item-retention.js';
import { COUNT, FORGET, LOCK, REMOVE } from './item-retention.sql.js';

const FEEDS_AT_ONCE = 500;

@Injectable()
export class TypeormItemRetention extends ItemRetention {
  constructor(
    private readonly database: Database,
    private readonly unitOfWork: UnitOfWork,
  ) {
    super();
  }

  override async old({ before, atLeast }: Retention, after: number): Promise<OldItemsPage> {
    const params = [before, atLeast, after, FEEDS_AT_ONCE];
    const rows = await this.database.query<{ feed_id: number; count: number }>(COUNT, params, 'feed.count-old');
    const feeds = rows.map(({ feed_id: feedId, count }) => ({ feedId, count })).filter(({ count }) => count > 0);
    return { feeds, next: rows.length < FEEDS_AT_ONCE ? null : (rows.at(-1)?.feed_id ?? null) };
  }

  override async remove(feedId: number, { before, atLeast }: Retention, at: EpochMs, limit: number): Promise<number> {
    return this.unitOfWork.run(async () => {
      if ((await this.database.query(LOCK, [feedId], 'feed.lock-to-remove')).length === 0) return 0;
      const params = [before, atLeast, feedId, limit, at];
      const [row] = await this.database.query<{ count: number }>(REMOVE, params, 'feed.remove-old');
      const count = row?.count ?? 0;
      if (count > 0) await this.database.execute(FORGET, [before, feedId]);
      return count;
    });
  }
}
