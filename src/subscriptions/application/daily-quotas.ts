import { Injectable } from '@nestjs/common';
import { Clock } from '../../shared/kernel/clock.js';
import { DailyQuotaExceeded, type DailyKind } from '../domain/daily-quota.js';
import type { Follower } from './feed-subscriber.js';
import { DailyUse, type Reserved } from './ports/daily-use.js';
import { SubscriptionQuotas } from './ports/subscription-quotas.js';

/** How much callers set going in a day. */
@Injectable()
export class DailyQuotas {
  constructor(
    private readonly quotas: SubscriptionQuotas,
    private readonly use: DailyUse,
    private readonly clock: Clock,
  ) {}

  /** Counts one for `work`, and none when it fails. Throws DailyQuotaExceeded before it. */
  async spend<T>(caller: Follower, of: DailyKind, work: () => Promise<T>): Promise<T> {
    const reserved = await this.reserve(caller, of, 1);
    if (reserved.count === 0) throw this.refusal(caller, of);
    try {
      return await work();
    } catch (error) {
      await this.use.giveBack(reserved, 1);
      throw error;
    }
  }

  /** As many as there may be, at most `wanted`. */
  reserve({ id, kind }: Follower, of: DailyKind, wanted: number): Promise<Reserved> {
    return this.use.reserve(id, this.quotas.daily(kind, of), wanted, this.clock.now());
  }

  refusal({ kind }: Follower, of: DailyKind): DailyQuotaExceeded {
    return new DailyQuotaExceeded(this.quotas.daily(kind, of));
  }
}
