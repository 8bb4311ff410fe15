import { Injectable } from '@nestjs/common';
import { Clock } from '../../../shared/kernel/clock.js';
import type { CallerId } from '../../../shared/kernel/identifiers.js';
import { countersOf, countersOfCode } from '../domain/attempts.js';
import type { Browser } from '../../domain/browser.js';
import { type Counter, TooManyAttempts } from '../../domain/attempt-counter.js';
import { AttemptStore } from './ports/attempt-store.js';
import { DeviceStore } from './ports/device-store.js';
import { TokenMint } from './ports/token-mint.js';

/** Limits the attempts at a password, also those that come at the same time. */
@Injectable()
export class LoginThrottle {
  constructor(
    private readonly attempts: AttemptStore,
    private readonly devices: DeviceStore,
    private readonly mint: TokenMint,
    private readonly clock: Clock,
  ) {}

  /** The counters of an attempt at the password of that account from this browser. */
  async countersFor(account: string, { device, visit }: Browser): Promise<readonly Counter[]> {
    const digest = device === null ? null : this.mint.digestOf(device);
    const isKnown = digest !== null && (await this.devices.isKnown(digest, account, this.clock.now()));
    return countersOf({ account, address: visit.address, knownDevice: isKnown ? digest : null });
  }

  /** The counters of a code that somebody gives after their password. */
  async countersOfCode(callerId: CallerId, { device }: Browser): Promise<readonly Counter[]> {
    const digest = device === null ? null : this.mint.digestOf(device);
    const isKnown = digest !== null && (await this.devices.isOf(digest, callerId, this.clock.now()));
    return countersOfCode(callerId, isKnown ? digest : null);
  }

  /**
   * Counts before it checks, so that parallel attempts cannot exceed the limit. Only attempts that were checked and
   * wrong stay counted. Throws TooManyAttempts.
   */
  async attempt(counters: readonly Counter[], isRight: () => Promise<boolean>): Promise<boolean> {
    const now = this.clock.now();
    const retryAt = await this.attempts.count(counters, now);
    if (retryAt !== null) throw new TooManyAttempts(Math.max(1, Math.ceil((retryAt - now) / 1000)));
    let counts = false;
    try {
      const right = await isRight();
      counts = !right;
      return right;
    } finally {
      if (!counts) await this.attempts.giveBack(counters, now);
    }
  }
}
