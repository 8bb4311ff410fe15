export const FIND = `
  select link.caller_id as "callerId", coalesce(member.email, link.email) as email, link.expires_at as "expiresAt"
  from identity.link left join identity.member on member.caller_id = link.caller_id
  where link.digest = decode($1, 'hex') and link.purpose = $2 and link.expires_at > $3`;

/** The caller before the link: an erasure takes their rows in that order, and two orders would wait for each other. */
export const USE = `
  with caller as materialized (
    select id from identity.caller where id = (select caller_id from identity.link where digest = decode($1, 'hex'))
    for key share
  )
  delete from identity.link where digest = decode($1, 'hex') and purpose = $2 and expires_at > $3
    and (caller_id is null or caller_id = (select id from caller))`;
