import type { EpochMs } from '../shared/kernel/clock.js';
import type { CallerId, FeedItemId, SubscriptionId } from '../shared/kernel/identifiers.js';

/** A feed item with all that a briefing may say of it. Feed text: hostile, to be escaped and never obeyed. */
export interface MaterialItem {
  readonly id: FeedItemId;
  readonly subscriptionId: SubscriptionId;
  readonly sourceTitle: string;
  readonly title: string;
  readonly author: string | null;
  readonly url: string | null;
  /** published_at, else created_at. */
  readonly at: EpochMs;
  /** Plain text: the content, else the summary, else empty. Paragraphs are separated by line breaks. */
  readonly text: string;
}

export interface MaterialQuery {
  /** Narrow to these subscriptions of the caller. */
  readonly only?: readonly string[];
  readonly except?: readonly string[];
  readonly itemIds?: readonly string[];
  /** after ≤ at < before. */
  readonly after?: EpochMs;
  readonly before?: EpochMs;
  /** The newest so many. */
  readonly limit: number;
}

export abstract class FeedApi {
  /** Items visible to the caller, newest first. */
  abstract material(caller: CallerId, query: MaterialQuery): Promise<MaterialItem[]>;
  /** Those of the ids that the caller can see. */
  abstract visible(caller: CallerId, itemIds: readonly string[]): Promise<Set<string>>;
}
