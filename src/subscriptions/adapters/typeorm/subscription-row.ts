import type { Database } from '../../../shared/storage/database/database.js';
import { mapTable } from '../../../shared/storage/database/mapped-table.js';
import type { Repositories } from '../../../shared/storage/database/repositories.js';
import { fold } from '../../../shared/kernel/fold.js';
import type { EpochMs } from '../../../shared/kernel/clock.js';
import type { CallerId, SubscriptionId } from '../../../shared/kernel/identifiers.js';
import type { ActiveSubscription, DeletedSubscription } from '../../domain/subscription.js';

type Existing = ActiveSubscription | DeletedSubscription;

export interface SubscriptionRow {
  readonly id: SubscriptionId;
  readonly owner: CallerId;
  readonly feedId: number;
  readonly createdAt: EpochMs;
  readonly updatedAt: EpochMs;
  readonly deletedAt: EpochMs | null;
  readonly fullArticles: boolean;
  readonly givenTitle: string | null;
  /** Its case-folded words, for searching lists. */
  readonly givenSearchText: string | null;
}

export const subscriptions = mapTable<SubscriptionRow>('subscriptions.subscription', {
  id: { type: 'text', collation: 'C', primary: true },
  owner: { name: 'caller_id', type: 'text' },
  feedId: { name: 'feed_id', type: 'int' },
  createdAt: { name: 'created_at', type: 'bigint' },
  updatedAt: { name: 'updated_at', type: 'bigint' },
  deletedAt: { name: 'deleted_at', type: 'bigint', nullable: true },
  fullArticles: { name: 'full_articles', type: 'boolean', default: false },
  givenTitle: { name: 'given_title', type: 'text', nullable: true },
  givenSearchText: { name: 'given_search_text', type: 'text', nullable: true },
});

/** Locks the subscriptions of these callers until the open unit of work ends. */
export async function lockSubscriptionsOf(database: Database, ...owners: readonly CallerId[]): Promise<void> {
  // Locked in one order, so that a claim and a merge of feeds cannot deadlock.
  for (const owner of owners.toSorted()) await database.lock(`subscriptions:${owner}`);
}

/** Mergers of feeds and takeovers change these, in statements of their own: what was read before one must not undo it. */
const NOT_SAVED_AGAIN = new Set<string>(['id', 'owner', 'feedId', 'createdAt'] satisfies (keyof SubscriptionRow)[]);

/** As new rows, or in place of those with the same ids, which keep their owner and their feed. */
export async function saveSubscriptions(repositories: Repositories, saved: readonly Existing[]): Promise<void> {
  if (saved.length === 0) return;
  const rows = repositories.of(subscriptions);
  const changing = rows.metadata.columns.filter(({ propertyName }) => !NOT_SAVED_AGAIN.has(propertyName));
  await rows
    .createQueryBuilder()
    .insert()
    .values(
      saved.map((subscription) => ({ deletedAt: null, ...subscription, givenSearchText: foldedTitle(subscription) })),
    )
    .orUpdate(
      changing.map(({ databaseName }) => databaseName),
      ['id'],
    )
    .execute();
}

const foldedTitle = ({ givenTitle }: Existing): string | null => (givenTitle === null ? null : fold(givenTitle));

export function toExisting(row: SubscriptionRow): Existing {
  const { deletedAt, givenSearchText: _, ...known } = row;
  return deletedAt === null ? { status: 'active', ...known } : { status: 'deleted', ...known, deletedAt };
}
