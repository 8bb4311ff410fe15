/**
 * What a refusal means, independent of protocols. The HTTP filter, MCP and the CLI each map it to their own codes.
 *
 * invalid: the request contradicts a rule; change it. not_found: no such thing for this caller.
 * conflict: right request, wrong state of affairs. exhausted: an allowance is used up.
 * unprocessable: well-formed, but not with what was said before. unavailable: try again later. gone: it was there, and
 * will not be again.
 */
export type RefusalKind =
  'invalid' | 'not_found' | 'forbidden' | 'conflict' | 'exhausted' | 'unprocessable' | 'unavailable' | 'gone';

/** A refusal by a rule: expected, explained to the caller, never a bug. One subclass per refusal, beside its rule. */
export abstract class DomainError extends Error {
  abstract readonly kind: RefusalKind;
  /** Stable machine word, e.g. `not_found`; goes out as the `error` field. */
  abstract readonly code: string;

  constructor(message: string) {
    super(message);
    this.name = new.target.name;
  }
}

/** The general refusal of a value; `message` names the field and what it should be. */
export class InvalidRequest extends DomainError {
  readonly kind = 'invalid';
  readonly code = 'invalid_request';
}

export class NotFound extends DomainError {
  readonly kind = 'not_found';
  readonly code = 'not_found';
}
