import type { Caller } from '../../../shared/kernel/caller.js';
import type { Quota } from '../../domain/subscription.js';

/** How many feeds callers may follow, as operators set it. */
export abstract class SubscriptionQuotas {
  abstract of(kind: Caller['kind']): Quota;
}
