/** Whose subscriptions a caller sees: their own, or those of the member who claimed them. */
const OWNER = `coalesce((select to_id from subscriptions.claimed_caller where from_id = asking.id), asking.id)`;

// Two strings instead of up to a thousand rows: splitting them costs a tenth of reading rows.
export const FEEDS = `
  select asking.id as caller_id, string_agg(concat_ws(',', s.feed_id, i.feed_id), ',') as feed_ids,
    string_agg(case when i.feed_id is null then s.id else s.id || ',' || s.id end, ',') as ids
  from unnest($1::text[]) asking (id) join subscriptions.subscription s on s.caller_id = ${OWNER}
  left join subscriptions.inherited_feed i on i.subscription_id = s.id
  where s.deleted_at is null group by asking.id`;

export const SUBSCRIPTIONS = `
  select s.id, s.feed_id, f.url, f.title
  from (values ($1::text)) asking (id) join subscriptions.subscription s on s.caller_id = ${OWNER}
  join subscriptions.feed f on f.id = s.feed_id
  where s.deleted_at is null`;

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

export const WANTS_ARTICLES = `
  select exists (
    select from subscriptions.subscription where feed_id = $1 and full_articles and deleted_at is null) as found`;

export const HAS_SUBSCRIBERS = `
  select exists (select from subscriptions.subscription where feed_id = $1 and deleted_at is null) as found`;
