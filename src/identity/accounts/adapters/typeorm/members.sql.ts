/** The caller first: see TypeormCallerErasure.erase. */
export const HOLD = `
  with caller as materialized (select id from identity.caller where id = $1 for key share)
  select password_hash as "passwordHash" from identity.member
  where caller_id = (select id from caller) for no key update`;

export const SET = `
  with link as (delete from identity.link where caller_id = $1)
  update identity.member set password_hash = $2 where caller_id = $1`;
