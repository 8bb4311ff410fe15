import { Module } from '@nestjs/common';
import { IdentitySettings } from '../../config/identity-settings.js';
import type { ContextSchema } from '../../shared/storage/database/context-schema.js';
import { SecondFactors } from '../accounts/accounts.js';
import { AccountsModule } from '../accounts/accounts.module.js';
import { SecurityModule } from '../security/security.module.js';
import { ResetSecondFactorCommand } from './adapters/cli/reset-second-factor.command.js';
import { KeyedRecoveryCodeMint } from './adapters/crypto/keyed-recovery-code-mint.js';
import { OtpauthAuthenticator } from './adapters/crypto/otpauth-authenticator.js';
import { SealedEnrolmentTokens } from './adapters/crypto/sealed-enrolment-tokens.js';
import { recoveryCodes, secondFactors } from './adapters/typeorm/second-factor-row.js';
import { TypeormFactorStore } from './adapters/typeorm/typeorm-factor-store.js';
import { SecondFactorController } from './adapters/web/second-factor.controller.js';
import { SecondStepController } from './adapters/web/second-step.controller.js';
import { AddSecondFactorHandler } from './application/commands/add-second-factor.js';
import { RemoveSecondFactorHandler } from './application/commands/remove-second-factor.js';
import { RenewRecoveryCodesHandler } from './application/commands/renew-recovery-codes.js';
import { ResetSecondFactorHandler } from './application/commands/reset-second-factor.js';
import { FactorObligation } from './application/factor-obligation.js';
import { Authenticator } from './application/ports/authenticator.js';
import { EnrolmentTokens } from './application/ports/enrolment-tokens.js';
import { FactorPolicy } from './application/ports/factor-policy.js';
import { FactorStore } from './application/ports/factor-store.js';
import { RecoveryCodeMint } from './application/ports/recovery-code-mint.js';
import { FindSecondFactorHandler } from './application/queries/find-second-factor.js';
import { IsSecondFactorDemandedHandler } from './application/queries/is-second-factor-demanded.js';
import { OfferKeyHandler } from './application/queries/offer-key.js';
import { RecoveryCodes } from './application/recovery-codes.js';
import { StoredSecondFactors } from './application/stored-second-factors.js';

const useCases = [
  AddSecondFactorHandler,
  RemoveSecondFactorHandler,
  RenewRecoveryCodesHandler,
  ResetSecondFactorHandler,
  FindSecondFactorHandler,
  IsSecondFactorDemandedHandler,
  OfferKeyHandler,
];

/** Codes of authenticator apps beside the password, and recovery codes. Implements `SecondFactors` for accounts. */
@Module({
  imports: [AccountsModule, SecurityModule],
  controllers: [SecondFactorController, SecondStepController],
  providers: [
    ...useCases,
    FactorObligation,
    RecoveryCodes,
    ResetSecondFactorCommand,
    { provide: FactorStore, useClass: TypeormFactorStore },
    { provide: Authenticator, useClass: OtpauthAuthenticator },
    { provide: RecoveryCodeMint, useClass: KeyedRecoveryCodeMint },
    { provide: EnrolmentTokens, useClass: SealedEnrolmentTokens },
    { provide: FactorPolicy, useExisting: IdentitySettings },
    { provide: SecondFactors, useClass: StoredSecondFactors },
  ],
  exports: [SecondFactors],
})
export class SecondFactorModule {
  static readonly entities: NonNullable<ContextSchema['entities']> = [secondFactors, recoveryCodes];
}
