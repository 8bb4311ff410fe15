import type { EpochMs } from '../../../shared/kernel/clock.js';
import type { CallerId, SubscriptionId } from '../../../shared/kernel/identifiers.js';
import type { Cursor, Page } from '../../../shared/kernel/page.js';

/** An active subscription as its owner sees it. */
export interface SubscriptionView {
  readonly id: SubscriptionId;
  readonly title: string;
  readonly feedUrl: string;
  readonly siteUrl: string | null;
  readonly lastSuccessAt: EpochMs | null;
  readonly lastError: string | null;
  readonly createdAt: EpochMs;
  readonly updatedAt: EpochMs;
}

export interface SubscriptionFilter {
  readonly owner: CallerId;
  /** Title or URL contains this, whatever the case and diacritics. */
  readonly query: string | null;
  readonly after: Cursor | null;
  readonly limit: number;
}

export abstract class SubscriptionReader {
  /** Newest first. */
  abstract page(filter: SubscriptionFilter): Promise<Page<SubscriptionView>>;
  /** Those of which the last fetch failed, the longest unread first. */
  abstract troubled(owner: CallerId): Promise<readonly SubscriptionView[]>;
  /** What the caller has ended in this time, its ends included. */
  abstract ended(owner: CallerId, from: EpochMs, to: EpochMs): Promise<readonly SubscriptionView[]>;
  /** null: the caller has no such active subscription. */
  abstract one(owner: CallerId, id: SubscriptionId): Promise<SubscriptionView | null>;
}
