import { type ExpiringKind, UNUSED_CLIENT_MS } from '../../domain/retention.js';

interface Place {
  readonly table: string;
  /** Which rows `old` ended at $1 or earlier. Each has an index. */
  readonly over: string;
}

/** The trail of somebody on legal hold, and which agents they let in, are evidence. */
const NOT_HELD = `not exists (
  select from identity.caller held where held.id = old.caller_id and held.held_since is not null)`;

const expiring = (table: string): Place => ({ table, over: 'expires_at <= $1' });

export const PLACES: Readonly<Record<ExpiringKind, Place>> = {
  sessions: expiring('identity.session'),
  devices: expiring('identity.device'),
  links: expiring('identity.link'),
  attempts: expiring('identity.attempt'),
  replacedTokens: {
    table: 'identity.token',
    over: `expires_at <= $1 and exists (
      select from identity.token newer where newer.grant_id = old.grant_id and newer.issued_at > old.issued_at)`,
  },
  tokens: { table: 'identity.token', over: `expires_at <= $1 and ${NOT_HELD}` },
  claims: expiring('identity.claim'),
  pairings: expiring('identity.pairing'),
  signOns: expiring('identity.sign_on_attempt'),
  failedSignInsOfNobody: {
    table: 'identity.security_event',
    over: `at <= $1 and kind = 'sign_in_failed' and caller_id is null`,
  },
  securityEvents: { table: 'identity.security_event', over: `at <= $1 and ${NOT_HELD}` },
  /** A client that registered itself stays as long as anybody lets it in, and a while for those who are about to. */
  grants: {
    table: 'identity.oidc_payload',
    over: `expires_at <= $1
       or (kind = 'Client' and created_at <= $1 - ${UNUSED_CLIENT_MS} and not exists (
             select from identity.oidc_payload used
             where used.client_id = old.client_id and used.kind <> 'Client' and used.expires_at > $1))`,
  },
};

/** What another process is removing just now is left to it. */
export const remove = ({ table, over }: Place): string => `
  delete from ${table} where ctid = any (array(
    select ctid from ${table} old where ${over} limit $2 for update skip locked))`;

export const INACTIVE_ANONYMOUS = `
  select distinct caller.id from identity.token join identity.caller on caller.id = token.caller_id
  where caller.kind = 'anonymous' and caller.held_since is null and token.expires_at <= $1 and ($2::text is null or caller.id > $2)
    and not exists (select from identity.token later where later.caller_id = caller.id and later.expires_at > $1)
  order by caller.id limit $3`;
