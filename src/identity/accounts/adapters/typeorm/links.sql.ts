/** The beginning of the digest of the token: long enough to name one, and of no use to whoever reads it. */
const REF = `left(encode(digest, 'hex'), 24)`;

export const INVITATIONS = `
  select ${REF} as ref, email, expires_at as "expiresAt" from identity.link
  where purpose = 'invitation' and expires_at > $1 order by expires_at desc, ref`;

export const REMOVE_INVITATION = `delete from identity.link where purpose = 'invitation' and ${REF} = $1`;

export const FIND = `
  select link.caller_id as "callerId", coalesce(link.email, member.email) as email, link.mailed, link.expires_at as "expiresAt"
  from identity.link left join identity.member on member.caller_id = link.caller_id
  where link.digest = decode($1, 'hex') and link.purpose = $2 and link.expires_at > $3`;

/**
 * The caller and the member before the link: an erasure and another link of the same member take their rows in that order,
 * and two orders would wait for each other.
 */
export const USE = `
  with caller as materialized (
    select id from identity.caller where id = (select caller_id from identity.link where digest = decode($1, 'hex'))
    for key share
  ),
  member as materialized (
    select caller_id from identity.member where caller_id = (select id from caller) for no key update
  )
  delete from identity.link where digest = decode($1, 'hex') and purpose = $2 and expires_at > $3
    and (caller_id is null or caller_id = (select caller_id from member))`;

/** Of two at once the second waits for the first, and finds none. $1: the digest, $2: now. */
export const USE_SETUP = `
  with gone as (delete from identity.link where purpose = 'setup' returning digest, expires_at)
  select from gone where digest = decode($1, 'hex') and expires_at > $2`;
