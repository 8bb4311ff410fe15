import { Command } from '@nestjs/cqrs';
import type { MadeLink } from '../domain/link.js';

/** For an operator to hand over: whoever has it chooses a new password. An older one ends. Throws NoSuchMember. */
export class MakeResetLink extends Command<MadeLink> {
  constructor(readonly email: string) {
    super();
  }
}
