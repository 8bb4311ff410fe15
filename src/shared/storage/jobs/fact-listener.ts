import type { Fact } from '../../kernel/facts.js';

/** Hears published facts in worker processes. At least once, in no promised order: handlers are idempotent. */
export abstract class FactListener {
  /** `listener` names the subscriber for ever (its queue), e.g. `subscriptions.feed-health`. */
  abstract on<F extends Fact>(
    type: F['type'],
    listener: string,
    handle: (data: F['data']) => Promise<void>,
  ): Promise<void>;
  /**
   * As `on`, for who needs as much for many as for one: told at once of those that were published together. If it throws, it
   * is told of each alone.
   */
  abstract onTogether<F extends Fact>(
    type: F['type'],
    listener: string,
    handle: (all: readonly F['data'][]) => Promise<void>,
  ): Promise<void>;
}
