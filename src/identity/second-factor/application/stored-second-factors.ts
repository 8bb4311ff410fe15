import { Injectable } from '@nestjs/common';
import { Clock } from '../../../shared/kernel/clock.js';
import type { CallerId } from '../../../shared/kernel/identifiers.js';
import { type Enrolment, type FactorDemand, InvalidFields, SecondFactors } from '../../accounts/accounts.js';
import type { Browser } from '../../domain/browser.js';
import { type AuditContext, AuditedTransaction, LoginThrottle } from '../../security/security.js';
import { EnrolmentOver, readCode } from '../domain/second-factor.js';
import { FactorObligation } from './factor-obligation.js';
import { Authenticator } from './ports/authenticator.js';
import { EnrolmentTokens } from './ports/enrolment-tokens.js';
import { FactorStore } from './ports/factor-store.js';
import { RecoveryCodes } from './recovery-codes.js';

@Injectable()
export class StoredSecondFactors extends SecondFactors {
  // eslint-disable-next-line max-params
  constructor(
    private readonly store: FactorStore,
    private readonly authenticator: Authenticator,
    private readonly recovery: RecoveryCodes,
    private readonly tokens: EnrolmentTokens,
    private readonly obligation: FactorObligation,
    private readonly throttle: LoginThrottle,
    private readonly transaction: AuditedTransaction,
    private readonly clock: Clock,
  ) {
    super();
  }

  override async demandOf(member: CallerId): Promise<FactorDemand> {
    if ((await this.store.find(member)) !== null) return 'code';
    return (await this.obligation.binds(member)) ? 'enrolment' : 'none';
  }

  override async verify(member: CallerId, text: string, from: Browser): Promise<void> {
    const key = await this.store.keyOf(member);
    if (key === null) return;
    const counters = await this.throttle.countersOfCode(member, from);
    const isRight = await this.throttle.attempt(counters, () => this.take(member, key, text));
    if (isRight) return;
    await this.transaction.run(({ record }) =>
      record('second_factor_failed', { callerId: member, address: from.visit.address }),
    );
    throw wrongCode();
  }

  override async enrol(
    member: CallerId,
    { token, code: text }: Enrolment,
    { visit }: Browser,
    { now, record }: AuditContext,
  ): Promise<readonly string[]> {
    const offered = await this.tokens.read(token);
    if (offered === null || offered.member !== member || offered.expiresAt <= now) throw new EnrolmentOver();
    const code = readCode(text);
    const step = code?.kind === 'totp' ? await this.authenticator.stepOf(offered.key, code.digits, now) : null;
    if (step === null) throw wrongCode();
    if (!(await this.store.add({ member, key: offered.key, since: now, step }))) throw new EnrolmentOver();
    await record('second_factor_added', { callerId: member, address: visit.address });
    return this.recovery.renew(member);
  }

  override async removeSince(member: CallerId, since: number, { record }: AuditContext): Promise<void> {
    if (!(await this.store.remove(member, since))) return;
    await record('second_factor_removed', { callerId: member, detail: 'the account was taken back' });
  }

  /** Uses the code up. */
  private async take(member: CallerId, key: string, text: string): Promise<boolean> {
    const code = readCode(text);
    if (code === null) return false;
    if (code.kind === 'totp') {
      const step = await this.authenticator.stepOf(key, code.digits, this.clock.now());
      return step !== null && (await this.store.takeStep(member, step));
    }
    return this.transaction.run(async ({ record }) => {
      const isTaken = await this.recovery.take(member, code.digits);
      if (isTaken) await record('recovery_code_used', { callerId: member });
      return isTaken;
    });
  }
}

const wrongCode = (): InvalidFields =>
  new InvalidFields([
    { field: 'code', problem: 'wrong', message: 'code must be a new one of the app, or a recovery code.' },
  ]);
