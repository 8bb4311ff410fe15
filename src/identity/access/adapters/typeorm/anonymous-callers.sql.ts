/** One statement: all rows or none, without a transaction to open. */
export const ADD_ANONYMOUS = `
  with caller as (
    insert into identity.caller (id, kind, client_name, created_at) values ($1, 'anonymous', $2, $3)
  ), token as (
    insert into identity.token (digest, caller_id, client, client_name, audience, scopes, issued_at, expires_at)
    values (decode($4, 'hex'), $1, $5, $2, $6, $7, $8, $9)
  )
  insert into identity.claim (digest, caller_id, expires_at) values (decode($10, 'hex'), $1, $11)`;
