import { RotateKeysCommand } from './adapters/cli/rotate-keys.command.js';
import { BrowserQuestions } from './adapters/oidc/browser-questions.js';
import { Grants } from './adapters/oidc/grants.js';
import { OAuthMetadataRoutes } from './adapters/oidc/metadata-routes.js';
import { OAuthMetadata } from './adapters/oidc/metadata.js';
import { ModelParts } from './adapters/oidc/model-parts.js';
import { OAuthEngine } from './adapters/oidc/oauth-engine.js';
import { OAuthRoutes } from './adapters/oidc/oauth-routes.js';
import { OidcAuthorizationServer } from './adapters/oidc/oidc-authorization-server.js';
import { Pairings } from './adapters/oidc/pairings.js';
import { PayloadStore } from './adapters/oidc/payload-store.js';
import { ProviderFactory } from './adapters/oidc/provider-factory.js';
import { RegistrationRoute } from './adapters/oidc/registration-route.js';
import { SealedSigningKeys } from './adapters/oidc/sealed-signing-keys.js';
import { SkillStartController } from './adapters/oidc/skill-start.controller.js';
import { SkillTokens } from './adapters/oidc/skill-tokens.js';
import { KeepAuthorizations1795306210000 } from './adapters/typeorm/1795306210000-keep-authorizations.js';
import { TypeormGrantStore } from './adapters/typeorm/typeorm-grant-store.js';
import { ContinueAuthorizationHandler } from './application/commands/continue-authorization.js';
import { DecideAuthorizationHandler } from './application/commands/decide-authorization.js';
import { FindAuthorizationHandler } from './application/queries/find-authorization.js';
import { AuthorizationServer } from './application/ports/authorization-server.js';
import { GrantStore } from './application/ports/grant-store.js';
import { SigningKeys } from './application/ports/signing-keys.js';
import { RotateKeysHandler } from './application/commands/rotate-keys.js';
import type { ContextParts } from '../shared/wiring/context-parts.js';

const library = [
  PayloadStore,
  Grants,
  ModelParts,
  ProviderFactory,
  SealedSigningKeys,
  OAuthEngine,
  BrowserQuestions,
  Pairings,
  SkillTokens,
  OAuthMetadata,
];

const routes = [OAuthRoutes, RegistrationRoute, OAuthMetadataRoutes];

/** The OAuth authorization server, and what it hands out. */
export const authorization: ContextParts = {
  controllers: [SkillStartController],
  providers: [
    FindAuthorizationHandler,
    ContinueAuthorizationHandler,
    DecideAuthorizationHandler,
    RotateKeysHandler,
    ...library,
    ...routes,
    { provide: AuthorizationServer, useClass: OidcAuthorizationServer },
    { provide: GrantStore, useClass: TypeormGrantStore },
    { provide: SigningKeys, useExisting: SealedSigningKeys },
  ],
  commands: [RotateKeysCommand],
  migrations: [KeepAuthorizations1795306210000],
};
