import { TokenVerifier } from '../shared/delivery/http/authentication/token-verifier.js';
import { IssueTokenCommand } from './access/adapters/cli/issue-token.command.js';
import { RevokeTokenCommand } from './access/adapters/cli/revoke-token.command.js';
import { Sha256TokenMint } from './security/adapters/crypto/sha256-token-mint.js';
import { OpenRegistrationGuard } from './access/adapters/http/open-registration.guard.js';
import { SessionTokenVerifier } from './access/adapters/http/session-token-verifier.js';
import { SkillSessionController } from './access/adapters/http/skill-session.controller.js';
import { TokensOfClients1795306000000 } from './adapters/typeorm/1795306000000-tokens-of-clients.js';
import { TypeormTokenStore } from './access/adapters/typeorm/typeorm-token-store.js';
import { IssueTokenHandler } from './access/application/commands/issue-token.js';
import { TokenMint } from './security/application/ports/token-mint.js';
import { TokenStore } from './access/application/ports/token-store.js';
import { RegisterAnonymousCallerHandler } from './access/application/commands/register-anonymous-caller.js';
import { RevokeTokenHandler } from './access/application/commands/revoke-token.js';
import type { ContextParts } from '../shared/wiring/context-parts.js';

/** Bearer tokens: made, checked before each request, revoked. */
export const tokens: ContextParts = {
  controllers: [SkillSessionController],
  providers: [
    RegisterAnonymousCallerHandler,
    IssueTokenHandler,
    RevokeTokenHandler,
    OpenRegistrationGuard,
    { provide: TokenStore, useClass: TypeormTokenStore },
    { provide: TokenMint, useClass: Sha256TokenMint },
    { provide: TokenVerifier, useClass: SessionTokenVerifier },
  ],
  commands: [IssueTokenCommand, RevokeTokenCommand],
  migrations: [TokensOfClients1795306000000],
};
