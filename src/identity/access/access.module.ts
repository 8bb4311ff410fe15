import { Module } from '@nestjs/common';
import { payloads } from './adapters/oidc-models/payload-row.js';
import { signingKeys } from './adapters/oidc-models/signing-key-row.js';
import { claimTokens } from './adapters/typeorm/claim-token-row.js';
import { pairings } from './adapters/typeorm/pairing-row.js';
import { tokens } from './adapters/typeorm/token-row.js';
import type { ContextSchema } from '../../shared/storage/database/context-schema.js';
import { TokenVerifier } from '../../shared/delivery/http/authentication/token-verifier.js';
import { AgentCredentials, OperatorRole } from '../accounts/accounts.js';
import { AccountsModule } from '../accounts/accounts.module.js';
import { LegalHoldModule } from '../legal-hold/legal-hold.module.js';
import { SecurityModule } from '../security/security.module.js';
import { GrantRoleCommand } from './adapters/cli/grant-role.command.js';
import { IssueTokenCommand } from './adapters/cli/issue-token.command.js';
import { ListAccessCommand } from './adapters/cli/list-access.command.js';
import { ListRolesCommand } from './adapters/cli/list-roles.command.js';
import { RevokeAccessCommand } from './adapters/cli/revoke-access.command.js';
import { RevokeRoleCommand } from './adapters/cli/revoke-role.command.js';
import { RevokeTokenCommand } from './adapters/cli/revoke-token.command.js';
import { RotateKeysCommand } from './adapters/cli/rotate-keys.command.js';
import { AuthGuide } from './adapters/discovery/auth-guide.js';
import { GetATokenSection } from './adapters/discovery/get-a-token-section.js';
import { OauthContract } from './adapters/discovery/oauth-contract.js';
import { ClaimFactsListener } from './adapters/events/claim-facts.listener.js';
import { OpenRegistrationGuard } from './adapters/http/open-registration.guard.js';
import { SessionTokenVerifier } from './adapters/http/session-token-verifier.js';
import { SkillPairController } from './adapters/http/skill-pair.controller.js';
import { SkillSessionController } from './adapters/http/skill-session.controller.js';
import { SkillTokenController } from './adapters/http/skill-token.controller.js';
import { BrowserQuestions } from './adapters/oidc/browser-questions.js';
import { Grants } from './adapters/oidc-models/grants.js';
import { OAuthMetadataRoutes } from './adapters/oidc/metadata-routes.js';
import { OAuthMetadata } from './adapters/oidc/metadata.js';
import { ModelParts } from './adapters/oidc-models/model-parts.js';
import { OAuthEngine } from './adapters/oidc/oauth-engine.js';
import { OAuthRoutes } from './adapters/oidc/oauth-routes.js';
import { OidcAuthorizationServer } from './adapters/oidc/oidc-authorization-server.js';
import { Pairings } from './adapters/oidc/pairings.js';
import { OidcGrantStore } from './adapters/oidc-models/oidc-grant-store.js';
import { PayloadStore } from './adapters/oidc-models/payload-store.js';
import { ProviderFactory } from './adapters/oidc/provider-factory.js';
import { RegistrationRoute } from './adapters/oidc/registration-route.js';
import { SealedSigningKeys } from './adapters/oidc-models/sealed-signing-keys.js';
import { SkillStartController } from './adapters/oidc/skill-start.controller.js';
import { SkillTokens } from './adapters/oidc/skill-tokens.js';
import { TypeormAccessRegister } from './adapters/typeorm/typeorm-access-register.js';
import { TypeormAnonymousCallers } from './adapters/typeorm/typeorm-anonymous-callers.js';
import { TypeormClaimStore } from './adapters/typeorm/typeorm-claim-store.js';
import { TypeormPairingRegister } from './adapters/typeorm/typeorm-pairing-register.js';
import { TypeormRoleStore } from './adapters/typeorm/typeorm-role-store.js';
import { TypeormTokenStore } from './adapters/typeorm/typeorm-token-store.js';
import { AccountController } from './adapters/web/account.controller.js';
import { InteractionController } from './adapters/web/interaction.controller.js';
import { PairController } from './adapters/web/pair.controller.js';
import { SkillCompleteController } from './adapters/web/skill-complete.controller.js';
import { StrandedClaims } from './adapters/worker/stranded-claims.js';
import { AnonymousSessionLookup } from './application/anonymous-session-lookup.js';
import { BearerTokens } from './application/bearer-tokens.js';
import { ApprovePairingHandler } from './application/commands/approve-pairing.js';
import { ClaimWorkHandler } from './application/commands/claim-work.js';
import { CompleteClaimHandler } from './application/commands/complete-claim.js';
import { CompleteStrandedClaimsHandler } from './application/commands/complete-stranded-claims.js';
import { ContinueAuthorizationHandler } from './application/commands/continue-authorization.js';
import { DecideAuthorizationHandler } from './application/commands/decide-authorization.js';
import { FindPairingHandler } from './application/commands/find-pairing.js';
import { GrantRoleHandler } from './application/commands/grant-role.js';
import { IssueTokenHandler } from './application/commands/issue-token.js';
import { RedeemCodeHandler } from './application/commands/redeem-code.js';
import { RedeemPairingHandler } from './application/commands/redeem-pairing.js';
import { RefusePairingHandler } from './application/commands/refuse-pairing.js';
import { RegisterAnonymousCallerHandler } from './application/commands/register-anonymous-caller.js';
import { RevokeAccessHandler } from './application/commands/revoke-access.js';
import { RevokeRoleHandler } from './application/commands/revoke-role.js';
import { RevokeTokenHandler } from './application/commands/revoke-token.js';
import { RotateKeysHandler } from './application/commands/rotate-keys.js';
import { StartPairingHandler } from './application/commands/start-pairing.js';
import { PairingLookup } from './application/pairing-lookup.js';
import { AccessRegister } from './application/ports/access-register.js';
import { AnonymousCallers } from './application/ports/anonymous-callers.js';
import { AuthorizationServer } from './application/ports/authorization-server.js';
import { ClaimStore } from './application/ports/claim-store.js';
import { GrantStore } from './application/ports/grant-store.js';
import { PairingRegister } from './application/ports/pairing-register.js';
import { RoleStore } from './application/ports/role-store.js';
import { SigningKeys } from './application/ports/signing-keys.js';
import { TokenStore } from './application/ports/token-store.js';
import { EndAgentsHandler } from './application/commands/end-agents.js';
import { FindAuthorizationHandler } from './application/queries/find-authorization.js';
import { ExportAccountHandler } from './application/queries/export-account.js';
import { ListAccessHandler } from './application/queries/list-access.js';
import { ListRolesHandler } from './application/queries/list-roles.js';
import { GroupRoles } from './application/group-roles.js';
import { StoredOperatorRole } from './application/stored-operator-role.js';
import { StoredAgentCredentials } from './application/stored-agent-credentials.js';

const commands = [
  IssueTokenCommand,
  RevokeTokenCommand,
  ListAccessCommand,
  RevokeAccessCommand,
  GrantRoleCommand,
  RevokeRoleCommand,
  ListRolesCommand,
  RotateKeysCommand,
];

const tokensAndRoles = [
  RegisterAnonymousCallerHandler,
  IssueTokenHandler,
  RevokeTokenHandler,
  ListAccessHandler,
  ExportAccountHandler,
  RevokeAccessHandler,
  EndAgentsHandler,
  GrantRoleHandler,
  RevokeRoleHandler,
  ListRolesHandler,
];

const authorization = [
  FindAuthorizationHandler,
  ContinueAuthorizationHandler,
  DecideAuthorizationHandler,
  RotateKeysHandler,
];

const pairingAndClaims = [
  StartPairingHandler,
  FindPairingHandler,
  ApprovePairingHandler,
  RefusePairingHandler,
  RedeemPairingHandler,
  RedeemCodeHandler,
  ClaimWorkHandler,
  CompleteClaimHandler,
  CompleteStrandedClaimsHandler,
  PairingLookup,
  AnonymousSessionLookup,
  BearerTokens,
  ClaimFactsListener,
  StrandedClaims,
];

const oauthServer = [
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
  OAuthRoutes,
  RegistrationRoute,
  OAuthMetadataRoutes,
];

/** What this room tells agents and programs of itself. */
const discovery = [OauthContract, GetATokenSection, AuthGuide];

/** Who may act for whom: bearer tokens, OAuth, pairing of agents, claims of anonymous work, roles. */
@Module({
  imports: [AccountsModule, SecurityModule, LegalHoldModule],
  controllers: [
    SkillStartController,
    SkillSessionController,
    SkillPairController,
    SkillTokenController,
    AccountController,
    PairController,
    InteractionController,
    SkillCompleteController,
  ],
  providers: [
    ...tokensAndRoles,
    ...authorization,
    ...pairingAndClaims,
    ...oauthServer,
    ...discovery,
    ...commands,
    OpenRegistrationGuard,
    GroupRoles,
    { provide: AccessRegister, useClass: TypeormAccessRegister },
    { provide: AnonymousCallers, useClass: TypeormAnonymousCallers },
    { provide: AuthorizationServer, useClass: OidcAuthorizationServer },
    { provide: ClaimStore, useClass: TypeormClaimStore },
    { provide: GrantStore, useClass: OidcGrantStore },
    { provide: PairingRegister, useClass: TypeormPairingRegister },
    { provide: RoleStore, useClass: TypeormRoleStore },
    { provide: SigningKeys, useExisting: SealedSigningKeys },
    { provide: TokenStore, useClass: TypeormTokenStore },
    { provide: TokenVerifier, useClass: SessionTokenVerifier },
    { provide: AgentCredentials, useClass: StoredAgentCredentials },
    { provide: OperatorRole, useClass: StoredOperatorRole },
  ],
  exports: [TokenVerifier, AgentCredentials, OperatorRole, GroupRoles],
})
export class AccessModule {
  static readonly entities: NonNullable<ContextSchema['entities']> = [
    tokens,
    claimTokens,
    pairings,
    payloads,
    signingKeys,
  ];
}
