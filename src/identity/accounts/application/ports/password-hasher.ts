import { DomainError } from '../../../../shared/kernel/domain-error.js';

/** Too many passwords at once for this process: nothing was checked. */
export class HasherBusy extends DomainError {
  readonly kind = 'unavailable';
  readonly code = 'busy';

  constructor() {
    super('Too many people sign in right now; try again in a few seconds.');
  }
}

/** Makes passwords useless to whoever steals the database. Every method may throw HasherBusy. */
export abstract class PasswordHasher {
  /** Self-describing, with its own salt. */
  abstract hash(password: string): Promise<string>;
  /** Whether the hash is of that password. Without a hash the answer is no, and takes as long. */
  abstract verify(password: string, hash: string | null): Promise<boolean>;
  /** Whether `hash` would make a better one by now. */
  abstract isOutdated(hash: string): boolean;
}
