import { COLUMNS } from './item-rows.js';

/** Below the place ($3, $4), from the time $5 on. */
export const inRange = (item: string, id: string): string =>
  `(${item}.sort_at, ${id}) < ($3::bigint, $4::uuid) and ${item}.sort_at >= $5::bigint`;

export const RANGE_OF_FEED = `and ${inRange('x', 'x.id')}`;

/** Whose items: a relation `f`, and the columns of it that are known of each place. */
interface FeedsOfPlaces {
  readonly feeds: string;
  readonly key: string;
}

const GIVEN_FEEDS: FeedsOfPlaces = { feeds: 'unnest($1::int[]) as f (feed_id)', key: 'f.feed_id' };

/**
 * Places of the newest items of feeds $1, at most $2. First the newest of each feed (the heads): only feeds whose head
 * is among the newest $2 can have an item on the page, and none of its items is older than the last of those heads.
 * So a page costs a look at each feed plus its own rows, however many items there are. The first page has no range:
 * a fifth of its cost.
 */
const newestPlaces = (range: string, { feeds, key }: FeedsOfPlaces = GIVEN_FEEDS): string => `
  with heads as materialized (
    select ${key}, h.sort_at, h.id
    from ${feeds} cross join lateral (
      select x.sort_at, x.id from feed.item x where x.feed_id = f.feed_id ${range}
      order by x.sort_at desc, x.id desc limit 1) h
    order by h.sort_at desc, h.id desc limit $2::int
  ), lowest as (
    select case when count(*) < $2::int then ${Number.MIN_SAFE_INTEGER} else min(sort_at) end as at from heads
  ), places as materialized (
    select ${key}, h.id, h.sort_at
    from heads f cross join lateral (
      select x.id, x.sort_at from feed.item x
      where x.feed_id = f.feed_id ${range} and x.sort_at >= (select at from lowest)
      order by x.sort_at desc, x.id desc limit $2::int) h
    order by h.sort_at desc, h.id desc limit $2::int
  )`;

const ITEMS = '(feed.item i join feed.feed f on f.id = i.feed_id)';

const NEWEST_FIRST = 'order by i.sort_at desc, i.id desc';

const SHOW_PLACES = `select ${COLUMNS} from places p join ${ITEMS} on i.id = p.id ${NEWEST_FIRST}`;

export const FIRST_PAGE = `${newestPlaces('')} ${SHOW_PLACES}`;

export const NEWEST = `${newestPlaces(RANGE_OF_FEED)} ${SHOW_PLACES}`;

/**
 * The same for the feeds of a relation (`feed_id`, `subscription_id`), in which $1 is whatever it is made for: the first
 * page, and those in the range $3 to $5.
 */
export const newestOfRelation = (relation: string): { readonly firstPage: string; readonly newest: string } => {
  const feeds: FeedsOfPlaces = { feeds: `${relation} f`, key: 'f.feed_id, f.subscription_id' };
  const show = `select ${COLUMNS}, p.subscription_id from places p join ${ITEMS} on i.id = p.id ${NEWEST_FIRST}`;
  return {
    firstPage: `${newestPlaces('', feeds)} ${show}`,
    newest: `${newestPlaces(RANGE_OF_FEED, feeds)} ${show}`,
  };
};

/** One of each feed, by the index of the newest. */
export const NEWEST_OF_EACH = `
  select ${COLUMNS} from unnest($1::int[]) as asked (feed_id) cross join lateral (
    select x.id from feed.item x where x.feed_id = asked.feed_id order by x.sort_at desc, x.id desc limit 1) newest
  join ${ITEMS} on i.id = newest.id`;

/** The next $2 items of feeds $1 above the place ($3, $4), before the time $5: the index read the other way. */
export const NEWER = `
  with places as materialized (
    select h.id, h.sort_at
    from unnest($1::int[]) as f (feed_id) cross join lateral (
      select x.id, x.sort_at from feed.item x
      where x.feed_id = f.feed_id and (x.sort_at, x.id) > ($3::bigint, $4::uuid) and x.sort_at < $5::bigint
      order by x.sort_at, x.id limit $2::int) h
    order by h.sort_at, h.id limit $2::int
  )
  select ${COLUMNS} from places p join ${ITEMS} on i.id = p.id order by i.sort_at, i.id`;

const CHOSEN_FROM = `
  where i.feed_id = any($1::int[]) and ${inRange('i', 'i.id')} and i.id = any($6::uuid[])
  ${NEWEST_FIRST} limit $2::int`;

export const CHOSEN = `select ${COLUMNS} from ${ITEMS} ${CHOSEN_FROM}`;

// Long texts are for reading aloud a part of them; nobody needs the whole of a book here.
const TEXT = "i.categories, i.place, left(coalesce(nullif(t.content_text, ''), i.summary, ''), 50000) as text";

export const NEWEST_TEXTS = `${newestPlaces(RANGE_OF_FEED)}
  select ${COLUMNS}, ${TEXT}
  from places p join ${ITEMS} on i.id = p.id join feed.item_text t on t.item_id = p.id ${NEWEST_FIRST}`;

export const CHOSEN_TEXTS = `
  select ${COLUMNS}, ${TEXT} from ${ITEMS} join feed.item_text t on t.item_id = i.id ${CHOSEN_FROM}`;

export const ONE = `
  select ${COLUMNS}, substr(t.content_text, $3::int + 1, $4::int) as content_text,
    char_length(coalesce(t.content_text, '')) as content_length, t.content_raw
  from ${ITEMS} join feed.item_text t on t.item_id = i.id
  where i.feed_id = any($1::int[]) and i.id = $2`;

export const MERGED = 'select old_id, into_id from feed.merged_item where old_id = any($1::uuid[])';

export const EXISTING = 'select id from feed.item where feed_id = any($1::int[]) and id = any($2::uuid[])';

export const WITHDRAWN = `
  select id, withdrawn_at from feed.item where id = any($1::uuid[]) and withdrawn_at is not null`;

/** `language`: an older version detected it before it was stored. */
export const DECLARED = 'select language, withdrawn_at from feed.item where id = $1';

/** Among feeds $1 below the place ($2, $3), from the time $4 on. Reads the index only. */
export const COUNT = `
  select count(*) as count from feed.item
  where feed_id = any($1::int[]) and (sort_at, id) < ($2::bigint, $3::uuid) and sort_at >= $4::bigint`;

export const COUNT_CHOSEN = `${COUNT} and id = any($5::uuid[])`;

export type WordsColumn = 'title_words' | 'all_words';

export const READ = `
  select ${COLUMNS}, case when $2 then coalesce(a.content_text, t.content_text) end as content_text
  from ${ITEMS} join feed.item_text t on t.item_id = i.id
    left join feed.article a on a.item_id = i.id and i.feed_id = any($3::int[])
  where i.id = any($1::uuid[]) ${NEWEST_FIRST}`;

/**
 * Which of the queries $2 find each of the items $1. The queries are asked one by one only of items that one of them finds,
 * as $3, their disjunction, tells at once. `|| ''` unpacks the words once instead of for each query; without `offset 0` the
 * planner may read the whole index of words.
 */
const matched = (words: string, more = ''): string => `
  select asked.id, array(select q.n from unnest($2::tsquery[]) with ordinality q (query, n) where found.words @@ q.query) as queries
  from unnest($1::uuid[]) asked (id) cross join lateral (
    select ${words} || '' as words from feed.item_text t ${more} where t.item_id = asked.id offset 0) found
  where found.words @@ $3::tsquery`;

export const matchedIn = (column: WordsColumn): string => matched(`t.${column}`);

/** Who reads articles in feeds $4 finds what they say. */
export const MATCHED_WITH_ARTICLES = matched(
  'coalesce(a.all_words, t.all_words)',
  'left join feed.article a on a.item_id = t.item_id and t.feed_id = any($4::int[])',
);
