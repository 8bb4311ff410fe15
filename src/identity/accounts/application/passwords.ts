import { Injectable } from '@nestjs/common';
import { NotFound } from '../../../shared/kernel/domain-error.js';
import type { EpochMs } from '../../../shared/kernel/clock.js';
import type { CallerId } from '../../../shared/kernel/identifiers.js';
import { AuditedTransaction, countersOfOwner, LoginThrottle, TokenMint } from '../../security/security.js';
import type { Browser } from '../../domain/browser.js';
import { accountKey, comparable, emailKey, InvalidFields, passwordOf } from '../domain/member.js';
import { PasswordsAreOff, SignInRefused } from '../domain/sign-in.js';
import { SessionConfirmation } from './session-confirmation.js';
import { MemberStore, type Credentials } from './ports/member-store.js';
import { SecondFactors } from './ports/second-factors.js';
import { PasswordHasher } from './ports/password-hasher.js';
import { PasswordPolicy } from './ports/password-policy.js';

/** Of a member whose password was checked against that hash. */
export interface VerifiedCredentials extends Credentials {
  /** Of the same password, at today's cost; null: the one that is kept is good. */
  readonly betterHash: string | null;
}

/** What members show once more before they change what only they may. */
export interface OwnProof {
  /** The password; not read where they have just signed in once more at an issuer. */
  readonly current: string;
  /** Of the second factor; read only where there is one. */
  readonly code: string;
}

/** Of a member who has shown who they are. */
export interface ShownCredentials extends Credentials {
  /** By the password; else by signing in once more at an issuer, and whether they know a password is not known. */
  readonly byPassword: boolean;
}

/** Checks and changes the passwords of members. */
@Injectable()
export class Passwords {
  // eslint-disable-next-line max-params
  constructor(
    private readonly members: MemberStore,
    private readonly mint: TokenMint,
    private readonly hasher: PasswordHasher,
    private readonly throttle: LoginThrottle,
    private readonly factors: SecondFactors,
    private readonly transaction: AuditedTransaction,
    private readonly policy: PasswordPolicy,
    private readonly confirmation: SessionConfirmation,
  ) {}

  /** As much work and the same answer, whether there is such an account or not. Throws SignInRefused, TooManyAttempts. */
  async verify(email: string, password: string, from: Browser): Promise<VerifiedCredentials> {
    const account = accountKey(email);
    const counters = await this.throttle.countersFor(account, from);
    const member = await this.members.credentialsOf(account);
    const hash = member?.passwordHash ?? null;
    const verify = async (): Promise<boolean> =>
      (await this.hasher.verify(comparable(password), hash)) && this.opens(account);
    const isRight = await this.throttle.attempt(counters, verify);
    if (member === null || !isRight) {
      await this.noteFailure(member?.callerId ?? null, from);
      throw new SignInRefused();
    }
    const isOutdated = this.hasher.isOutdated(member.passwordHash);
    return { ...member, betterHash: isOutdated ? await this.hasher.hash(comparable(password)) : null };
  }

  /** The password, at today's cost. Throws SignInRefused when it was changed meanwhile. */
  async upgraded(verified: VerifiedCredentials): Promise<Credentials> {
    const { callerId, passwordHash, betterHash } = verified;
    if (betterHash === null) return { callerId, passwordHash };
    await this.transaction.run(() => this.confirm(verified));
    return { callerId, passwordHash: betterHash };
  }

  /**
   * Before a member changes what only they may: the password, or in its place a fresh sign-in at an issuer, and then a code
   * where they have a second factor. `why` is for the trail. Throws InvalidFields (`current`, `code`), TooManyAttempts.
   */
  async verifyOwn(
    callerId: CallerId,
    { current, code }: OwnProof,
    from: Browser,
    why: string,
  ): Promise<ShownCredentials> {
    const verified = await this.verifyPassword(callerId, current, from, why);
    await this.factors.verify(callerId, code, from);
    return verified;
  }

  /** As verifyOwn, without the code. */
  async verifyPassword(callerId: CallerId, password: string, from: Browser, why: string): Promise<ShownCredentials> {
    const passwordHash = await this.members.hold(callerId);
    if (passwordHash !== null && (await this.confirmation.isRecent(callerId, from))) {
      return { callerId, passwordHash, byPassword: false };
    }
    const verify = (): Promise<boolean> => this.hasher.verify(comparable(password), passwordHash);
    const isRight = await this.throttle.attempt(countersOfOwner(callerId), verify);
    if (passwordHash !== null && isRight) return { callerId, passwordHash, byPassword: true };
    await this.noteFailure(callerId, from, `asked again to ${why}`);
    throw new InvalidFields([{ field: 'current', problem: 'wrong', message: 'current must be the password so far.' }]);
  }

  /** In a unit of work: the password that was verified is still theirs, and stays so until the unit ends. Throws SignInRefused. */
  async confirm({ callerId, passwordHash, betterHash }: VerifiedCredentials): Promise<void> {
    if ((await this.members.hold(callerId)) !== passwordHash) throw new SignInRefused();
    if (betterHash !== null) await this.members.setPasswordHash(callerId, betterHash);
  }

  /** As it is hashed. Throws InvalidFields, PasswordsAreOff, and NotFound for those who are no member. */
  async chosen(callerId: CallerId, password: string): Promise<string> {
    return passwordOf(password, await this.assertSignsIn(callerId));
  }

  /** Their e-mail. Throws PasswordsAreOff when a password does not sign them in, and NotFound for those who are no member. */
  async assertSignsIn(callerId: CallerId): Promise<string> {
    const member = await this.members.get(callerId);
    if (member === null) throw new NotFound('There is no such member.');
    if (!this.signsIn(member.email)) throw new PasswordsAreOff();
    return member.email;
  }

  signsIn(email: string): boolean {
    return this.opens(emailKey(email));
  }

  /** Whether anybody signs in by password to the account with that key. */
  opens(account: string): boolean {
    const { breakGlassAccount } = this.policy;
    return breakGlassAccount === null || emailKey(breakGlassAccount) === account;
  }

  hash(chosen: string): Promise<string> {
    return this.hasher.hash(chosen);
  }

  /** Of a password that nobody knows. */
  hashOfNone(): Promise<string> {
    return this.hasher.hash(this.mint.mint().token);
  }

  /** In a unit of work. */
  async set(callerId: CallerId, hash: string): Promise<void> {
    await this.members.hold(callerId);
    await this.members.setPasswordHash(callerId, hash);
  }

  /** In a unit of work: who chose the password reads the mails of the address. Whether that was not known before. */
  proveOwner(callerId: CallerId, now: EpochMs): Promise<boolean> {
    return this.members.proveOwner(callerId, now);
  }

  private noteFailure(callerId: CallerId | null, { visit }: Browser, detail: string | null = null): Promise<void> {
    return this.transaction.run(({ record }) => record('sign_in_failed', { callerId, address: visit.address, detail }));
  }
}
