import type { Audience, Caller } from '../../../../shared/kernel/caller.js';
import type { EpochMs } from '../../../../shared/kernel/clock.js';

export interface UnrevokedRow {
  readonly digest: Buffer;
  readonly id: Caller['id'];
  readonly kind: Caller['kind'];
  readonly roles: Caller['roles'];
  readonly client: string;
  readonly client_name: string | null;
  readonly audience: Audience;
  readonly scopes: readonly string[];
  readonly grant_id: string | null;
  readonly issued_at: EpochMs;
  readonly expires_at: EpochMs;
  readonly last_used_at: EpochMs | null;
}

/** Runs before every authenticated request. */
export const UNREVOKED = `
  select token.digest, token.client, token.client_name, token.audience, token.scopes, token.grant_id,
         token.issued_at, token.expires_at, token.last_used_at, caller.id, caller.kind,
         array(select role from identity.role_grant where caller_id = caller.id and revoked_at is null) as roles
  from identity.token join identity.caller on caller.id = token.caller_id
  where token.digest = any($1::bytea[]) and token.revoked_at is null`;
