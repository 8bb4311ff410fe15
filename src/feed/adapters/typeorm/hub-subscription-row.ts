import { mapTable } from '../../../shared/storage/database/mapped-table.js';
import type { EpochMs } from '../../../shared/kernel/clock.js';
import type { HubStatus, HubSubscription } from '../../domain/hub-subscription.js';

export interface HubSubscriptionRow extends Omit<HubSubscription, 'state'> {
  readonly status: HubStatus['status'];
  readonly begunAt: EpochMs;
  readonly leaseEndsAt: EpochMs | null;
  /** When the feed is, or was, to be fetched since the hub notified us. */
  readonly notifiedFor: EpochMs | null;
}

export const hubSubscriptions = mapTable<HubSubscriptionRow>('feed.hub_subscription', {
  token: { type: 'uuid', primary: true, generated: 'uuid' },
  // As TypeORM reads it back: without its casts.
  secret: { type: 'text', default: () => "replace(((gen_random_uuid())|| (gen_random_uuid())), '-', '')" },
  feedId: { name: 'feed_id', type: 'int' },
  hubUrl: { name: 'hub_url', type: 'text' },
  topicUrl: { name: 'topic_url', type: 'text' },
  callbackBase: { name: 'callback_base', type: 'text' },
  status: { type: 'text', default: 'asking' },
  begunAt: { name: 'begun_at', type: 'bigint' },
  leaseEndsAt: { name: 'lease_ends_at', type: 'bigint', nullable: true },
  attempts: { type: 'int', default: 0 },
  nextAt: { name: 'next_at', type: 'bigint' },
  lastError: { name: 'last_error', type: 'text', nullable: true },
  notifiedFor: { name: 'rung_for', type: 'bigint', nullable: true },
});

export function toHubSubscription(row: HubSubscriptionRow): HubSubscription {
  const { status, begunAt: _begun, leaseEndsAt, notifiedFor: _notified, ...known } = row;
  return { ...known, state: status === 'asking' ? { status } : { status, until: leaseEndsAt ?? 0 } };
}

/** Which hub a feed names. */
export interface AdvertisedHubRow {
  readonly feedId: number;
  readonly hubUrl: string;
  readonly topicUrl: string;
}

export const advertisedHubs = mapTable<AdvertisedHubRow>('feed.advertised_hub', {
  feedId: { name: 'feed_id', type: 'int', primary: true },
  hubUrl: { name: 'hub_url', type: 'text' },
  topicUrl: { name: 'topic_url', type: 'text' },
});
