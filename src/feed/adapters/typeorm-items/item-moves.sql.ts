/**
 * Of the items of feed $1, those that feed $2 has too: by their guid, else by their link with the same title or date.
 * Their ids stand for the twins from now on, with all that stood for them, and a twin of what is kept is kept.
 */
export const REMEMBER_TWINS = `
  with pair as (
    select i.id as old_id, o.id as into_id, 0 as place
    from feed.item i join feed.item o on o.feed_id = $2 and o.guid_hash = i.guid_hash where i.feed_id = $1
    union all
    select i.id, o.id, 1
    from feed.item i join feed.item o on o.feed_id = $2 and o.link_hash = i.link_hash
      and (o.title = i.title or o.published_at = i.published_at)
    where i.feed_id = $1
  ), twin as (
    select distinct on (old_id) old_id, into_id from pair order by old_id, place, into_id
  ), passed_on as (
    update feed.merged_item merged set into_id = twin.into_id from twin where merged.into_id = twin.old_id
  ), kept as (
    update feed.item o set kept = true
    where o.id in (select t.into_id from twin t join feed.item i on i.id = t.old_id where i.kept) and not o.kept
  )
  insert into feed.merged_item (old_id, into_id) select old_id, into_id from twin`;

/** Arrays, not joins: joined with the twins of all feeds, the index of all items is read from end to end. */
export const REMOVE_TWINS = `
  delete from feed.item where id = any(array(
    select old_id from feed.merged_item
    where old_id = any(array(select id from feed.item where feed_id = $1))))`;

export const ANY_LEFT = 'select exists (select from feed.item where feed_id = $1) as found';

/** What ids of items mean today, those of twins included. */
const NAMED = `
  select asked.id as asked_id, coalesce(merged.into_id, asked.id) as id
  from unnest($1::uuid[]) asked (id) left join feed.merged_item merged on merged.old_id = asked.id`;

export const SHARE_FEEDS = `
  select id from feed.feed
  where id in (select i.feed_id from (${NAMED}) named join feed.item i on i.id = named.id) order by id for share`;

/** In one order, so that two who keep the same items wait for each other instead of for ever. */
export const KEEP = `
  with named as (${NAMED}),
  found as (select id from feed.item where id in (select id from named) order by id for no key update),
  kept as (update feed.item set kept = true where id in (select id from found) returning id)
  select named.asked_id as id from named join kept on kept.id = named.id`;
