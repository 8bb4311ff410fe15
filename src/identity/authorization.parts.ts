import { RotateKeysCommand } from './access/adapters/cli/rotate-keys.command.js';
import { BrowserQuestions } from './access/adapters/oidc/browser-questions.js';
import { Grants } from './access/adapters/oidc/grants.js';
import { OAuthMetadataRoutes } from './access/adapters/oidc/metadata-routes.js';
import { OAuthMetadata } from './access/adapters/oidc/metadata.js';
import { ModelParts } from './access/adapters/oidc/model-parts.js';
import { OAuthEngine } from './access/adapters/oidc/oauth-engine.js';
import { OAuthRoutes } from './access/adapters/oidc/oauth-routes.js';
import { OidcAuthorizationServer } from './access/adapters/oidc/oidc-authorization-server.js';
import { Pairings } from './access/adapters/oidc/pairings.js';
import { PayloadStore } from './access/adapters/oidc/payload-store.js';
import { ProviderFactory } from './access/adapters/oidc/provider-factory.js';
import { RegistrationRoute } from './access/adapters/oidc/registration-route.js';
import { SealedSigningKeys } from './access/adapters/oidc/sealed-signing-keys.js';
import { SkillStartController } from './access/adapters/oidc/skill-start.controller.js';
import { SkillTokens } from './access/adapters/oidc/skill-tokens.js';
import { KeepAuthorizations1795306210000 } from './adapters/typeorm/1795306210000-keep-authorizations.js';
import { TypeormGrantStore } from './access/adapters/typeorm/typeorm-grant-store.js';
import { ContinueAuthorizationHandler } from './access/application/commands/continue-authorization.js';
import { DecideAuthorizationHandler } from './access/application/commands/decide-authorization.js';
import { FindAuthorizationHandler } from './access/application/queries/find-authorization.js';
import { AuthorizationServer } from './access/application/ports/authorization-server.js';
import { GrantStore } from './access/application/ports/grant-store.js';
import { SigningKeys } from './access/application/ports/signing-keys.js';
import { RotateKeysHandler } from './access/application/commands/rotate-keys.js';
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
