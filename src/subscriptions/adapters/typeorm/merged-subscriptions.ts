import type { Database } from '../../../shared/storage/database/database.js';
import type { EpochMs } from '../../../shared/kernel/clock.js';
import type { Takeover } from '../../domain/takeover.js';

// What was merged into a subscription before goes with it: the oldest id still leads to the one of today.
const PASS_ON = `
  update subscriptions.merged_subscription merged set into_id = pair.into_id
  from unnest($1::text[], $2::text[]) pair (old_id, into_id) where merged.into_id = pair.old_id`;

const INHERIT = `
  insert into subscriptions.inherited_feed (subscription_id, feed_id)
  select pair.into_id, inherited.feed_id from unnest($1::text[], $2::text[]) pair (old_id, into_id)
  join subscriptions.inherited_feed inherited on inherited.subscription_id = pair.old_id on conflict do nothing`;

const REMEMBER = `
  insert into subscriptions.merged_subscription (old_id, into_id) select * from unnest($1::text[], $2::text[])`;

const REMOVE = 'delete from subscriptions.subscription where id = any($1::text[])';

const REVIVE = 'update subscriptions.subscription set deleted_at = null, updated_at = $2 where id = any($1::text[])';

const CHOOSE_ARTICLES = 'update subscriptions.subscription set full_articles = true where id = any($1::text[])';

/** Of two subscriptions of one caller to one feed, one stays and stands for both. In the open unit of work. */
export async function mergeSubscriptions(
  database: Database,
  { merged, revived, articlesChosen }: Omit<Takeover, 'moved'>,
  at: EpochMs,
): Promise<void> {
  const old = merged.map(({ from }) => from);
  const into = merged.map((pair) => pair.into);
  await database.execute(PASS_ON, [old, into]);
  await database.execute(INHERIT, [old, into]);
  await database.execute(REMEMBER, [old, into]);
  await database.execute(REMOVE, [old]);
  await database.execute(REVIVE, [revived, at]);
  await database.execute(CHOOSE_ARTICLES, [articlesChosen]);
}
