import { Global, Module } from '@nestjs/common';
import { PreferencesModule } from '../preferences/preferences.module.js';
import { Members } from '../shared/delivery/cli/members.js';
import type { ContextSchema } from '../shared/storage/database/context-schema.js';
import { SessionVerifier } from '../shared/delivery/http/authentication/session-verifier.js';
import { TokenVerifier } from '../shared/delivery/http/authentication/token-verifier.js';
import { authorization } from './authorization.parts.js';
import { callers } from './callers.parts.js';
import { claims } from './claims.parts.js';
import { discovery } from './discovery.parts.js';
import { pages } from './pages.parts.js';
import { people } from './people.parts.js';
import { security } from './security.parts.js';
import { tokens } from './tokens.parts.js';

const capabilities = [callers, people, tokens, authorization, claims, security, pages, discovery];
const commands = capabilities.flatMap((parts) => parts.commands ?? []);

/** Who is asking. Global, because every authenticated request is verified here. */
@Global()
@Module({
  imports: [PreferencesModule],
  controllers: capabilities.flatMap((parts) => parts.controllers ?? []),
  providers: [...capabilities.flatMap((parts) => parts.providers ?? []), ...commands],
  exports: [TokenVerifier, SessionVerifier, Members],
})
export class IdentityModule {
  static readonly schema: ContextSchema = { migrations: capabilities.flatMap((parts) => parts.migrations ?? []) };
}
