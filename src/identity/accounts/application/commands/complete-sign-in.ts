import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CallerId } from '../../../../shared/kernel/identifiers.js';
import type { Browser, SignedIn } from '../../../domain/browser.js';
import { type AuditContext, AuditedTransaction } from '../../../security/security.js';
import { SignInExpired, SignInRefused } from '../../domain/sign-in.js';
import { HalfSignIn } from '../half-sign-in.js';
import { Passwords } from '../passwords.js';
import { SecondFactors } from '../ports/second-factors.js';
import { SessionOpener } from '../session-opener.js';

export interface GivenFactor {
  /** Of SecondFactorNeeded. */
  readonly challenge: string;
  /** Of their app, or a recovery code. */
  readonly code: string;
  /** Of the page that showed the key, where they have to set one up; null: they have one. */
  readonly enrolment: string | null;
}

export interface WhollySignedIn extends SignedIn {
  /** Of a second factor that was set up just now; they are told this once. */
  readonly recoveryCodes: readonly string[];
}

/**
 * The second step of signing in. Throws SignInExpired, when the password was changed meanwhile as well, InvalidFields
 * (`code`), TooManyAttempts, EnrolmentOver, AccountDeactivated.
 */
export class CompleteSignIn extends Command<WhollySignedIn> {
  constructor(
    readonly given: GivenFactor,
    readonly from: Browser,
  ) {
    super();
  }
}

@CommandHandler(CompleteSignIn)
export class CompleteSignInHandler implements ICommandHandler<CompleteSignIn> {
  // eslint-disable-next-line max-params
  constructor(
    private readonly half: HalfSignIn,
    private readonly factors: SecondFactors,
    private readonly passwords: Passwords,
    private readonly opener: SessionOpener,
    private readonly transaction: AuditedTransaction,
  ) {}

  async execute({ given: { challenge, code, enrolment }, from }: CompleteSignIn): Promise<WhollySignedIn> {
    const { callerId, passwordHash, demand } = await this.half.resume(challenge);
    // One that was set up or removed meanwhile: whoever has the password only begins anew.
    if ((demand === 'enrolment') !== (enrolment !== null)) throw new SignInExpired();
    if (enrolment === null) await this.factors.verify(callerId, code, from);
    return this.transaction.run(async (context) => {
      await this.confirm(callerId, passwordHash);
      const recoveryCodes =
        enrolment === null ? [] : await this.factors.enrol(callerId, { token: enrolment, code }, from, context);
      return { ...(await this.open(callerId, from, context)), recoveryCodes };
    });
  }

  private async confirm(callerId: CallerId, passwordHash: string): Promise<void> {
    try {
      await this.passwords.confirm({ callerId, passwordHash, betterHash: null });
    } catch (error) {
      throw error instanceof SignInRefused ? new SignInExpired() : error;
    }
  }

  private async open(callerId: CallerId, from: Browser, { now, record }: AuditContext): Promise<SignedIn> {
    await record('signed_in', { callerId, address: from.visit.address });
    return this.opener.open(callerId, from, now);
  }
}
