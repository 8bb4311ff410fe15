/** What a feed says of itself, else the name that the list gave it which brought it. */
export const TITLE = `case when f.titled then f.title else coalesce(s.given_title, f.title) end`;

const VIEW_OF_ANY = `
  select s.id, f.url, ${TITLE} as title, f.site_url, f.last_success_at, f.last_error, s.created_at,
    greatest(s.updated_at, f.heard_at) as updated_at
  from subscriptions.subscription s join subscriptions.feed f on f.id = s.feed_id
  where s.caller_id = $1`;

const VIEW = `${VIEW_OF_ANY} and s.deleted_at is null`;

export const PAGE = `${VIEW}
    and (s.created_at, s.id) < ($2, $3) and ($4 = '' or position($4 in f.search_text) > 0
      or (not f.titled and position($4 in s.given_search_text) > 0))
  order by s.created_at desc, s.id desc limit $5`;

export const ONE = `${VIEW} and s.id = $2`;

export const ENDED = `${VIEW_OF_ANY} and s.deleted_at between $2 and $3 order by s.deleted_at, s.id`;

export const TROUBLED = `${VIEW} and f.last_error is not null order by f.last_success_at nulls first, s.id`;
