import type { Caller } from '../../../../shared/kernel/caller.js';
import type { EpochMs } from '../../../../shared/kernel/clock.js';
import type { TokenRow } from './token-row.js';

export interface HeldTokenRow extends Omit<TokenRow, 'callerId'> {
  readonly callerKind: Caller['kind'];
}

export interface ConsentRow {
  readonly grantId: string;
  readonly grantedAt: EpochMs;
  /** null: it has no refresh token that works. */
  readonly renewableUntil: EpochMs | null;
}

/** Not `for update`: whoever issues a token holds its consent and needs the caller's key, and would wait for us. */
export const HOLD = 'select from identity.caller where id = $1 for no key update';

export const TOKENS = `
  select encode(digest, 'hex') as digest, caller.kind as "callerKind", client, token.client_name as "clientName",
         audience, scopes, grant_id as "grantId", issued_at as "issuedAt", expires_at as "expiresAt",
         revoked_at as "revokedAt", last_used_at as "lastUsedAt"
  from identity.token join identity.caller on caller.id = token.caller_id
  where caller_id = $1 order by issued_at desc, digest`;

/** A refresh token without its consent is worth nothing. */
export const CONSENTS = `
  select grant_id as "grantId", consent.created_at as "grantedAt",
         (select max(expires_at) from identity.oidc_payload renewal
          where renewal.grant_id = consent.grant_id and kind = 'RefreshToken' and consumed_at is null) as "renewableUntil"
  from identity.oidc_payload consent where caller_id = $1 and kind = 'Grant'`;
