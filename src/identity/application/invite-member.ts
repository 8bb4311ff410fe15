import { Command } from '@nestjs/cqrs';
import type { MadeLink } from '../domain/link.js';

/** For an operator to hand over. Good for that e-mail only, or for any (null). Throws EmailTaken, InvalidFields. */
export class InviteMember extends Command<MadeLink> {
  constructor(readonly email: string | null) {
    super();
  }
}
