import { DomainError } from '../../../shared/kernel/domain-error.js';

/** One for all reasons: who guesses learns nothing about which accounts there are. */
export class SignInRefused extends DomainError {
  readonly kind = 'forbidden';
  readonly code = 'sign_in_refused';

  constructor() {
    super('There is no account with this e-mail and password.');
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

/** Of a link that opens nothing: unknown, used, replaced by a newer one, or expired. */
export class LinkUnusable extends DomainError {
  readonly kind = 'not_found';
  readonly code = 'link_unusable';

  constructor() {
    super('This link has been used, has expired, or was replaced by a newer one; ask for another.');
  }
}
