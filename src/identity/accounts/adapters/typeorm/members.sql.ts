/** The caller first: see TypeormCallerErasure.erase. */
export const HOLD = `
  with caller as materialized (select id from identity.caller where id = $1 for key share)
  select password_hash as "passwordHash" from identity.member
  where caller_id = (select id from caller) for no key update`;

/**
 * Links to the address of before stay: they take the account back. Of two who want one address the second waits for the first. $1: the member, $2: the address, $3: its key, $4 and $5: since when it is known.
 */
export const SET_EMAIL = `
  with changed as (
    update identity.member set email = $2, email_key = $3, confirmed_at = $4, owner_proven_at = $5
    where caller_id = $1 and not exists (select from identity.member where email_key = $3 and caller_id <> $1)
    returning caller_id
  ),
  link as (delete from identity.link where caller_id = (select caller_id from changed) and purpose <> 'return')
  select caller_id from changed`;

export const SET = `
  with link as (delete from identity.link where caller_id = $1 and purpose <> 'return')
  update identity.member set password_hash = $2 where caller_id = $1`;
