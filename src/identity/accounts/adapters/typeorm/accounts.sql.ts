/** One statement: both rows or none, without a transaction to open. */
export const ADD_MEMBER = `
  with member as (
    insert into identity.member (caller_id, email, email_key, name, password_hash, created_at)
    values ($1, $2, $3, $4, $5, $6)
    on conflict (email_key) do nothing
    returning caller_id, created_at
  )
  insert into identity.caller (id, kind, created_at) select caller_id, 'member', created_at from member`;

export const KNOWN = `
  select exists (select from identity.caller where id = $1)
      or exists (select from identity.erased_caller where caller_id = $1) as known`;
