import type { Caller } from '../../../../shared/kernel/caller.js';
import type { EpochMs } from '../../../../shared/kernel/clock.js';

export interface KeptRow {
  readonly digest: Buffer;
  readonly id: Caller['id'];
  readonly kind: Caller['kind'];
  readonly roles: Caller['roles'];
  readonly expires_at: EpochMs;
}

/** Runs before every request of somebody who is signed in. */
export const KEPT = `
  select session.digest, caller.id, caller.kind, session.expires_at,
         array(select role from identity.role_grant where caller_id = caller.id and revoked_at is null) as roles
  from identity.session join identity.caller on caller.id = session.caller_id
  where session.digest = any($1::bytea[]) and caller.deactivated_at is null`;

export const EXTEND = `
  update identity.session set expires_at = greatest(expires_at, $2) where digest = decode($1, 'hex')`;

/** The caller first: see TypeormCallerErasure.erase. */
export const HOLD = `
  with caller as materialized (
    select id from identity.caller
    where id = (select caller_id from identity.session where digest = decode($1, 'hex')) and deactivated_at is null for key share
  )
  select from identity.session
  where digest = decode($1, 'hex') and expires_at > $2 and caller_id = (select id from caller) for key share`;

export const END = `delete from identity.session where digest = decode($1, 'hex') returning caller_id as "callerId"`;
