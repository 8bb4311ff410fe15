import { Command } from '@nestjs/cqrs';
import type { Browser, SignedIn } from '../domain/browser.js';

export interface Newcomer {
  readonly email: string;
  readonly name: string;
  readonly password: string;
  /** The token of the link that they came with. */
  readonly invitation: string | null;
}

/**
 * Makes a member and signs them in; whoever is one already, with that e-mail and password, is only signed in. Throws
 * InvalidFields, SignUpClosed, LinkUnusable, SignUpRefused, TooManyAttempts.
 */
export class SignUp extends Command<SignedIn> {
  constructor(
    readonly newcomer: Newcomer,
    readonly from: Browser,
  ) {
    super();
  }
}
