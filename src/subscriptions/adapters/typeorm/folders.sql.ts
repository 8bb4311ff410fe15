const VIEW = `
  select folder.id, folder.caller_id as owner, folder.name, folder.created_at, folder.updated_at,
    array(select s.id from subscriptions.folder_entry entry
      join subscriptions.subscription s on s.id = entry.subscription_id and s.deleted_at is null
      where entry.folder_id = folder.id order by s.created_at desc, s.id desc) as subscription_ids
  from subscriptions.folder where folder.caller_id = $1`;

export const PAGE = `${VIEW} and (folder.created_at, folder.id) < ($2, $3)
  order by folder.created_at desc, folder.id desc limit $4`;

export const ONE = `${VIEW} and folder.id = coalesce(
  (select into_id from subscriptions.merged_folder where old_id = $2), $2)`;

export const AMONG = `
  select asked.id as asked_id, s.id from unnest($2::text[]) asked (id)
  left join subscriptions.merged_subscription merged on merged.old_id = asked.id
  join subscriptions.subscription s on s.id = coalesce(merged.into_id, asked.id)
  where s.caller_id = $1 and s.deleted_at is null`;

export const COUNT_ENTRIES = `
  select count(*) as count from subscriptions.folder_entry entry
  join subscriptions.folder on folder.id = entry.folder_id where folder.caller_id = $1`;

/** Pairs of folders $1 and subscriptions $2, as far as both are still there. */
export const ADD = `
  insert into subscriptions.folder_entry (folder_id, subscription_id)
  select pair.folder_id, pair.subscription_id from unnest($1::text[], $2::text[]) pair (folder_id, subscription_id)
  join subscriptions.folder on folder.id = pair.folder_id
  join subscriptions.subscription s on s.id = pair.subscription_id
  on conflict do nothing`;

export const REMOVE = `
  delete from subscriptions.folder_entry entry
  using unnest($1::text[], $2::text[]) pair (folder_id, subscription_id)
  where entry.folder_id = pair.folder_id and entry.subscription_id = pair.subscription_id`;

/** Folders of $1 whose name $2 has too. */
const SAME = `
  select mine.id as old_id, theirs.id as into_id from subscriptions.folder mine
  join subscriptions.folder theirs on theirs.caller_id = $2 and theirs.name_key = mine.name_key
  where mine.caller_id = $1`;

/** In this order. What is in one goes into the other; earlier aliases are redirected, and its own id becomes one. */
export const MERGE = [
  `insert into subscriptions.folder_entry (folder_id, subscription_id)
   select same.into_id, entry.subscription_id from (${SAME}) same
   join subscriptions.folder_entry entry on entry.folder_id = same.old_id on conflict do nothing`,
  `update subscriptions.merged_folder merged set into_id = same.into_id from (${SAME}) same
   where merged.into_id = same.old_id`,
  `insert into subscriptions.merged_folder (old_id, into_id) ${SAME} on conflict do nothing`,
  `delete from subscriptions.folder where id in (select old_id from (${SAME}) same)`,
] as const;
