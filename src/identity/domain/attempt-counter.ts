import { DomainError } from '../../shared/kernel/domain-error.js';

/** So many attempts in a window that begins with the first one. */
export interface Counter {
  /** Says whose attempts are counted, in clear. The first word is the kind, and no two kinds share one. */
  readonly key: string;
  readonly limit: number;
  readonly windowMs: number;
}

/** Depends on what was tried from where, and on nothing else: also for accounts that do not exist. */
export class TooManyAttempts extends DomainError {
  readonly kind = 'exhausted';
  readonly code = 'too_many_attempts';

  constructor(readonly retryAfterSeconds: number) {
    super(`Too many attempts; try again in ${retryAfterSeconds} s.`);
  }
}
