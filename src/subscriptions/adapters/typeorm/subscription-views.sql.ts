const VIEW = `
  select s.id, f.url, f.title, f.site_url, f.last_success_at, f.last_error, s.created_at,
    greatest(s.updated_at, f.heard_at) as updated_at
  from subscriptions.subscription s join subscriptions.feed f on f.id = s.feed_id
  where s.caller_id = $1 and s.deleted_at is null`;

export const PAGE = `${VIEW}
    and (s.created_at, s.id) < ($2, $3) and ($4 = '' or position($4 in f.search_text) > 0)
  order by s.created_at desc, s.id desc limit $5`;

export const ONE = `${VIEW} and s.id = $2`;
