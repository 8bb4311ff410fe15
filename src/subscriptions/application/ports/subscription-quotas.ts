import type { Caller } from '../../../shared/kernel/caller.js';
import type { DailyKind, DailyQuota } from '../../domain/daily-quota.js';
import type { Quota } from '../../domain/subscription.js';

/** How much callers may follow and set going, as operators set it. */
export abstract class SubscriptionQuotas {
  abstract of(kind: Caller['kind']): Quota;
  abstract daily(kind: Caller['kind'], of: DailyKind): DailyQuota;
}
