import type { EpochMs } from '../../../../shared/kernel/clock.js';

export interface CountedRow {
  readonly key: string;
  readonly used: number;
  readonly expires_at: EpochMs;
}

/** In the order of the keys, so that two who count the same ones do not wait for each other. */
export const COUNT = `
  insert into identity.attempt as counted (key, first_at, expires_at, used)
  select decode(key, 'hex'), $3::bigint, $3::bigint + length, 1
  from unnest($1::text[], $2::bigint[]) as wanted (key, length) order by key
  on conflict (key) do update set
    used = case when counted.expires_at <= $3 then 1 else counted.used + 1 end,
    first_at = case when counted.expires_at <= $3 then excluded.first_at else counted.first_at end,
    expires_at = case when counted.expires_at <= $3 then excluded.expires_at else counted.expires_at end
  returning encode(key, 'hex') as key, used, expires_at`;

/** A window that began after the attempt has not counted it. */
export const GIVE_BACK = `
  update identity.attempt set used = used - 1
  where key = any (select decode(key, 'hex') from unnest($1::text[]) as given (key)) and first_at <= $2 and used > 0`;
