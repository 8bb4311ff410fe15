import { DomainError } from '../../../shared/kernel/domain-error.js';

/** The authorization that a browser was asked about is over, was never there, or began in another browser. */
export class AuthorizationGone extends DomainError {
  readonly kind = 'not_found';
  readonly code = 'not_found';

  constructor() {
    super('This request for access is over. Go back to the program that asked for it, and begin again.');
  }
}

/** One message for unknown, used and expired codes and for a wrong verifier: nobody learns which (RFC 6749 §5.2). */
export class CodeRefused extends DomainError {
  readonly kind = 'invalid';
  readonly code = 'invalid_grant';

  constructor() {
    super(
      'code and code_verifier are not accepted: a code works once, for 10 minutes, with the verifier it began with.',
    );
  }
}

/** RFC 8628 §3.5. */
export class PairingPending extends DomainError {
  readonly kind = 'invalid';
  readonly code = 'authorization_pending';

  constructor() {
    super('Nobody has entered the user code yet. Ask again after the interval.');
  }
}

export class PairingRefused extends DomainError {
  readonly kind = 'invalid';
  readonly code = 'access_denied';

  constructor() {
    super('The person refused. Do not ask again without being told to.');
  }
}

/** Also for a device code that is unknown or used. */
export class PairingExpired extends DomainError {
  readonly kind = 'invalid';
  readonly code = 'expired_token';

  constructor() {
    super('This device_code is over: it works once, for 10 minutes. Start the pairing again.');
  }
}
