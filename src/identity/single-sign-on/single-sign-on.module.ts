import { Module } from '@nestjs/common';
import type { ContextSchema } from '../../shared/storage/database/context-schema.js';
import { LinkedIdentities } from '../access/access.js';
import { ExportedIdentities } from './application/exported-identities.js';
import { AccessModule } from '../access/access.module.js';
import { ForeignSignIn } from '../accounts/accounts.js';
import { AccountsModule } from '../accounts/accounts.module.js';
import { SecurityModule } from '../security/security.module.js';
import { LinkIdentityCommand } from './adapters/cli/link-identity.command.js';
import { BackchannelLogout } from './adapters/http/backchannel-logout.js';
import { OpenIdIssuers } from './adapters/openid/openid-issuers.js';
import { RecheckSettings } from './adapters/settings/recheck-settings.js';
import { externalIdentities } from './adapters/typeorm/external-identity-row.js';
import { externalSessions } from './adapters/typeorm/external-session-row.js';
import { signOnAttempts } from './adapters/typeorm/sign-on-attempt-row.js';
import { TypeormExternalIdentities } from './adapters/typeorm/typeorm-external-identities.js';
import { TypeormExternalSessions } from './adapters/typeorm/typeorm-external-sessions.js';
import { TypeormSignOnAttempts } from './adapters/typeorm/typeorm-sign-on-attempts.js';
import { IdentitiesController } from './adapters/web/identities.controller.js';
import { SignInAgainController } from './adapters/web/sign-in-again.controller.js';
import { SignOnController } from './adapters/web/sign-on.controller.js';
import { IdentityChecks } from './adapters/worker/identity-checks.js';
import { BeginLinkHandler } from './application/commands/begin-link.js';
import { BeginSignOnHandler } from './application/commands/begin-sign-on.js';
import { CheckIdentitiesHandler } from './application/commands/check-identities.js';
import { CompleteSignOnHandler } from './application/commands/complete-sign-on.js';
import { LinkIdentityHandler } from './application/commands/link-identity.js';
import { ReceiveLogoutHandler } from './application/commands/receive-logout.js';
import { UnlinkIdentityHandler } from './application/commands/unlink-identity.js';
import { IdentityLinking } from './application/identity-linking.js';
import { IssuerSignIn } from './application/issuer-sign-in.js';
import { Newcomers } from './application/newcomers.js';
import { ExternalIdentities } from './application/ports/external-identities.js';
import { ExternalSessions } from './application/ports/external-sessions.js';
import { Issuers } from './application/ports/issuers.js';
import { RecheckPolicy } from './application/ports/recheck-policy.js';
import { SignOnAttempts } from './application/ports/sign-on-attempts.js';
import { ListIdentitiesHandler } from './application/queries/list-identities.js';
import { SignOns } from './application/sign-ons.js';

const useCases = [
  BeginSignOnHandler,
  BeginLinkHandler,
  CompleteSignOnHandler,
  ReceiveLogoutHandler,
  CheckIdentitiesHandler,
  LinkIdentityHandler,
  UnlinkIdentityHandler,
  ListIdentitiesHandler,
];

/** Signing in at issuers of OpenID Connect. Nothing of it is loaded before the first one is asked. */
@Module({
  imports: [SecurityModule, AccountsModule, AccessModule],
  controllers: [SignOnController, SignInAgainController, IdentitiesController],
  providers: [
    ...useCases,
    SignOns,
    Newcomers,
    IdentityLinking,
    BackchannelLogout,
    IdentityChecks,
    LinkIdentityCommand,
    { provide: Issuers, useClass: OpenIdIssuers },
    { provide: RecheckPolicy, useClass: RecheckSettings },
    { provide: ExternalIdentities, useClass: TypeormExternalIdentities },
    { provide: ExternalSessions, useClass: TypeormExternalSessions },
    { provide: SignOnAttempts, useClass: TypeormSignOnAttempts },
    { provide: ForeignSignIn, useClass: IssuerSignIn },
    { provide: LinkedIdentities, useClass: ExportedIdentities },
  ],
  exports: [ForeignSignIn, LinkedIdentities],
})
export class SingleSignOnModule {
  static readonly entities: NonNullable<ContextSchema['entities']> = [
    externalIdentities,
    signOnAttempts,
    externalSessions,
  ];
}
