/** Whoever has a subscription to each of the feeds $1 and $2. */
export const FOLLOW_BOTH = `
  select one.caller_id from subscriptions.subscription one
  join subscriptions.subscription other on other.caller_id = one.caller_id and other.feed_id = $2
  where one.feed_id = $1`;

/**
 * What is left of feed $1 is seen through its subscriptions. What its owner has deleted shows nothing through another
 * one, to feed $2.
 */
export const INHERIT = `
  insert into subscriptions.inherited_feed (subscription_id, feed_id)
  select one.id, one.feed_id from subscriptions.subscription one
  where one.feed_id = $1 and (one.deleted_at is null or not exists (
    select from subscriptions.subscription other
    where other.caller_id = one.caller_id and other.feed_id = $2 and other.deleted_at is null))
  on conflict do nothing`;
