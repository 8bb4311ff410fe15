import type { Database } from '../../../shared/storage/database/database.js';
import { brand } from '../../../shared/kernel/brand.js';
import type { CallerId, SubscriptionId } from '../../../shared/kernel/identifiers.js';
import type { ActiveSubscription, DeletedSubscription } from '../../domain/subscription.js';

export interface SubscriptionRow {
  readonly id: string;
  readonly caller_id: string;
  readonly feed_id: number;
  readonly created_at: number;
  readonly updated_at: number;
  readonly deleted_at: number | null;
  readonly full_articles: boolean;
}

/** Until the open unit of work ends, nobody else changes the subscriptions of these callers. */
export async function lockSubscriptionsOf(database: Database, ...owners: readonly CallerId[]): Promise<void> {
  // In one order, so that a takeover and a merger of feeds wait for each other instead of for ever.
  for (const owner of owners.toSorted()) await database.lock(`subscriptions:${owner}`);
}

export function toExisting(row: SubscriptionRow): ActiveSubscription | DeletedSubscription {
  const known = {
    id: brand<SubscriptionId>(row.id),
    owner: brand<CallerId>(row.caller_id),
    feedId: row.feed_id,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    fullArticles: row.full_articles,
  };
  return row.deleted_at === null
    ? { status: 'active', ...known }
    : { status: 'deleted', ...known, deletedAt: row.deleted_at };
}
