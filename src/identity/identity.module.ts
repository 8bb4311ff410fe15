import { Global, Module } from '@nestjs/common';
import type { ContextSchema } from '../shared/storage/database/context-schema.js';
import { AccessModule } from './access/access.module.js';
import { AccountsModule } from './accounts/accounts.module.js';
import { callers } from './adapters/typeorm/caller-row.js';
import { erasedCallers } from './adapters/typeorm/erased-caller-row.js';
import { workClaims } from './adapters/typeorm/work-claim-row.js';
import { IdentitySchema1763650000000 } from './adapters/migrations/1763650000000-identity-schema.js';
import { GrantOperators1795430000000 } from './adapters/migrations/1795430000000-grant-operators.js';
import { NameOperators1795441500000 } from './adapters/migrations/1795441500000-name-operators.js';
import { GrantRoles1795219400000 } from './adapters/migrations/1795219400000-grant-roles.js';
import { RememberErased1795219800000 } from './adapters/migrations/1795219800000-remember-erased.js';
import { LogSecurityEvents1795305700000 } from './adapters/migrations/1795305700000-log-security-events.js';
import { TokensOfClients1795306000000 } from './adapters/migrations/1795306000000-tokens-of-clients.js';
import { PeopleSignedIn1795306100000 } from './adapters/migrations/1795306100000-people-signed-in.js';
import { KeepAuthorizations1795306210000 } from './adapters/migrations/1795306210000-keep-authorizations.js';
import { PairAndClaim1795306300000 } from './adapters/migrations/1795306300000-pair-and-claim.js';
import { FindExpired1795306400000 } from './adapters/migrations/1795306400000-find-expired.js';
import { ConfirmAddresses1795425000000 } from './adapters/migrations/1795425000000-confirm-addresses.js';
import { ProveOwners1795440000000 } from './adapters/migrations/1795440000000-prove-owners.js';
import { SetUpByLink1795440100000 } from './adapters/migrations/1795440100000-set-up-by-link.js';
import { ChangeAddresses1795440200000 } from './adapters/migrations/1795440200000-change-addresses.js';
import { TakeAccountsBack1795445100000 } from './adapters/migrations/1795445100000-take-accounts-back.js';
import { AskSecondFactors1795463200000 } from './adapters/migrations/1795463200000-ask-second-factors.js';
import { DeactivateMembers1795450300000 } from './adapters/migrations/1795450300000-deactivate-members.js';
import { ExportSecurityEvents1795450900000 } from './adapters/migrations/1795450900000-export-security-events.js';
import { KnowTheUnused1795451000000 } from './adapters/migrations/1795451000000-know-the-unused.js';
import { SignOnElsewhere1795463100000 } from './adapters/migrations/1795463100000-sign-on-elsewhere.js';
import { HoldRecords1795520000000 } from './adapters/migrations/1795520000000-hold-records.js';
import { ConfirmAtIssuers1795870000000 } from './adapters/migrations/1795870000000-confirm-at-issuers.js';
import { deferredErasures } from './adapters/typeorm/deferred-erasure-row.js';
import { LegalHoldModule } from './legal-hold/legal-hold.module.js';
import { OperatorsModule } from './operators/operators.module.js';
import { SecondFactorModule } from './second-factor/second-factor.module.js';
import { SecurityModule } from './security/security.module.js';
import { SingleSignOnModule } from './single-sign-on/single-sign-on.module.js';

/**
 * Who is asking. Global, because every authenticated request is verified here (TokenVerifier, SessionVerifier), the
 * command line names members (Members), contexts tell what is used (CallerPresence), and accounts has its AgentCredentials
 * implemented by access and its SecondFactors by second-factor.
 */
@Global()
@Module({
  imports: [
    SecurityModule,
    LegalHoldModule,
    AccountsModule,
    SecondFactorModule,
    AccessModule,
    SingleSignOnModule,
    OperatorsModule,
  ],
  exports: [
    AccountsModule,
    SecondFactorModule,
    AccessModule,
    SingleSignOnModule,
    OperatorsModule,
    SecurityModule,
    LegalHoldModule,
  ],
})
export class IdentityModule {
  static readonly schema: ContextSchema = {
    migrations: [
      IdentitySchema1763650000000,
      GrantRoles1795219400000,
      RememberErased1795219800000,
      LogSecurityEvents1795305700000,
      TokensOfClients1795306000000,
      PeopleSignedIn1795306100000,
      KeepAuthorizations1795306210000,
      PairAndClaim1795306300000,
      FindExpired1795306400000,
      ConfirmAddresses1795425000000,
      GrantOperators1795430000000,
      ProveOwners1795440000000,
      SetUpByLink1795440100000,
      ChangeAddresses1795440200000,
      NameOperators1795441500000,
      TakeAccountsBack1795445100000,
      DeactivateMembers1795450300000,
      ExportSecurityEvents1795450900000,
      KnowTheUnused1795451000000,
      SignOnElsewhere1795463100000,
      AskSecondFactors1795463200000,
      HoldRecords1795520000000,
      ConfirmAtIssuers1795870000000,
    ],
    entities: [
      callers,
      erasedCallers,
      deferredErasures,
      workClaims,
      ...SecurityModule.entities,
      ...LegalHoldModule.entities,
      ...AccountsModule.entities,
      ...SecondFactorModule.entities,
      ...AccessModule.entities,
      ...SingleSignOnModule.entities,
    ],
  };
}
