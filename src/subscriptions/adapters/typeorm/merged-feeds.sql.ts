/** Callers with a subscription to both feeds $1 and $2. */
export const FOLLOW_BOTH = `
  select one.caller_id from subscriptions.subscription one
  join subscriptions.subscription other on other.caller_id = one.caller_id and other.feed_id = $2
  where one.feed_id = $1`;

/**
 * The remaining items of feed $1 are visible through the subscriptions that were to it. A deleted subscription shows
 * nothing, not even through another one of its owner to feed $2.
 */
export const INHERIT = `
  insert into subscriptions.inherited_feed (subscription_id, feed_id)
  select one.id, one.feed_id from subscriptions.subscription one
  where one.feed_id = $1 and (one.deleted_at is null or not exists (
    select from subscriptions.subscription other
    where other.caller_id = one.caller_id and other.feed_id = $2 and other.deleted_at is null))
  on conflict do nothing`;
