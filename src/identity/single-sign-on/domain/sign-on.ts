import { DomainError, type RefusalKind } from '../../../shared/kernel/domain-error.js';

/** Time enough for a second factor, and for finding the telephone. */
export const ATTEMPT_MS = 30 * 60_000;

/**
 * expired: it did not begin in this browser, or long ago, or came a second time. refused: by the issuer, or the person
 * there. broken: what the issuer answered proves nothing. not_admitted: not one of those who may come in. no_account: new
 * people do not become members. no_email: an account needs one. address_taken: there is another account with it.
 * not_fresh: nothing shows that they signed in there just now. somebody_else: it is not whose account it is. linked_elsewhere, linked_already: one identity is one account's, and of one issuer an account has one.
 */
export type SignOnProblem =
  | 'expired'
  | 'refused'
  | 'broken'
  | 'not_admitted'
  | 'no_account'
  | 'no_email'
  | 'address_taken'
  | 'not_fresh'
  | 'somebody_else'
  | 'linked_elsewhere'
  | 'linked_already';

const KINDS: Readonly<Record<SignOnProblem, RefusalKind>> = {
  expired: 'invalid',
  refused: 'forbidden',
  broken: 'forbidden',
  not_admitted: 'forbidden',
  no_account: 'forbidden',
  no_email: 'forbidden',
  address_taken: 'conflict',
  not_fresh: 'forbidden',
  somebody_else: 'forbidden',
  linked_elsewhere: 'conflict',
  linked_already: 'conflict',
};

/** Nobody is signed in, and nothing was connected. */
export class SignOnRefused extends DomainError {
  readonly kind: RefusalKind;
  readonly code = 'sign_on_refused';

  constructor(
    readonly problem: SignOnProblem,
    /** For the log of operators: nothing that opens anything. */
    readonly why: string = problem,
  ) {
    super(`Signing in at the issuer did not work: ${problem}.`);
    this.kind = KINDS[problem];
  }
}

/** It cannot be reached, answers too late, or with an error of its own. */
export class IssuerAway extends DomainError {
  readonly kind = 'unavailable';
  readonly code = 'issuer_away';

  constructor(readonly why: string) {
    super('The issuer at which people sign in does not answer; try again in a minute.');
  }
}

/** It is not one of ours, is not meant for us, too old, or came a second time. */
export class LogoutTokenRefused extends DomainError {
  readonly kind = 'invalid';
  readonly code = 'invalid_request';
}

/** There is no such issuer, or nothing of it is connected with the account. */
export class NoSuchIssuer extends DomainError {
  readonly kind = 'not_found';
  readonly code = 'not_found';

  constructor() {
    super('There is no such issuer.');
  }
}

/** Whoever disconnected it could not come in any more. */
export class OnlyWayIn extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'only_way_in';

  constructor() {
    super('Without that issuer, and without a password, there would be no way in.');
  }
}
