const COLUMNS = `b.id, b.quick_read_id, b.slug, b.state, b.percent, b.created_at, b.updated_at,
  p.percent as noted_percent, p.noted_at`;

/** What the histories say, and how far the recording is between two events. */
const BRIEFINGS = 'briefing.briefing b left join briefing.progress p on p.briefing_id = b.id';

/** A row of the table is two artifacts. */
const ARTIFACTS = `${BRIEFINGS} cross join lateral
  (values ('audio_brief', b.id), ('briefing_page', b.quick_read_id)) a (kind, artifact_id)`;

/**
 * $1 owner, $2 kind or null for all, $3 and $4 moment and id after which the page begins, or null, $5 limit, $6 the
 * status that nobody sees.
 */
export const PAGE = `
  select ${COLUMNS}, a.kind from ${ARTIFACTS}
  where b.owner = $1 and b.status <> $6 and ($2::text is null or a.kind = $2)
    and ($3::bigint is null or b.created_at <= $3 and (b.created_at, a.artifact_id) < ($3, $4::text collate "C"))
  order by b.created_at desc, a.artifact_id collate "C" desc limit $5`;

/** $1 id of either artifact, $2 owner, $3 the status that nobody sees. */
export const ONE = `
  select ${COLUMNS}, a.kind from ${ARTIFACTS}
  where (b.id = $1 or b.quick_read_id = $1) and a.artifact_id = $1 and b.owner = $2 and b.status <> $3`;

/** $1 id of either artifact. */
export const ID_OF = 'select b.id from briefing.briefing b where b.id = $1 or b.quick_read_id = $1';

/** $1 slug, $2 the status that nobody sees. */
export const BY_SLUG = `select ${COLUMNS} from ${BRIEFINGS} where b.slug = $1 and b.status <> $2`;
