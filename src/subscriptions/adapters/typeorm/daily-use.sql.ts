/** $1 caller, $2 kind, $3 the first hour that counts. Nothing else removes hours that are over: they are a row each. */
export const REMOVE_OLD = `delete from subscriptions.daily_use where caller_id = $1 and kind = $2 and hour < $3`;

export const USED = `
  select coalesce(sum(used), 0)::int as used from subscriptions.daily_use where caller_id = $1 and kind = $2`;

/** $3 hour, $4 how many more. */
export const ADD = `
  insert into subscriptions.daily_use as known (caller_id, kind, hour, used) values ($1, $2, $3, $4)
  on conflict (caller_id, kind, hour) do update set used = known.used + excluded.used`;

export const GIVE_BACK = `
  update subscriptions.daily_use set used = greatest(0, used - $4) where caller_id = $1 and kind = $2 and hour = $3`;

export const FORGET = `delete from subscriptions.daily_use where caller_id = $1`;
