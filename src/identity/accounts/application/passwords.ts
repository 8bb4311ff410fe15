import { Injectable } from '@nestjs/common';
import { NotFound } from '../../../shared/kernel/domain-error.js';
import type { EpochMs } from '../../../shared/kernel/clock.js';
import type { CallerId } from '../../../shared/kernel/identifiers.js';
import { AuditedTransaction, countersOfOwner, LoginThrottle, TokenMint } from '../../security/security.js';
import type { Browser } from '../../domain/browser.js';
import { accountKey, comparable, InvalidFields, passwordOf } from '../domain/member.js';
import { SignInRefused } from '../domain/sign-in.js';
import { MemberStore, type Credentials } from './ports/member-store.js';
import { PasswordHasher } from './ports/password-hasher.js';

/** Of a member whose password was checked against that hash. */
export interface VerifiedCredentials extends Credentials {
  /** Of the same password, at today's cost; null: the one that is kept is good. */
  readonly betterHash: string | null;
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
    private readonly transaction: AuditedTransaction,
  ) {}

  /** As much work and the same answer, whether there is such an account or not. Throws SignInRefused, TooManyAttempts. */
  async verify(email: string, password: string, from: Browser): Promise<VerifiedCredentials> {
    const account = accountKey(email);
    const counters = await this.throttle.countersFor(account, from);
    const member = await this.members.credentialsOf(account);
    const hash = member?.passwordHash ?? null;
    const isRight = await this.throttle.attempt(counters, () => this.hasher.verify(comparable(password), hash));
    if (member === null || !isRight) {
      await this.noteFailure(member?.callerId ?? null, from);
      throw new SignInRefused();
    }
    const isOutdated = this.hasher.isOutdated(member.passwordHash);
    return { ...member, betterHash: isOutdated ? await this.hasher.hash(comparable(password)) : null };
  }

  /** Before a member changes what only they may; `why` is for the trail. Throws InvalidFields (`current`), TooManyAttempts. */
  async verifyOwn(callerId: CallerId, password: string, from: Browser, why: string): Promise<Credentials> {
    const passwordHash = await this.members.hold(callerId);
    const verify = (): Promise<boolean> => this.hasher.verify(comparable(password), passwordHash);
    const isRight = await this.throttle.attempt(countersOfOwner(callerId), verify);
    if (passwordHash !== null && isRight) return { callerId, passwordHash };
    await this.noteFailure(callerId, from, `asked again to ${why}`);
    throw new InvalidFields([{ field: 'current', problem: 'wrong', message: 'current must be the password so far.' }]);
  }

  /** In a unit of work: the password that was verified is still theirs, and stays so until the unit ends. Throws SignInRefused. */
  async confirm({ callerId, passwordHash, betterHash }: VerifiedCredentials): Promise<void> {
    if ((await this.members.hold(callerId)) !== passwordHash) throw new SignInRefused();
    if (betterHash !== null) await this.members.setPasswordHash(callerId, betterHash);
  }

  /** As it is hashed. Throws InvalidFields, and NotFound for those who are no member. */
  async chosen(callerId: CallerId, password: string): Promise<string> {
    const member = await this.members.get(callerId);
    if (member === null) throw new NotFound('There is no such member.');
    return passwordOf(password, member.email);
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
