import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { CliCommand, type CliValues, type Say, UsageError } from '../../../../shared/delivery/cli/cli-command.js';
import { choice, eitherOrNone, integer, parsed, withDefault } from '../../../../shared/delivery/cli/parameters.js';
import { Clock, type EpochMs } from '../../../../shared/kernel/clock.js';
import { FindPerson } from '../../application/queries/find-person.js';
import {
  ListSecurityEvents,
  type RecordedSecurityEvent,
  SECURITY_EVENTS,
  type SecurityEventKind,
} from '../../../security/security.js';
import { oneLine } from '../../../../shared/delivery/cli/one-line.js';
import { PERSON, WHO } from './person-option.js';

const USUAL_LIMIT = 100;
const LARGEST_LIMIT = 10_000;

const PARAMETERS = {
  person: eitherOrNone(PERSON, WHO),
  kind: parsed('KIND,KIND', kindsFrom),
  since: parsed('24h|ISO_TIME', sinceFrom),
  limit: withDefault(integer(1, LARGEST_LIMIT), USUAL_LIMIT),
  format: withDefault(choice('json', 'text'), 'text'),
};

@Injectable()
export class SecurityEventsCommand extends CliCommand<typeof PARAMETERS> {
  readonly name = 'security:events';
  readonly summary = 'Prints who signed in, failed to, was let in or locked out; newest first.';
  readonly parameters = PARAMETERS;

  constructor(
    private readonly queries: QueryBus,
    private readonly clock: Clock,
  ) {
    super();
  }

  async run({ person, kind: kinds = [], since, limit, format }: CliValues<typeof PARAMETERS>, say: Say): Promise<void> {
    const caller = person === undefined ? null : await this.queries.execute(new FindPerson(person));
    const wanted = { caller, kinds, since: since?.(this.clock.now()) ?? null, limit };
    for (const event of await this.queries.execute(new ListSecurityEvents(wanted))) say(LINES[format](event));
  }
}

const JSON_LINE = (event: RecordedSecurityEvent): string =>
  JSON.stringify({
    at: new Date(event.at).toISOString(),
    kind: event.kind,
    caller_id: event.callerId,
    address: event.address,
    operator_id: event.operatorId,
    client: event.client,
    detail: event.detail,
  });

const NOTHING = '-';

const byOf = (operator: string | null): string | null => (operator === null ? null : `by ${operator}`);

const TEXT_LINE = ({ at, kind, callerId, operatorId, address, client, detail }: RecordedSecurityEvent): string =>
  [new Date(at).toISOString(), WORDS[kind], callerId ?? NOTHING, address ?? NOTHING, client, byOf(operatorId), detail]
    .filter((part) => part !== null)
    .map(oneLine)
    .join('  ');

const LINES = { json: JSON_LINE, text: TEXT_LINE } as const;

function kindsFrom(text: string): readonly SecurityEventKind[] {
  return text.split(',').map((word) => {
    const kind = SECURITY_EVENTS.find((known) => known === word.trim());
    if (kind === undefined) throw new UsageError(`--kind must be of ${SECURITY_EVENTS.join(', ')}, not "${word}".`);
    return kind;
  });
}

const UNITS = { m: 60_000, h: 3_600_000, d: 86_400_000 } as const;
const SPAN = /^(?<count>\d{1,6})(?<unit>[mhd])$/;
const ISO_TIME = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d:\d\d))?$/;

function sinceFrom(text: string): (now: EpochMs) => EpochMs {
  const { count, unit } = SPAN.exec(text)?.groups ?? {};
  if (unit === 'm' || unit === 'h' || unit === 'd') return (now) => now - Number(count) * UNITS[unit];
  const moment = ISO_TIME.test(text) ? Date.parse(text) : Number.NaN;
  if (!Number.isNaN(moment)) return () => moment;
  throw new UsageError(`--since must be like 24h, 7d or 2026-11-21T08:00:00Z, not "${text}".`);
}

const WORDS: Readonly<Record<SecurityEventKind, string>> = {
  signed_up: 'signed up',
  signed_in: 'signed in',
  sign_in_failed: 'failed to sign in',
  signed_out: 'signed out',
  password_changed: 'changed the password',
  password_reset: 'set a new password by a link',
  reset_link_made: 'a link for a new password was made',
  account_recovered: 'took the account over by a link in a mail',
  podcasts_renewed: 'had all podcast feeds get new addresses',
  webhooks_disabled: 'had all webhooks switched off',
  address_confirmed: 'confirmed the e-mail address',
  email_changed: 'changed the e-mail address',
  mail_refused: 'the mail server refused a mail',
  invitation_made: 'an operator made an invitation',
  anonymous_registered: 'an agent registered without a person',
  token_issued: 'a token was issued',
  token_revoked: 'a token was revoked',
  refresh_reused: 'a used refresh token came again: the grant was revoked',
  code_reused: 'a used one-time code came again: the token that it gave was revoked',
  client_registered: 'an OAuth client registered itself',
  consent_given: 'let a client in',
  consent_refused: 'refused a client',
  pairing_approved: 'approved a pairing',
  pairing_refused: 'refused a pairing',
  pairing_failed: 'entered a wrong pairing code',
  work_claimed: 'claimed the work of an anonymous agent',
  keys_rotated: 'the signing key was rotated',
  invitation_revoked: 'an operator took an invitation back',
  operator_acted: 'an operator did something to the service',
  role_granted: 'was given a role',
  role_revoked: 'lost a role',
  second_factor_added: 'set up a second factor',
  second_factor_removed: 'removed the second factor',
  second_factor_reset: 'had the second factor removed by an operator',
  second_factor_failed: 'gave a wrong code',
  recovery_codes_made: 'made new recovery codes',
  recovery_code_used: 'used a recovery code',
  member_deactivated: 'was deactivated',
  member_reactivated: 'was reactivated',
  identity_linked: 'connected an issuer with the account',
  identity_unlinked: 'disconnected an issuer from the account',
  signed_out_by_issuer: 'was signed out by an issuer',
  hold_placed: 'was put on legal hold',
  hold_released: 'had a legal hold released',
  erasure_deferred: 'is to be erased after a legal hold',
  caller_erased: 'was erased',
  data_erased: 'had records erased',
  data_expired: 'retention deleted records',
  history_viewed: 'looked at the history of a briefing',
};
