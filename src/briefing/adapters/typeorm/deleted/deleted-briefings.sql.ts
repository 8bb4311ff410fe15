/** $1 deleted before, $2 now, $3 how many, $4 except of those: those that were deleted longest ago. There is an index of the deleted ones. */
export const DUE = `
  select id as "briefingId", owner, (state ->> 'deletedAt')::bigint as "deletedAt", coalesce(failures, 0) as failures
  from briefing.briefing left join briefing.erasure_retry on briefing_id = id
  where status = 'deleted' and (state ->> 'deletedAt')::bigint < $1 and coalesce(retry_at, 0) <= $2
    and owner <> all($4)
  order by (state ->> 'deletedAt')::bigint limit $3`;

export const POSTPONE = `
  insert into briefing.erasure_retry as known (briefing_id, failures, retry_at) values ($1, 1, $2)
  on conflict (briefing_id) do update set failures = known.failures + 1, retry_at = excluded.retry_at`;

/** Also of those that went with their owner since they failed. */
export const SETTLE = `
  delete from briefing.erasure_retry
  where briefing_id = $1
     or not exists (select from briefing.briefing where id = briefing_id and status = 'deleted')`;
