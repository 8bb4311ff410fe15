import { SERIES } from './series.sql.js';

/**
 * $1 owner, $2 how many, and of one series $3 its id. Without a series from the index `briefing_ready` alone. One row: of
 * hundreds the reading would take longer than the search.
 */
export const readyBriefings = (series: string | null): string => `
  select string_agg(id || ' ' || revision || ' ' || updated_at, ',' order by created_at desc, id desc) as listed
  from (
    select id, revision, updated_at, created_at from briefing.briefing
    where owner = $1 and status = 'ready' ${series === null ? '' : `and ${SERIES} = $3`}
    order by created_at desc, id desc limit $2
  ) newest`;
