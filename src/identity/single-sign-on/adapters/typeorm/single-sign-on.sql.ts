import { columnsOf } from '../../../../shared/storage/database/mapped-table.js';
import { externalIdentities } from './external-identity-row.js';

/** Of two who come back with one state at once, one finds it. */
export const TAKE_ATTEMPT = `
  delete from identity.sign_on_attempt
  where digest = decode($1, 'hex') and browser = decode($2, 'hex') and issuer_key = $3 and expires_at > $4
  returning link_to as "linkTo", confirms, return_to as "returnTo", expires_at as "expiresAt"`;

export const ADD_IDENTITY = `
  insert into identity.external_identity (issuer, subject, caller_id, linked_at, seen_at)
  values ($1, $2, $3, $4, $5) on conflict do nothing`;

/** $1: now, $2: until when nobody else gets them. */
export const TAKE_DUE = `
  update identity.external_identity as due set check_at = $2
  where (issuer, subject) in (
    select issuer, subject from identity.external_identity
    where check_at <= $1 and refresh_token is not null order by check_at limit $3 for update skip locked)
  returning ${columnsOf(externalIdentities, 'due')}`;

/** The caller first: see TypeormCallerErasure.erase. $3: null, for all sessions of that person. */
export const END_SESSIONS = `
  with caller as materialized (select id from identity.caller where id = $1 for key share)
  delete from identity.session where caller_id = (select id from caller)
    and digest in (
      select digest from identity.external_session where issuer = $2 and ($3::text is null or sid = $3))`;

export const SUBJECT_OF = `
  select subject from identity.external_session where issuer = $1 and sid = $2 limit 1`;
