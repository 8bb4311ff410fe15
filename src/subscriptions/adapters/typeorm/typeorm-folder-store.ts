import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { Database } from '../../../shared/storage/database/database.js';
import { Repositories } from '../../../shared/storage/database/repositories.js';
import { isId, type CallerId, type SubscriptionId } from '../../../shared/kernel/identifiers.js';
import { pageOf, type Cursor, type Page } from '../../../shared/kernel/page.js';
import { UnitOfWork } from '../../../shared/kernel/unit-of-work.js';
import {
  FolderStore,
  type Entries,
  type FolderChanges,
  type Foldering,
  type FolderView,
} from '../../application/ports/folder-store.js';
import { keyOfName, type Folder } from '../../domain/folder.js';
import { folders } from './folder-row.js';
import { ADD, AMONG, COUNT_ENTRIES, MERGE, ONE, PAGE, REMOVE } from './folders.sql.js';
import { lockSubscriptionsOf } from './subscription-row.js';

type Row = Pick<Folder, 'id' | 'owner' | 'name'> & {
  readonly created_at: number;
  readonly updated_at: number;
  readonly subscription_ids: readonly SubscriptionId[];
};

const toView = ({ id, owner, name, created_at, updated_at, subscription_ids }: Row): FolderView => ({
  id,
  owner,
  name,
  createdAt: created_at,
  updatedAt: updated_at,
  subscriptionIds: subscription_ids,
});

const toFolder = ({ id, owner, name, createdAt, updatedAt }: Folder): Folder => ({
  id,
  owner,
  name,
  createdAt,
  updatedAt,
});

/** Above every row, so that the first page needs no statement of its own. */
const TOP = { at: Number.MAX_SAFE_INTEGER, id: '~' };

/** Folders are changed under the lock of the caller's subscriptions, which claims take as well. */
@Injectable()
export class TypeormFolderStore extends FolderStore {
  constructor(
    private readonly repositories: Repositories,
    private readonly database: Database,
    private readonly unitOfWork: UnitOfWork,
  ) {
    super();
  }

  override async page(owner: CallerId, after: Cursor | null, limit: number): Promise<Page<FolderView>> {
    const { at, id } = after ?? TOP;
    const rows = await this.database.query<Row>(PAGE, [owner, at, id, limit + 1]);
    return pageOf(rows.map(toView), limit, (folder) => ({ at: folder.createdAt, id: folder.id }));
  }

  override async one(owner: CallerId, id: string): Promise<FolderView | null> {
    if (!isId('fld', id)) return null;
    const [row] = await this.database.query<Row>(ONE, [owner, id]);
    return row === undefined ? null : toView(row);
  }

  override async subscriptionsAmong(
    owner: CallerId,
    ids: readonly string[],
  ): Promise<ReadonlyMap<string, SubscriptionId>> {
    const known = ids.filter((id) => isId('src', id));
    const rows = await this.database.query<{ asked_id: string; id: SubscriptionId }>(AMONG, [owner, known]);
    return new Map(rows.map(({ asked_id, id }) => [asked_id, id]));
  }

  override async update(owner: CallerId, change: (current: Foldering) => FolderChanges): Promise<void> {
    await this.unitOfWork.run(async () => {
      await lockSubscriptionsOf(this.database, owner);
      const { saved = [], deleted = [], added = [], removed = [] } = change(await this.foldering(owner));
      const rows = saved.map((folder) => ({ ...folder, key: keyOfName(folder.name) }));
      if (rows.length > 0) await this.rows.upsert(rows, ['id']);
      if (deleted.length > 0) await this.rows.delete({ owner, id: In(deleted.map(({ id }) => id)) });
      if (added.length > 0) await this.database.execute(ADD, pairsOf(added));
      if (removed.length > 0) await this.database.execute(REMOVE, pairsOf(removed));
    });
  }

  override countOf(owner: CallerId): Promise<number> {
    return this.rows.countBy({ owner });
  }

  override async eraseOf(owner: CallerId): Promise<void> {
    await this.unitOfWork.run(async () => {
      await lockSubscriptionsOf(this.database, owner);
      await this.rows.delete({ owner });
    });
  }

  override async takeOver(from: CallerId, to: CallerId): Promise<void> {
    await this.unitOfWork.run(async () => {
      await lockSubscriptionsOf(this.database, from, to);
      for (const statement of MERGE) await this.database.execute(statement, [from, to]);
      await this.rows.update({ owner: from }, { owner: to });
    });
  }

  private async foldering(owner: CallerId): Promise<Foldering> {
    const rows = await this.rows.findBy({ owner });
    const [counted] = await this.database.query<{ count: number }>(COUNT_ENTRIES, [owner]);
    return { folders: rows.map(toFolder), entries: counted?.count ?? 0 };
  }

  private get rows() {
    return this.repositories.of(folders);
  }
}

const pairsOf = (entries: readonly Entries[]): readonly [readonly string[], readonly string[]] => [
  entries.map(({ folderId }) => folderId),
  entries.map(({ subscriptionId }) => subscriptionId),
];
