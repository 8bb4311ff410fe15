/**
 * All that we say to the private table of pg-boss, because its interface cannot. A test pins the columns, types and
 * states that stand here, so that an update of pg-boss that changes them is noticed.
 */
const ACTIVE = `
  select name, id, retry_count as "retryCount" from jobs.job
   where state = 'active' and policy = 'exclusive'`;

/** Nothing of it changes with a heartbeat. Two nodes may start at once; where it is, a start waits for nobody. */
const INDEX_ACTIVE = `
  do $$
  begin
    if to_regclass('jobs.job_active') is null then
      perform pg_advisory_xact_lock(hashtextextended('jobs.job_active', 0));
      create index if not exists job_active on jobs.job_common (name) where state = 'active';
    end if;
  end $$`;

/**
 * Jobs whose worker sends no heartbeat any more. They are failed as pg-boss fails them, so a retry is counted and
 * delayed. pg-boss does this itself, but together with its statistics, once a minute.
 */
const STALE = `${ACTIVE} and heartbeat_on + heartbeat_seconds * interval '1 s' < now()`;

/** As if it had never been leased: without a start, the next attempt does not count as a retry. */
const RELEASE = `
  update jobs.job set state = 'created', started_on = null, heartbeat_on = null, start_after = now()
   where name = $1 and id = $2 and state = 'active' and retry_count = $3`;

/**
 * Queues with jobs that may begin: `created` and `retry` stand before `active`. Queue by queue, each up to its first such
 * job: every worker asks this every second, and reading all that waits would take longer the more there is to do.
 */
const DUE = `
  select name from jobs.queue where exists (
    select from jobs.job
     where job.name = queue.name and state < 'active' and not blocked and start_after <= now())`;

/** Of every queue; `created` and `retry` stand before `active`. */
const WAITS = `
  select queue.name as queue, greatest(0, extract(epoch from now() - oldest.at) * 1000)::bigint as ms
    from jobs.queue left join lateral (
      select min(start_after) as at from jobs.job
       where job.name = queue.name and state < 'active' and not blocked and start_after <= now()) oldest on true
   order by 1`;

/** Of jobs that were given up; `output` is what pg-boss kept of the last error. */
const FAILED = `
  select name as queue, id, (extract(epoch from completed_on) * 1000)::bigint as "failedAt", retry_count + 1 as attempts,
         left(coalesce(output ->> 'message', ''), 500) as why
    from jobs.job where state = 'failed'`;

/** A job of the same key that waits or runs does the same work. */
const RETRYABLE = `
  select id from jobs.job failed where name = $1 and id = $2 and state = 'failed' and not exists (
    select from jobs.job other where other.name = failed.name and other.singleton_key = failed.singleton_key
       and other.state <= 'active')`;

export const PG_BOSS_SQL = {
  indexActive: INDEX_ACTIVE,
  active: ACTIVE,
  stale: STALE,
  release: RELEASE,
  due: DUE,
  waits: WAITS,
  failed: FAILED,
  retryable: RETRYABLE,
} as const;
