import type { JsonObject } from './json.js';

/** Something that became true in one context and that others may hear. Declared in the context's `events.ts`. */
export interface Fact {
  /** `<context>.<PastTense>`, e.g. `feed.FeedFetched`. Stable for ever. */
  readonly type: string;
  readonly data: JsonObject;
}

/**
 * Publishes facts to other contexts. Written in the unit of work that makes them true (a transactional outbox),
 * delivered at least once and in no promised order.
 */
export abstract class FactPublisher {
  abstract publish(...facts: readonly Fact[]): Promise<void>;
}
