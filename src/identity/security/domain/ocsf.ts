import type { JsonObject } from '../../../shared/kernel/json.js';
import type { RecordedSecurityEvent, SecurityEventKind } from './security-event.js';

/** The version of the Open Cybersecurity Schema Framework (schema.ocsf.io) that lines follow. */
const OCSF_VERSION = '1.5.0';

/** Classes of the category Identity & Access Management (3). */
const CLASSES = {
  accountChange: { uid: 3001, name: 'Account Change' },
  authentication: { uid: 3002, name: 'Authentication' },
  entityManagement: { uid: 3004, name: 'Entity Management' },
  userAccess: { uid: 3005, name: 'User Access Management' },
} as const;

type ClassName = keyof typeof CLASSES;

interface Meaning {
  readonly class: ClassName;
  /** `activity_id` of the class; 99: another one, which `activity_name` says. */
  readonly activity: number;
  readonly says: string;
  readonly failed?: true;
  /** Somebody should look at it. */
  readonly severe?: true;
  /** What kind of thing, where the class is about one. */
  readonly entity?: string;
}

const account = (activity: number, says: string): Meaning => ({ class: 'accountChange', activity, says });
const signIn = (activity: number, says: string): Meaning => ({ class: 'authentication', activity, says });
const entity = (kind: string, activity: number, says: string): Meaning => ({
  class: 'entityManagement',
  activity,
  says,
  entity: kind,
});
const access = (activity: number, says: string): Meaning => ({ class: 'userAccess', activity, says });

/** Activities of the classes. */
const ACCOUNT = {
  create: 1,
  enable: 2,
  passwordChange: 3,
  passwordReset: 4,
  disable: 5,
  delete: 6,
  factorOn: 10,
  factorOff: 11,
} as const;
const SIGN_IN = { logon: 1, logoff: 2, ticket: 3 } as const;
const ENTITY = { create: 1, read: 2, update: 3, delete: 4 } as const;
const ACCESS = { assign: 1, revoke: 2 } as const;
const OTHER = 99;

const MEANINGS: Readonly<Record<SecurityEventKind, Meaning>> = {
  signed_up: account(ACCOUNT.create, 'An account was made.'),
  signed_in: signIn(SIGN_IN.logon, 'Somebody signed in.'),
  sign_in_failed: { ...signIn(SIGN_IN.logon, 'A sign-in failed.'), failed: true },
  signed_out: signIn(SIGN_IN.logoff, 'Somebody signed out.'),
  password_changed: account(ACCOUNT.passwordChange, 'A password was changed.'),
  password_reset: account(ACCOUNT.passwordReset, 'A password was set by a link.'),
  reset_link_made: entity('password link', ENTITY.create, 'A link to a new password was made.'),
  account_recovered: account(OTHER, 'An account was taken back by its former address.'),
  podcasts_renewed: entity('podcast addresses', ENTITY.update, 'The addresses of podcast feeds were replaced.'),
  webhooks_disabled: entity('webhooks', ENTITY.update, 'Webhooks were switched off.'),
  address_confirmed: account(OTHER, 'An e-mail address was confirmed.'),
  email_changed: account(OTHER, 'An e-mail address was changed.'),
  mail_refused: entity('mail', ENTITY.create, 'A mail was not sent: too many.'),
  invitation_made: entity('invitation', ENTITY.create, 'Somebody was invited.'),
  anonymous_registered: account(ACCOUNT.create, 'An anonymous agent registered.'),
  token_issued: entity('token', ENTITY.create, 'A token was issued.'),
  token_revoked: entity('token', ENTITY.delete, 'A token was revoked.'),
  refresh_reused: { ...signIn(SIGN_IN.ticket, 'A used refresh token came back.'), failed: true, severe: true },
  code_reused: { ...signIn(SIGN_IN.ticket, 'A used code came back.'), failed: true, severe: true },
  client_registered: entity('OAuth client', ENTITY.create, 'A client was registered.'),
  consent_given: access(ACCESS.assign, 'Somebody let an agent in.'),
  consent_refused: { ...access(ACCESS.assign, 'Somebody did not let an agent in.'), failed: true },
  pairing_approved: access(ACCESS.assign, 'Somebody let an agent in by its code.'),
  pairing_refused: { ...access(ACCESS.assign, 'Somebody refused an agent and its code.'), failed: true },
  pairing_failed: { ...access(ACCESS.assign, 'A code of an agent was wrong.'), failed: true },
  work_claimed: account(OTHER, 'The work of an anonymous agent was taken over.'),
  keys_rotated: entity('signing keys', ENTITY.update, 'Signing keys were replaced.'),
  invitation_revoked: entity('invitation', ENTITY.delete, 'An invitation was taken back.'),
  operator_acted: entity('service', OTHER, 'An operator did something to the service.'),
  role_granted: access(ACCESS.assign, 'A role was granted.'),
  role_revoked: access(ACCESS.revoke, 'A role was taken away.'),
  second_factor_added: account(ACCOUNT.factorOn, 'A second factor was set up.'),
  second_factor_removed: account(ACCOUNT.factorOff, 'A second factor was removed by its owner.'),
  second_factor_reset: account(ACCOUNT.factorOff, 'A second factor was removed by an operator.'),
  second_factor_failed: { ...signIn(SIGN_IN.logon, 'A code of a second factor was wrong.'), failed: true },
  recovery_codes_made: entity('recovery codes', ENTITY.create, 'New recovery codes were made.'),
  recovery_code_used: entity('recovery codes', ENTITY.delete, 'A recovery code was used.'),
  member_deactivated: account(ACCOUNT.disable, 'A member was shut out.'),
  member_reactivated: account(ACCOUNT.enable, 'A member was let in again.'),
  identity_linked: account(OTHER, 'A way of signing in at an issuer was added.'),
  identity_unlinked: account(OTHER, 'A way of signing in at an issuer was taken away.'),
  signed_out_by_issuer: signIn(SIGN_IN.logoff, 'An issuer signed somebody out.'),
  hold_placed: entity('legal hold', ENTITY.create, 'The records of somebody were put on legal hold.'),
  hold_released: entity('legal hold', ENTITY.delete, 'A legal hold was released.'),
  erasure_deferred: entity('legal hold', OTHER, 'An erasure was asked for and waits for the release of a legal hold.'),
  data_erased: entity('records', ENTITY.delete, 'What a part of the service kept of somebody was erased.'),
  data_expired: entity('records', ENTITY.delete, 'Retention deleted what was older than it keeps.'),
  caller_erased: account(ACCOUNT.delete, 'A caller was erased.'),
  history_viewed: entity('briefing history', ENTITY.read, 'Somebody looked at the history of a briefing of another.'),
};

const SEVERITY = { informational: 1, medium: 3, high: 4 } as const;

export interface ExportedEvent extends RecordedSecurityEvent {
  /** The same whenever it is sent: what comes twice can be dropped by it. */
  readonly uid: string;
}

const NAME = 'Podcast Briefings';

/** One event as an object of OCSF. It names callers by their ids alone. */
export function ocsfOf(event: ExportedEvent, version: string): JsonObject {
  const { kind, at, uid, callerId, operatorId, client, address, detail } = event;
  const meaning = MEANINGS[kind];
  const { uid: classUid, name } = CLASSES[meaning.class];
  const actor = operatorId ?? callerId;
  return {
    category_uid: 3,
    category_name: 'Identity & Access Management',
    class_uid: classUid,
    class_name: name,
    activity_id: meaning.activity,
    ...(meaning.activity === OTHER && { activity_name: kind }),
    type_uid: classUid * 100 + meaning.activity,
    time: at,
    severity_id: severityOf(meaning),
    status_id: meaning.failed === true ? 2 : 1,
    message: meaning.says,
    metadata: {
      version: OCSF_VERSION,
      uid,
      log_name: 'security',
      // Of it all classes have `actor`.
      profiles: ['host'],
      product: { name: NAME, vendor_name: NAME, version },
    },
    ...whatOf(meaning, event),
    ...(actor !== null && { actor: { user: { uid: actor, name: actor } } }),
    ...(address !== null && { src_endpoint: { ip: address } }),
    unmapped: {
      kind,
      ...(meaning.class === 'entityManagement' && callerId !== null && { user: callerId }),
      ...(client !== null && { client }),
      ...(detail !== null && { detail }),
    },
  };
}

/** What it happened to, in the attributes of its class: a thing has no `user`, and a sign-in must say where to. */
function whatOf(meaning: Meaning, { kind, callerId, client, detail }: ExportedEvent): JsonObject {
  const user: JsonObject = callerId === null ? { type_id: 0, name: 'unknown' } : { uid: callerId, name: callerId };
  switch (meaning.class) {
    case 'entityManagement':
      return { entity: { type: meaning.entity ?? kind, name: detail ?? meaning.entity ?? kind } };
    case 'userAccess':
      return { user, privileges: [detail ?? client ?? kind] };
    case 'authentication':
      return { user, service: { name: NAME } };
    case 'accountChange':
      return { user };
  }
}

const severityOf = ({ severe, failed }: Meaning): number =>
  severe === true ? SEVERITY.high : failed === true ? SEVERITY.medium : SEVERITY.informational;
