import { TITLE } from './subscription-views.sql.js';

/** Whose subscriptions a caller sees: their own, or those of the member who claimed them. */
const ownerOf = (caller: string): string =>
  `coalesce((select to_id from subscriptions.claimed_caller where from_id = ${caller}), ${caller})`;

const OWNER = ownerOf('asking.id');

// Two strings instead of up to a thousand rows: splitting them costs a tenth of reading rows.
export const FEEDS = `
  select asking.id as caller_id, string_agg(concat_ws(',', s.feed_id, i.feed_id), ',') as feed_ids,
    string_agg(case when i.feed_id is null then s.id else s.id || ',' || s.id end, ',') as ids
  from unnest($1::text[]) asking (id) join subscriptions.subscription s on s.caller_id = ${OWNER}
  left join subscriptions.inherited_feed i on i.subscription_id = s.id
  where s.deleted_at is null group by asking.id`;

/** Both branches, and not a look at inherited feeds for each subscription: few have any. */
export const feedsRelation = (caller: string): string => `(
  select feed_id, min(subscription_id) as subscription_id
  from (
    select s.feed_id, s.id as subscription_id from subscriptions.subscription s
    where s.caller_id = ${ownerOf(caller)} and s.deleted_at is null
    union all
    select i.feed_id, s.id from subscriptions.subscription s
    join subscriptions.inherited_feed i on i.subscription_id = s.id
    where s.caller_id = ${ownerOf(caller)} and s.deleted_at is null) shown
  group by feed_id)`;

export const SUBSCRIPTIONS = `
  select s.id, s.feed_id, f.url, ${TITLE} as title
  from (values ($1::text)) asking (id) join subscriptions.subscription s on s.caller_id = ${OWNER}
  join subscriptions.feed f on f.id = s.feed_id
  where s.deleted_at is null`;

export const GIVEN_TITLES = `
  select s.id, s.given_title
  from (values ($1::text)) asking (id) join subscriptions.subscription s on s.caller_id = ${OWNER}
  join subscriptions.feed f on f.id = s.feed_id and not f.titled
  where s.given_title is not null and s.deleted_at is null`;

export const MERGED = `
  select merged.old_id, merged.into_id
  from (values ($1::text)) asking (id) join subscriptions.subscription s on s.caller_id = ${OWNER}
  join subscriptions.merged_subscription merged on merged.into_id = s.id
  where s.deleted_at is null and merged.old_id = any($2::text[])`;

export const ARTICLE_FEEDS = `
  select shown.feed_id
  from (values ($1::text)) asking (id) join subscriptions.subscription s on s.caller_id = ${OWNER}
  cross join lateral (
    select s.feed_id union all select feed_id from subscriptions.inherited_feed where subscription_id = s.id) shown
  where s.full_articles and s.deleted_at is null`;

export const WITH_ARTICLES = `
  select asked.feed_id from unnest($1::int[]) asked (feed_id) where exists (
    select from subscriptions.subscription s
    where s.feed_id = asked.feed_id and s.full_articles and s.deleted_at is null)`;

export const HAS_SUBSCRIBERS = `
  select exists (select from subscriptions.subscription where feed_id = $1 and deleted_at is null) as found`;

export const FOLLOWERS = `
  select id as "subscriptionId", caller_id as caller from subscriptions.subscription
  where feed_id = $1 and deleted_at is null and id > $2 order by id limit $3`;

export const FOLDERS = `
  select folder.id, folder.name,
    array(select s.id from subscriptions.folder_entry entry
      join subscriptions.subscription s on s.id = entry.subscription_id and s.deleted_at is null
      where entry.folder_id = folder.id order by s.created_at desc, s.id desc) as subscription_ids,
    array(select old_id from subscriptions.merged_folder where into_id = folder.id order by old_id) as former_ids
  from (values ($1::text)) asking (id) join subscriptions.folder on folder.caller_id = ${OWNER}
  order by folder.name_key`;
