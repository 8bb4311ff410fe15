import { CreateMemberCommand } from './adapters/cli/create-member.command.js';
import { Argon2PasswordHasher } from './adapters/crypto/argon2-password-hasher.js';
import { CreateMemberHandler } from './application/create-member.js';
import { PasswordHasher } from './application/ports/password-hasher.js';
import type { ContextParts } from './context-parts.js';

/** Members, their passwords and their sessions in a browser. */
export const people: ContextParts = {
  providers: [CreateMemberHandler, { provide: PasswordHasher, useClass: Argon2PasswordHasher }],
  commands: [CreateMemberCommand],
};
