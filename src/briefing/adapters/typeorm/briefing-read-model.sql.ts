import { BRIEFING_COLUMNS as COLUMNS, BRIEFINGS } from './briefing-rows.js';
import { SERIES } from './series.sql.js';

const NEWEST_FIRST = 'b.created_at desc, a.artifact_id collate "C" desc';

/** The state is most of a row: of two artifacts of one briefing that follow each other, the second has null. */
const COLUMNS_ONCE = COLUMNS.replace(
  'b.state',
  `case when lag(b.id) over (order by ${NEWEST_FIRST}) = b.id then null else b.state end as state`,
);

/** A row of the table is two artifacts. */
const ARTIFACTS = `${BRIEFINGS} cross join lateral
  (values ('audio_brief', b.id), ('briefing_page', b.quick_read_id)) a (kind, artifact_id)`;

/** What narrows a list, each with its value; undefined: it is not narrowed by it. */
export interface Narrowing {
  /** null: of no series. */
  readonly series: string | null | undefined;
  readonly statuses: readonly string[] | undefined;
  /** A pattern for ILIKE. */
  readonly title: string | undefined;
}

/** With the values that follow those of the page. Titles are searched row by row: one owner has some hundreds. */
const CONDITIONS: Readonly<Record<keyof Narrowing, (place: string) => string>> = {
  series: (place) => `${SERIES} = ${place}`,
  statuses: (place) => `b.status = any(${place}::text[])`,
  title: (place) => `b.state #>> '{composed,title}' ilike ${place}`,
};

const NAMES = ['series', 'statuses', 'title'] as const;

export interface PageStatement {
  readonly sql: string;
  /** They follow those of the page. */
  readonly values: readonly unknown[];
  /** Of the kind of the list. */
  readonly name: string;
}

/**
 * $1 owner, $2 kind or null for all, $3 and $4 moment and id after which the page begins, or null, $5 limit, $6
 * statuses that nobody sees.
 */
export function page(narrowing: Narrowing): PageStatement {
  const given = NAMES.filter((name) => narrowing[name] !== undefined && narrowing[name] !== null);
  const outside = narrowing.series === null ? [`${SERIES} is null`] : [];
  const conditions = [...outside, ...given.map((name, index) => CONDITIONS[name](`$${index + 7}`))];
  return {
    sql: `
  select ${COLUMNS_ONCE}, a.kind from ${ARTIFACTS}
  where b.owner = $1 and b.status <> all($6::text[]) and ($2::text is null or a.kind = $2)
    and ($3::bigint is null or b.created_at <= $3 and (b.created_at, a.artifact_id) < ($3, $4::text collate "C"))
    ${conditions.map((condition) => `and ${condition}`).join(' ')}
  order by ${NEWEST_FIRST} limit $5`,
    values: given.map((name) => narrowing[name]),
    name: [...(outside.length > 0 ? ['outside-series'] : []), ...given].join(' '),
  };
}

/** $1 id of either artifact, $2 owner, $3 statuses that are not looked for. */
export const ONE = `
  select ${COLUMNS}, a.kind from ${ARTIFACTS}
  where (b.id = $1 or b.quick_read_id = $1) and a.artifact_id = $1 and b.owner = $2 and b.status <> all($3::text[])`;

/** $1 id of either artifact. */
export const ID_OF = 'select b.id from briefing.briefing b where b.id = $1 or b.quick_read_id = $1';

/** $1 slug, $2 statuses that nobody sees. */
export const BY_SLUG = `select ${COLUMNS} from ${BRIEFINGS} where b.slug = $1 and b.status <> all($2::text[])`;
