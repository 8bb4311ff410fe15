/** Refusals of the HTTP kit itself; rules of the domain throw a DomainError. */
export class Unauthorized extends Error {
  override readonly name = 'Unauthorized';

  constructor(
    /** Value of `WWW-Authenticate` (RFC 6750 §3). */
    readonly challenge: string,
  ) {
    super('A valid bearer token is needed: send it as "Authorization: Bearer <token>".');
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
