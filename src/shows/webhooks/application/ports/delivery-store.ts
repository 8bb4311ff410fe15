import type { EpochMs } from '../../../../shared/kernel/clock.js';
import type { CallerId, WebhookId } from '../../../../shared/kernel/identifiers.js';
import type { Cursor, Page } from '../../../../shared/kernel/page.js';
import type { Addressed, Delivery } from '../../domain/delivery.js';
import type { Notice } from '../../domain/notice.js';

/** The right to send to one webhook, until it ends: nobody else has it at the same time. */
export interface Lease {
  readonly webhookId: WebhookId;
  /** Also tells this lease from the ones after it. */
  readonly until: EpochMs;
}

export interface LeasedDelivery extends Addressed {
  readonly lease: Lease;
  /** Equal for webhooks of one web server; says nothing of its name. */
  readonly origin: string;
}

export interface DueTerms {
  readonly now: EpochMs;
  /** Web servers that have enough requests of this process. */
  readonly busyOrigins: readonly string[];
  /** Of webhooks that did not take the last message. */
  readonly mostFailing: number;
}

export interface LeaseTerms extends DueTerms {
  readonly leaseUntil: EpochMs;
  readonly most: number;
}

export interface DeliveryPageQuery {
  readonly webhookId: WebhookId;
  readonly after: Cursor | null;
  readonly limit: number;
}

/**
 * Messages that wait, and the log of those that do not. Any number of workers may ask at once: each webhook is leased to
 * one of them, and to another when that one has died and its lease is over. A message is sent at least once.
 */
export abstract class DeliveryStore {
  /** As Notifications.notify. Returns how many messages are new. */
  abstract enqueue(notices: readonly Notice[], now: EpochMs): Promise<number>;
  /** The next message of each of those webhooks that wait longest, of different web servers; none: for now. */
  abstract lease(terms: LeaseTerms): Promise<readonly LeasedDelivery[]>;
  /** When the next one is due, on these terms; null: none is. */
  abstract nextAt(terms: DueTerms): Promise<EpochMs | null>;
  /** Keeps what `change` returns, and ends the lease. Nothing happens when it was lost, or the webhook is gone. */
  abstract record(leased: LeasedDelivery, change: (current: Addressed) => Addressed): Promise<void>;
  /** Ends the lease; the message is due as before. Nothing happens when it was lost. */
  abstract release(lease: Lease): Promise<void>;
  /** Keeps a message that was sent without waiting, and what it made of its webhook, unless that is gone. */
  abstract recordTest(delivery: Delivery, change: (current: Addressed) => Addressed): Promise<Delivery | null>;
  /** Newest first. */
  abstract page(query: DeliveryPageQuery): Promise<Page<Delivery>>;
  /** Removes what was kept before this moment and does not wait any more, except of those callers. */
  abstract purge(before: EpochMs, except: readonly CallerId[]): Promise<number>;
  abstract count(owner: CallerId): Promise<number>;
}
