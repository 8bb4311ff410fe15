import { Command } from '@nestjs/cqrs';
import type { CallerId } from '../../shared/kernel/identifiers.js';
import type { Browser, SignedIn } from '../domain/browser.js';

export interface PasswordChange {
  readonly caller: CallerId;
  readonly current: string;
  readonly next: string;
}

/**
 * A new password and a new session; every other session of the member ends, agents stay signed in. Throws
 * InvalidFields (`current` is wrong, `password` is no good), TooManyAttempts.
 */
export class ChangePassword extends Command<SignedIn> {
  constructor(
    readonly change: PasswordChange,
    readonly from: Browser,
  ) {
    super();
  }
}
