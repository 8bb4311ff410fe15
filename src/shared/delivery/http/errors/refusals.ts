import type { RequiredRole } from '../../../kernel/caller.js';

/** Refusals of the HTTP layer itself; rules of the domain throw a DomainError. */
export class Unauthorized extends Error {
  override readonly name = 'Unauthorized';

  constructor(
    /** Value of `WWW-Authenticate` (RFC 9110 §11.6.1). */
    readonly challenge: string,
    message = 'No valid bearer token came with the request: it is missing, over, or made for something else. Send it as "Authorization: Bearer <token>"; /auth.md tells how to get one.',
  ) {
    super(message);
  }
}

/** The token is valid, but its scope does not cover this operation (RFC 6750 §3.1). */
export class InsufficientScope extends Error {
  override readonly name = 'InsufficientScope';

  constructor(
    readonly challenge: string,
    scope: string,
  ) {
    super(`The token lacks the scope ${scope}; ask for one that has it.`);
  }
}

/** The credentials are good, and whoever they stand for lacks the role. */
export class RoleRequired extends Error {
  override readonly name = 'RoleRequired';

  constructor(role: RequiredRole) {
    super(`This is for members with the role ${[role].flat().join(' or ')}.`);
  }
}

/** The browser reports a cross-site request. */
export class CrossSite extends Error {
  override readonly name = 'CrossSite';

  constructor() {
    super('Requests with the session of a browser are taken from our own pages only.');
  }
}

/** The CSRF token is missing, or of another browser or session. */
export class FormRefused extends Error {
  override readonly name: string = 'FormRefused';

  constructor(message = 'This form is no longer valid; load the page again.') {
    super(message);
  }
}

/** Nor is there the cookie that goes with it: the browser was not asked yet, or keeps none. */
export class FormCookieMissing extends FormRefused {
  override readonly name = 'FormCookieMissing';

  constructor() {
    super('The browser did not send the cookie of this form: allow cookies of this service, and load the page again.');
  }
}

/** The page requires a session; the browser is redirected to /signin. */
export class SignInRequired extends Error {
  override readonly name = 'SignInRequired';

  constructor(
    /** Where to go on afterwards: a path of ours with its query; null: nowhere in particular. */
    readonly returnTo: string | null,
  ) {
    super('Sign in at /signin first.');
  }
}

export class RateLimited extends Error {
  override readonly name = 'RateLimited';

  constructor(readonly retryAfterSeconds: number) {
    super(`Too many requests; try again in ${retryAfterSeconds} s.`);
  }
}

export class UnknownRoute extends Error {
  override readonly name = 'UnknownRoute';

  constructor(method: string, path: string) {
    super(`There is no ${method} ${path.slice(0, 200)}; /docs lists what there is.`);
  }
}

export class MethodNotAllowed extends Error {
  override readonly name = 'MethodNotAllowed';

  constructor(readonly allowed: readonly string[]) {
    super(`Use ${allowed.join(' or ')}.`);
  }
}

export class UnsupportedMediaType extends Error {
  override readonly name = 'UnsupportedMediaType';
}
