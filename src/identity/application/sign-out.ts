import { Command } from '@nestjs/cqrs';
import type { Visit } from '../domain/visit.js';

/** Ends the session, here and now. One that has ended stays so. */
export class SignOut extends Command<void> {
  constructor(
    readonly sessionToken: string,
    readonly visit: Visit,
  ) {
    super();
  }
}
