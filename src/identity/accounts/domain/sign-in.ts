import { DomainError } from '../../../shared/kernel/domain-error.js';

/** One for all reasons: who guesses learns nothing about which accounts there are. */
export class SignInRefused extends DomainError {
  readonly kind = 'forbidden';
  readonly code = 'sign_in_refused';

  constructor() {
    super('There is no account with this e-mail and password.');
  }
}

/** Said only to who knows the password, or comes from the issuer. */
export class AccountDeactivated extends DomainError {
  readonly kind = 'forbidden';
  readonly code = 'account_deactivated';

  constructor() {
    super('This account is deactivated. Whoever runs this service can let you in again; nothing of yours was deleted.');
  }
}

/** Everybody but one account signs in at an issuer: a password of theirs would open nothing. */
export class PasswordsAreOff extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'passwords_off';

  constructor() {
    super('Nobody but the break-glass account signs in by password here.');
  }
}

/** For finding the phone. */
export const CHALLENGE_MS = 10 * 60_000;

/** The password was right, and is not enough. */
export class SecondFactorNeeded extends DomainError {
  readonly kind = 'forbidden';
  readonly code = 'second_factor_needed';

  constructor(
    /** For the browser to keep, and to come back with together with a code. */
    readonly challenge: string,
  ) {
    super('A code of the second factor is needed, too.');
  }
}

/** Too much time went by after the password, or it was changed meanwhile. */
export class SignInExpired extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'sign_in_expired';

  constructor() {
    super('Too much time has passed since the password was given: sign in again.');
  }
}

/** Neutral on purpose: an account with that e-mail, or a password that is wrong for it. */
export class SignUpRefused extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'sign_up_refused';

  constructor() {
    super('This e-mail and password cannot be used to sign up; if you have an account, sign in.');
  }
}

/** The operator lets nobody sign up, or only those with an invitation. */
export class SignUpClosed extends DomainError {
  readonly kind = 'forbidden';
  readonly code = 'sign_up_closed';

  constructor() {
    super('Signing up needs an invitation from whoever runs this service.');
  }
}

/** While nobody can sign up, an invitation could not be used. */
export class InvitationsClosed extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'invitations_closed';

  constructor() {
    super('Sign-up is closed, also to those with an invitation: open it to them, or make the member yourself.');
  }
}

/** What was asked for goes by e-mail, and the operator has set up none. */
export class MailIsOff extends DomainError {
  readonly kind = 'not_found';
  readonly code = 'not_found';

  constructor() {
    super('This service sends no mail: whoever runs it can make a link to a new password.');
  }
}

/** The first account is made by the link that the program prints, and every other one in the usual ways. */
export class SetUpAlready extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'set_up_already';

  constructor() {
    super('This service has been set up: sign in.');
  }
}

/** Of a link that opens nothing: unknown, used, replaced by a newer one, or expired. */
export class LinkUnusable extends DomainError {
  readonly kind = 'not_found';
  readonly code = 'link_unusable';

  constructor() {
    super('This link has been used, has expired, or was replaced by a newer one; ask for another.');
  }
}
