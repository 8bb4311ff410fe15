import { columnsOf } from '../../../../shared/storage/database/mapped-table.js';
import type { Caller } from '../../../../shared/kernel/caller.js';
import { tokens, type TokenRow } from './token-row.js';

export interface UnrevokedRow extends Omit<TokenRow, 'digest'>, Pick<Caller, 'kind' | 'roles'> {
  readonly digest: Buffer;
}

/** Runs before every authenticated request. */
export const UNREVOKED = `
  select ${columnsOf(tokens, 'token')}, caller.kind,
         array(select role from identity.role_grant where caller_id = caller.id and revoked_at is null) as roles
  from identity.token join identity.caller on caller.id = token.caller_id
  where token.digest = any($1::bytea[]) and token.revoked_at is null and caller.deactivated_at is null`;

/** Of uses that are noted at the same time the latest stays. Anonymous callers are remembered longer than their tokens. */
export const NOTE_USE = `
  with used as (
    update identity.token set last_used_at = greatest(last_used_at, $2) where digest = decode($1, 'hex')
    returning caller_id
  )
  update identity.caller set seen_at = greatest(seen_at, $2)
  where kind = 'anonymous' and id in (select caller_id from used)`;

/** Changes a row that is revoked, too, so that the count says whether there is such a token. */
export const REVOKE = `
  update identity.token set revoked_at = coalesce(revoked_at, $2) where digest = decode($1, 'hex')`;
