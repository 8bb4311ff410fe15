import { BRIEFING_COLUMNS, BRIEFINGS } from './briefing-rows.js';

/** How many changes of an owner are kept for streams that are resumed: some seventy briefings. */
const KEPT = 500;

/**
 * One array for each column: owners, briefings, revisions, statuses, moments. A change that is noted already is not
 * noted again, and those that are too old go; owners in their order, so that no two who note wait for each other.
 */
export const NOTE_CHANGES = `
  with given as (
    select * from unnest($1::text[], $2::text[], $3::int[], $4::text[], $5::bigint[])
      with ordinality g (owner, briefing_id, revision, status, at, place)
  ), counted as (
    select owner, count(*) as changes from given group by owner order by owner
  ), moved as (
    insert into briefing.change_position as known (owner, position) select owner, changes from counted
    on conflict (owner) do update set position = known.position + excluded.position
    returning known.owner, known.position
  ), forgotten as (
    delete from briefing.change c using moved m where c.owner = m.owner and c.position <= m.position - ${KEPT}
  )
  insert into briefing.change (owner, position, briefing_id, revision, status, at)
  select g.owner, m.position - c.changes + row_number() over (partition by g.owner order by g.place),
         g.briefing_id, g.revision, g.status, g.at
  from given g join counted c using (owner) join moved m using (owner)
  on conflict (briefing_id, revision) do nothing`;

/** $1 owners. */
export const POSITIONS = 'select owner, position from briefing.change_position where owner = any($1)';

/** $1 owner, $2 position, $3 limit, $4 statuses that nobody sees. */
export const CHANGES_OF_OWNER = `
  select c.position, c.revision, c.status, c.at, ${BRIEFING_COLUMNS}
  from briefing.change c join ${BRIEFINGS} on b.id = c.briefing_id and b.owner = c.owner and b.status <> all($4::text[])
  where c.owner = $1 and c.position > $2 order by c.position limit $3`;

/** $1 briefing, $2 revision. */
export const CHANGES_OF_BRIEFING = `
  select position, revision, status, at from briefing.change where briefing_id = $1 and revision > $2 order by revision`;

/** $1 owners, $2 statuses. */
export const IN_STATUSES = `
  select b.owner, ${BRIEFING_COLUMNS} from ${BRIEFINGS}
  where b.owner = any($1) and b.status = any($2) order by b.created_at, b.id`;

/** $1 ids, $2 statuses that nobody sees. */
export const CURRENT = `
  select b.revision, ${BRIEFING_COLUMNS} from ${BRIEFINGS} where b.id = any($1) and b.status <> all($2::text[])`;

/** $1 owners, $2 briefings: where each of them is. */
export const HEADS = `
  select owner as whose, position from briefing.change_position where owner = any($1)
  union all select id as whose, revision as position from briefing.briefing where id = any($2)`;
