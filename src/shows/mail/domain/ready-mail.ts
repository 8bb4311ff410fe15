import type { EpochMs } from '../../../shared/kernel/clock.js';
import { DomainError, InvalidRequest } from '../../../shared/kernel/domain-error.js';
import type { BriefingId, CallerId } from '../../../shared/kernel/identifiers.js';

const HOUR_MS = 3_600_000;

/** After so long a briefing is no news to anybody: it was taken over from an agent, say, or the service was away. */
const NEWS_MS = 6 * HOUR_MS;
/** For so long a mail server may keep us waiting. */
const PATIENCE_MS = 24 * HOUR_MS;

/** A mail that was decided on, once for each briefing. */
export interface ReadyMail {
  readonly briefingId: BriefingId;
  readonly caller: CallerId;
  readonly decidedAt: EpochMs;
}

/**
 * taken: by the mail server. refused: by it, for ever. dropped: nobody wants it any more, it is too late, or there is
 * nothing to tell.
 */
export type ReadyMailOutcome = 'taken' | 'refused' | 'dropped';

/** Whether mails reach a member. no_server: none is sent here. unconfirmed: nobody has shown that the address is theirs. */
export type MailReach =
  | { readonly kind: 'no_server' }
  | { readonly kind: 'unconfirmed' }
  | { readonly kind: 'confirmed'; readonly address: string };

export const isNews = (at: EpochMs, now: EpochMs): boolean => now - at <= NEWS_MS;

export const isWorthWaiting = ({ decidedAt }: ReadyMail, now: EpochMs): boolean => now - decidedAt <= PATIENCE_MS;

/** An agent without a person has no address. */
export class NotificationsAreForMembers extends DomainError {
  readonly kind = 'forbidden';
  readonly code = 'forbidden';

  constructor() {
    super('Notifications are for members: sign in, and what you did so far can be taken along.');
  }
}

/** The operator has set up no mail server. */
export class NoMailHere extends InvalidRequest {
  constructor() {
    super('mail_ready cannot be true: this service sends no mail. Whoever runs it sets SMTP_URL to have some.');
  }
}
