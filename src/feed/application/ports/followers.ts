import type { Feed } from '../../domain/feed.js';

export abstract class Followers {
  /**
   * Whoever follows the feed `from` follows `into` from now on, in the open unit of work. The answer: whether anybody
   * follows `into`. May be repeated.
   */
  abstract bringTogether(from: number, into: Feed): Promise<boolean>;
}
