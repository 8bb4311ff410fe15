import type { EpochMs } from '../../../shared/kernel/clock.js';
import type { CallerId } from '../../../shared/kernel/identifiers.js';

/** What operators can ask for. Stable words: only ever added to. */
export const SECURITY_EVENTS = [
  'signed_up',
  'signed_in',
  'sign_in_failed',
  'signed_out',
  'password_changed',
  'password_reset',
  'reset_link_made',
  'account_recovered',
  'podcasts_renewed',
  'webhooks_disabled',
  'address_confirmed',
  'email_changed',
  'mail_refused',
  'invitation_made',
  'anonymous_registered',
  'token_issued',
  'token_revoked',
  'refresh_reused',
  'code_reused',
  'client_registered',
  'consent_given',
  'consent_refused',
  'pairing_approved',
  'pairing_refused',
  'pairing_failed',
  'work_claimed',
  'keys_rotated',
  'invitation_revoked',
  'operator_acted',
  'role_granted',
  'role_revoked',
  'second_factor_added',
  'second_factor_removed',
  'second_factor_reset',
  'second_factor_failed',
  'recovery_codes_made',
  'recovery_code_used',
  'member_deactivated',
  'member_reactivated',
  'identity_linked',
  'identity_unlinked',
  'signed_out_by_issuer',
  'hold_placed',
  'hold_released',
  'erasure_deferred',
  'caller_erased',
  'data_erased',
  'data_expired',
  'history_viewed',
] as const;

/** They tell what became of somebody's records, and nothing of who they were: they stay when the person is erased. */
export const RECORDS_OF_ERASURE = [
  'hold_placed',
  'hold_released',
  'erasure_deferred',
  'caller_erased',
  'data_erased',
] as const;

/** What was deleted, by whom and why, or why not. */
export const RECORDS_OF_DELETION = [...RECORDS_OF_ERASURE, 'data_expired'] as const;

export type SecurityEventKind = (typeof SECURITY_EVENTS)[number];

export interface SecurityEvent {
  readonly kind: SecurityEventKind;
  /** Whom it is about; null: nobody we know, e.g. a failed sign-in with an unknown e-mail. */
  readonly callerId: CallerId | null;
  /** The OAuth client or agent that it concerns, or the issuer at which somebody signed in. */
  readonly client: string | null;
  /** Which operator did it to them, on a page or by an agent; null: themselves, or the command line. */
  readonly operatorId: CallerId | null;
  /** Where the request came from; null: the command line, or the program itself. */
  readonly address: string | null;
  /** A few words more, never a secret, an e-mail or a password. */
  readonly detail: string | null;
}

export interface RecordedSecurityEvent extends SecurityEvent {
  readonly at: EpochMs;
}
