const COLUMNS = 'id, quick_read_id, owner, slug, revision, status, percent, state, created_at, updated_at';

/** One array for each column. */
const GIVEN = `unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::int[], $6::text[], $7::int[], $8::jsonb[],
  $9::bigint[], $10::bigint[]) given (${COLUMNS})`;

/** $1 ids. In their order, so that no two who lock rows wait for each other. */
export const lockRows = (table: string): string => `
  select id, revision, percent, state, created_at, updated_at from ${table}
  where id = any($1) order by id for update`;

/**
 * Returns the ids that were not there. A request and the projector show a new briefing at the same moment, and whoever
 * is second must wait for the first: PostgreSQL promises that for all unique columns only when no conflict target is
 * named. With one, the other columns fail now and then (SQLSTATE 23505).
 */
export const addRows = (table: string): string => `
  insert into ${table} (${COLUMNS}) select ${COLUMNS} from ${GIVEN} on conflict do nothing returning id`;

/** Rows that know more already stay as they are. */
export const updateRows = (table: string): string => `
  update ${table} own set owner = given.owner, slug = given.slug, revision = given.revision, status = given.status,
    percent = greatest(own.percent, given.percent), state = given.state, updated_at = given.updated_at
  from ${GIVEN} where own.id = given.id and own.revision < given.revision`;

/** $1 ids of briefings, $2 the statuses of their reservations. */
export const SETTLE_RESERVATIONS = `
  update briefing.ticket t set standing = s.standing from unnest($1::text[], $2::text[]) s (id, standing)
  where t.briefing_id = s.id and t.standing <> s.standing`;
