import { Command } from '@nestjs/cqrs';
import type { Browser, SignedIn } from '../domain/browser.js';

/**
 * The link is used up, the member has a new password and is signed in. The old one may have been stolen: every other
 * session, every agent and every token of the member ends. Throws LinkUnusable, InvalidFields.
 */
export class ResetPassword extends Command<SignedIn> {
  constructor(
    readonly token: string,
    readonly password: string,
    readonly from: Browser,
  ) {
    super();
  }
}
