const STORED = `
  select payload, created_at as "createdAt", expires_at as "expiresAt", consumed_at as "consumedAt"
  from identity.oidc_payload`;

/** The library asks for several in each exchange. */
export const GET = `${STORED} where kind = $1 and digest = $2`;

/** The caller first: see TypeormCallerErasure.erase. */
export const HOLD_GRANT = `
  with caller as materialized (select id from identity.caller where id = $2 and deactivated_at is null for key share)
  select from identity.oidc_payload
  where kind = 'Grant' and digest = $1 and caller_id = (select id from caller) for share`;

/** A pairing that nobody has decided on. */
const UNDECIDED = `
  kind = 'DeviceCode' and user_code = $1 and expires_at > $2 and consumed_at is null
  and not payload ?| array['accountId', 'error']`;

export const DECIDE = `
  update identity.oidc_payload set payload = payload || $3::jsonb, caller_id = $4, grant_id = $5 where ${UNDECIDED}`;

export const FIND_UNDECIDED = `${STORED} where ${UNDECIDED}`;
