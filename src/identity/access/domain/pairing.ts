import type { EpochMs } from '../../../shared/kernel/clock.js';
import { DomainError } from '../../../shared/kernel/domain-error.js';
import type { CallerId } from '../../../shared/kernel/identifiers.js';
import type { Counter } from '../../domain/attempt-counter.js';
import type { Visit } from '../../domain/visit.js';

/** A person who is signed in, at the page where agents are paired. */
export interface PairingPerson {
  readonly caller: CallerId;
  readonly visit: Visit;
}

/** The work of an anonymous caller is a member's from then on. */
export interface Claim {
  readonly anonymous: CallerId;
  readonly member: CallerId;
  readonly claimedAt: EpochMs;
}

/** A claim takes seconds; what has not arrived after this is waited for no longer. */
export const STRANDED_AFTER_MS = 5 * 60_000;

const TRIES_WINDOW_MS = 10 * 60_000;

/** An agent that keeps the interval may be this early: nobody's timers and lines are exact. */
export const EARLY_MS = 1_000;

/** Wrong user codes, of a person and of an address: 20^8 are too many to try at this pace (RFC 8628 §5.1). */
export const countersOfPerson = ({ caller, visit }: PairingPerson): readonly Counter[] => [
  { key: `pairing ${caller}`, limit: 5, windowMs: TRIES_WINDOW_MS },
  { key: `pairing at ${visit.address}`, limit: 20, windowMs: TRIES_WINDOW_MS },
];

/** Also for a code that was used, refused or has expired: who guesses learns nothing. */
export class PairingNotFound extends DomainError {
  readonly kind = 'not_found';
  readonly code = 'not_found';

  constructor() {
    super('There is no agent waiting with this code. Codes work once, for 10 minutes; ask the agent for a new one.');
  }
}

/** RFC 8628 §3.5. */
export class PollingTooFast extends DomainError {
  readonly kind = 'invalid';
  readonly code = 'slow_down';

  constructor() {
    super('You ask too often. Wait for the interval that the pairing began with, and 5 seconds more.');
  }
}

/** Who pairs with the token of a member has nothing to claim and is signed in already. */
export class SignedInAlready extends DomainError {
  readonly kind = 'invalid';
  readonly code = 'invalid_request';

  constructor() {
    super("This token is a member's already. Pair without a token to sign in somebody else.");
  }
}

export class ClaimTokenRefused extends DomainError {
  readonly kind = 'invalid';
  readonly code = 'invalid_grant';

  constructor() {
    super(
      'claim_token is not accepted: it works for 7 days, until the work is claimed, for the agent that it was given to.',
    );
  }
}

/** Somebody else was faster. */
export class ClaimedByAnother extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'claimed_already';

  constructor() {
    super('Somebody else has taken over the work of this agent already.');
  }
}

/** The anonymous caller was erased. */
export class NothingToClaim extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'nothing_to_claim';

  constructor() {
    super('The work of this agent is not there any more, so it cannot be taken over.');
  }
}
