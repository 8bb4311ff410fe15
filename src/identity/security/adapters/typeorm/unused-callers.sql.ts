/**
 * $1 nothing was used later, $2 now. Who registered before uses were noted counts from their registration and from what
 * is known of their tokens.
 */
const UNUSED = `
  caller.kind = 'anonymous' and caller.held_since is null and greatest(caller.seen_at, caller.created_at) <= $1
  and not exists (
    select from identity.token token where token.caller_id = caller.id
      and ((token.expires_at > $2 and token.revoked_at is null) or greatest(token.last_used_at, token.issued_at) > $1))
  and not exists (select from identity.claim where claim.caller_id = caller.id and claim.expires_at > $2)
  and not exists (select from identity.work_claim where work_claim.anonymous_id = caller.id)`;

export const PAGE = `
  select caller.id from identity.caller where ${UNUSED} and ($3::text is null or caller.id > $3)
  order by caller.id limit $4`;

/** What another process is erasing just now is left to it. */
export const HOLD = `select caller.id from identity.caller where ${UNUSED} and caller.id = $3 for update skip locked`;

/** $1 whom, $2 now, $3 noted since then already. Members are seen by their sessions. */
export const NOTE = `
  update identity.caller set seen_at = $2
  where id = $1 and kind = 'anonymous' and coalesce(seen_at, 0) < $3`;
