import { Command } from '@nestjs/cqrs';
import type { Browser, SignedIn } from '../domain/browser.js';

/** Signs a member in, in a browser. Throws SignInRefused, TooManyAttempts. */
export class SignIn extends Command<SignedIn> {
  constructor(
    readonly email: string,
    readonly password: string,
    readonly from: Browser,
  ) {
    super();
  }
}
