import { Injectable } from '@nestjs/common';
import { Clock } from '../../../shared/kernel/clock.js';
import type { CallerId } from '../../../shared/kernel/identifiers.js';
import { type Counter, TooManyAttempts } from '../../domain/attempt-counter.js';
import type { Visit } from '../../domain/visit.js';
import { changesTo, confirmationsOf, resetsFrom, resetsOf } from '../domain/attempts.js';
import { AttemptStore } from './ports/attempt-store.js';

/** Limits the mails that somebody has sent to an address, which may be another one's. */
@Injectable()
export class MailThrottle {
  constructor(
    private readonly attempts: AttemptStore,
    private readonly clock: Clock,
  ) {}

  /**
   * False: that account has been sent enough of them lately, whether it exists or not. Throws TooManyAttempts when too many
   * were asked for from that address of a client.
   */
  async admitReset(account: string, { address }: Visit): Promise<boolean> {
    await this.take(resetsFrom(address));
    return (await this.roomAt(resetsOf(account))) === null;
  }

  /** Throws TooManyAttempts. */
  countConfirmation(callerId: CallerId): Promise<void> {
    return this.take(confirmationsOf(callerId));
  }

  /** `account`: the e-mail key of the address to be, whoever has it. Throws TooManyAttempts. */
  countAddressChange(callerId: CallerId, account: string): Promise<void> {
    return this.take([...confirmationsOf(callerId), ...changesTo(account)]);
  }

  private async take(counters: readonly Counter[]): Promise<void> {
    const retryAt = await this.roomAt(counters);
    if (retryAt === null) return;
    throw new TooManyAttempts(Math.max(1, Math.ceil((retryAt - this.clock.now()) / 1000)));
  }

  private roomAt(counters: readonly Counter[]): Promise<number | null> {
    return this.attempts.count(counters, this.clock.now());
  }
}
