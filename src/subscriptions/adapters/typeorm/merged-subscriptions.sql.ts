/**
 * Records aliases: pairs $1, $2 of an old id and the one it is merged into. Earlier aliases are redirected, so that the
 * oldest id leads to the current one as well.
 */
export const PASS_ON = `
  update subscriptions.merged_subscription merged set into_id = pair.into_id
  from unnest($1::text[], $2::text[]) pair (old_id, into_id) where merged.into_id = pair.old_id`;

/** For the same pairs: feeds that were visible through the old subscription are visible through the other one. */
export const INHERIT = `
  insert into subscriptions.inherited_feed (subscription_id, feed_id)
  select pair.into_id, inherited.feed_id from unnest($1::text[], $2::text[]) pair (old_id, into_id)
  join subscriptions.inherited_feed inherited on inherited.subscription_id = pair.old_id on conflict do nothing`;

/** For the same pairs: the folders that the old subscription is in hold the other one as well. */
export const KEEP_IN_FOLDERS = `
  insert into subscriptions.folder_entry (folder_id, subscription_id)
  select entry.folder_id, pair.into_id from unnest($1::text[], $2::text[]) pair (old_id, into_id)
  join subscriptions.folder_entry entry on entry.subscription_id = pair.old_id on conflict do nothing`;
