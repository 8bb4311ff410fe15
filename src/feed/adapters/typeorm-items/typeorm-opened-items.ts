import { Injectable } from '@nestjs/common';
import { Database } from '../../../shared/storage/database/database.js';
import { Repositories } from '../../../shared/storage/database/repositories.js';
import type { EpochMs } from '../../../shared/kernel/clock.js';
import type { CallerId, FeedItemId } from '../../../shared/kernel/identifiers.js';
import { pageOf, type Page } from '../../../shared/kernel/page.js';
import { UnitOfWork } from '../../../shared/kernel/unit-of-work.js';
import {
  MOST_OPENED,
  OpenedItems,
  type OpenedItem,
  type OpenedItemsFilter,
} from '../../application/ports/opened-items.js';
import { openedItems, type OpenedItemRow } from './opened-item-row.js';
import { FORGET_OLDEST, HAND_OVER, MARK, PAGE } from './opened-items.sql.js';

/** Above every row, so that the first page needs no statement of its own. */
const TOP = { at: Number.MAX_SAFE_INTEGER, id: '~' };

const toOpened = ({ itemId, openedAt }: OpenedItemRow): OpenedItem => ({ itemId, openedAt });

@Injectable()
export class TypeormOpenedItems extends OpenedItems {
  constructor(
    private readonly repositories: Repositories,
    private readonly database: Database,
    private readonly unitOfWork: UnitOfWork,
  ) {
    super();
  }

  override async mark(caller: CallerId, itemIds: readonly FeedItemId[], at: EpochMs): Promise<void> {
    if (itemIds.length === 0) return;
    await this.unitOfWork.run(async () => {
      await this.lock(caller);
      await this.database.execute(MARK, [caller, itemIds, at]);
      await this.database.execute(FORGET_OLDEST, [caller, MOST_OPENED]);
    });
  }

  override async list(caller: CallerId, { itemIds, after, limit }: OpenedItemsFilter): Promise<Page<OpenedItem>> {
    const { at, id } = after ?? TOP;
    const params = [caller, itemIds, at, id, limit + 1];
    const rows = await this.database.query<OpenedItemRow>(PAGE, params, 'feed.opened-items');
    return pageOf(rows.map(toOpened), limit, ({ itemId, openedAt }) => ({ at: openedAt, id: itemId }));
  }

  override countOf(callerId: CallerId): Promise<number> {
    return this.repositories.of(openedItems).countBy({ callerId });
  }

  override async eraseOf(callerId: CallerId): Promise<void> {
    await this.unitOfWork.run(async () => {
      await this.lock(callerId);
      await this.repositories.of(openedItems).delete({ callerId });
    });
  }

  override async takeOver(from: CallerId, to: CallerId): Promise<void> {
    await this.unitOfWork.run(async () => {
      // Always locked in this order: a claimed agent can claim nothing, so two takeovers cannot deadlock.
      await this.lock(from);
      await this.lock(to);
      await this.database.execute(HAND_OVER, [from, to]);
      await this.repositories.of(openedItems).delete({ callerId: from });
      await this.database.execute(FORGET_OLDEST, [to, MOST_OPENED]);
    });
  }

  private lock(caller: CallerId): Promise<void> {
    return this.database.lock(`feed.opened-item ${caller}`);
  }
}
