import { inRange, RANGE_OF_FEED, type WordsColumn } from './items.sql.js';

/**
 * Places of the newest $2 items of feeds $1, when that is many more than there are feeds. The heads say little then: one
 * dead feed among them, and each feed would be read $2 deep. So each tells when its k-th newest was: of the feeds that
 * are first in that, $2 / k have $2 items at or after the last of their moments.
 */
const MANY_NEWEST_PLACES = `
  with depth as (
    select least($2::int, greatest(1, ceil(4.0 * $2::int / cardinality($1::int[]))))::int as k
  ), heads as materialized (
    select f.feed_id, h.newest, h.kth
    from unnest($1::int[]) as f (feed_id) cross join lateral (
      select max(n.sort_at) as newest, case when count(*) = (select k from depth) then min(n.sort_at) end as kth
      from (
        select x.sort_at from feed.item x where x.feed_id = f.feed_id ${RANGE_OF_FEED}
        order by x.sort_at desc, x.id desc limit (select k from depth)) n) h
    where h.newest is not null
  ), lowest as (
    select coalesce(
      (select kth from heads where kth is not null order by kth desc
       offset (select ceil($2::numeric / k)::int - 1 from depth) limit 1), ${Number.MIN_SAFE_INTEGER}) as at
  ), places as materialized (
    select h.id, h.sort_at
    from heads f cross join lateral (
      select x.id, x.sort_at from feed.item x
      where x.feed_id = f.feed_id ${RANGE_OF_FEED} and x.sort_at >= (select at from lowest)
      order by x.sort_at desc, x.id desc limit $2::int) h
    where f.newest >= (select at from lowest)
    order by h.sort_at desc, h.id desc limit $2::int
  )`;

/** Whether the text may hold the phrases whose probes are $7, as far as its filter knows: an older program wrote none. */
const MAY_HOLD = `(t.phrase_filter is null or not exists (
    select from unnest($7::bigint[]) p (probe) where get_bit(t.phrase_filter, p.probe % (8 * length(t.phrase_filter))) = 0))`;

/**
 * The newest items, in turn: whether each has the words $6, and may hold the phrases. Where $8, the words are not looked
 * at where the phrases cannot be: it is they that cost.
 */
export const walked = (column: WordsColumn): string => `${MANY_NEWEST_PLACES}
  select p.id, p.sort_at, ${MAY_HOLD} as fits, (not $8::boolean or ${MAY_HOLD}) and t.${column} @@ $6::tsquery as worded
  from places p join feed.item_text t on t.item_id = p.id order by p.sort_at desc, p.id desc`;

/** Who reads articles in feeds $9 searches in them, and there not in what the feed says. */
export const WALKED_WITH_ARTICLES = `${MANY_NEWEST_PLACES}
  select p.id, p.sort_at, a.all_words is not null or ${MAY_HOLD} as fits,
    (not $8::boolean or a.all_words is not null or ${MAY_HOLD})
      and coalesce(a.all_words, t.all_words) @@ $6::tsquery as worded
  from places p join feed.item_text t on t.item_id = p.id
    left join feed.article a on a.item_id = p.id and t.feed_id = any($9::int[])
  order by p.sort_at desc, p.id desc`;

/** More are rather met with the feeds of the caller before any row is looked at. */
const FEW = 300;

/**
 * Items with the words $6 in feeds $1. The index is read once for all feeds. Of a few items in the whole store, the rows
 * tell of which feeds they are; of more, an index of texts by feed and time does, from the time $9 on alone.
 * `(select …)` hides from the planner what is asked: it knows a thousand words, and takes what it does not know of for
 * so rare that it would look at every row. The indexes have no order, so all matches are looked at to find the newest:
 * $8 at most, and one that tells that there are more.
 */
const lookedUp = (column: WordsColumn, more = ''): string => `
  few as materialized (
    select t.item_id from feed.item_text t where t.${column} @@ (select $6::tsquery) limit ${FEW + 1}
  ), looked as materialized (
    (select t.item_id as id, t.sort_at, ${MAY_HOLD} as fits from feed.item_text t
    where (select count(*) from few) <= ${FEW} and t.item_id = any(array(select item_id from few))
      and t.feed_id = any($1::int[]) ${more})
    union all
    (select t.item_id, t.sort_at, ${MAY_HOLD} from feed.item_text t
    where (select count(*) from few) > ${FEW} and t.${column} @@ (select $6::tsquery)
      and (t.feed_id + 0) = any((select $1::int[])::int[]) and t.sort_at >= (select $9::bigint) ${more}
    limit $8::int + 1))`;

const LOOKED = `select l.id, l.sort_at from looked l where l.fits and ${inRange('l', 'l.id')}`;

/**
 * One row at least: `id` is null where there are none, or where there are too many to look at. `whole`: there are none
 * before the time $9 that are not among them.
 */
const newestOf = (matches: string): string => `
  select n.id, n.sort_at, o.too_many, (select count(*) from few) <= ${FEW} as whole
  from (select count(*) > $8::int as too_many from looked) o left join lateral (
    select m.id, m.sort_at from (${matches}) m where not o.too_many order by m.sort_at desc, m.id desc limit $2::int) n on true
  order by n.sort_at desc, n.id desc`;

export const indexed = (column: WordsColumn): string => `with ${lookedUp(column)} ${newestOf(LOOKED)}`;

/** Of items that have one. */
const articleWords = (feeds: string): string => `
  from feed.article a join feed.item i on i.id = a.item_id
  where i.feed_id = any($1::int[]) and i.feed_id = any(${feeds}) and a.all_words @@ $6::tsquery
    and ${inRange('i', 'i.id')}`;

const hasArticle = (feeds: string): string => `(t.feed_id = any(${feeds}) and exists (
  select from feed.article a where a.item_id = t.item_id and a.all_words is not null))`;

/** Who reads articles in feeds $10 finds what they say. */
export const INDEXED_WITH_ARTICLES = `
  with ${lookedUp('all_words', `and not ${hasArticle('$10::int[]')}`)}, articles as materialized (
    select i.id, i.sort_at ${articleWords('$10::int[]')}
    order by i.sort_at desc, i.id desc limit $2::int)
  ${newestOf(`${LOOKED} union all select id, sort_at from articles`)}`;

const among = (column: WordsColumn, more = ''): string => `
  select t.item_id as id, t.sort_at from feed.item_text t
  where t.item_id = any($8::uuid[]) and t.feed_id = any($1::int[]) and (t.${column} @@ $6::tsquery) is true and ${MAY_HOLD}
    and ${inRange('t', 't.item_id')} ${more}`;

/** Those of the items $8 that have the words. */
export const indexedAmong = (column: WordsColumn): string =>
  `${among(column)} order by t.sort_at desc, t.item_id desc limit $2::int`;

export const INDEXED_AMONG_WITH_ARTICLES = `
  select id, sort_at from (
    ${among('all_words', `and not ${hasArticle('$9::int[]')}`)}
    union all
    select i.id, i.sort_at ${articleWords('$9::int[]')} and i.id = any($8::uuid[])) found
  order by sort_at desc, id desc limit $2::int`;
