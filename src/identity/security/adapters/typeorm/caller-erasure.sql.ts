import { RECORDS_OF_ERASURE } from '../../domain/security-event.js';

/** Invitations know nobody's id: they are for an e-mail. */
const LINKS_OF_CALLER = `
  caller_id = $1 or email_key = (select email_key from identity.member where caller_id = $1)`;

export const COUNT_ROWS = `
  select (select count(*) from identity.caller where id = $1)::int as accounts,
         (select count(*) from identity.token where caller_id = $1)::int as tokens,
         (select count(*) from identity.claim where caller_id = $1)::int as claims,
         (select count(*) from identity.session where caller_id = $1)::int as sessions,
         (select count(*) from identity.device where caller_id = $1)::int as browsers,
         (select count(*) from identity.link where ${LINKS_OF_CALLER})::int as links,
         (select count(*) from identity.external_identity where caller_id = $1)::int as identities,
         (select count(*) from identity.security_event
          where caller_id = $1 and kind not in (${RECORDS_OF_ERASURE.map((kind) => `'${kind}'`).join(', ')}))::int as "securityEvents"`;

/** Of tables of all rooms of identity, in the order of their references; links while the member's e-mail is known. */
export const REMOVE_ROWS: readonly string[] = [
  `delete from identity.link where ${LINKS_OF_CALLER}`,
  'delete from identity.sign_on_attempt where link_to = $1',
  ...[
    'external_identity',
    'oidc_payload',
    'token',
    'claim',
    'session',
    'device',
    'recovery_code',
    'second_factor',
    'member',
  ].map((table) => `delete from identity.${table} where caller_id = $1`),
];

/** Who they were is known to nobody but auditors from now on. What was asked first stays. */
export const DEFER = `
  insert into identity.deferred_erasure (caller_id, asked_by, operator_id, asked_at, name, email)
  select caller.id, $2, $3, $4, member.name, member.email
  from identity.caller left join identity.member on member.caller_id = caller.id where caller.id = $1
  on conflict (caller_id) do nothing`;

/** Nothing goes on in the name of somebody who asked to be erased. */
export const SHUT = 'update identity.caller set deactivated_at = coalesce(deactivated_at, $2) where id = $1';

export const REMEMBER_ERASED = `
  insert into identity.erased_caller as erased (caller_id, asked_at) values ($1, $2)
  on conflict (caller_id) do update set asked_at = erased.asked_at
  returning asked_at as "askedAt", xmax = 0 as first`;
