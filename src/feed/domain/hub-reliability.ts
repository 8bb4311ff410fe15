import type { EpochMs } from '../../shared/kernel/clock.js';
import { lastSuccessOf, type FeedHealth } from './feed.js';

/** How far the hub of a feed can be relied on. */
export interface HubReliability {
  /** It has promised to notify us, and has notified us of the latest news. */
  readonly trusted: boolean;
  /** When the feed is, or was, to be fetched since the hub notified us; null: it never did, or not of all news. */
  readonly notifiedFor: EpochMs | null;
}

/** How a hub influences the next check of a feed. */
export interface HubTerms {
  /** The minimum polling interval while a reliable hub notifies us; null: no reliable hub. */
  readonly restMs: number | null;
  /** The feed is to be asked then at the latest, because its hub notified us while it was fetched. */
  readonly dueBy: EpochMs | null;
}

/** Hubs may fail silently: even with a reliable one a feed is still polled some times a day. */
const REST_MS = 4 * 3_600_000;
const NO_TERMS: HubTerms = { restMs: null, dueBy: null };

/** A fetch that brought the feed, as far as its hub is concerned. */
export interface Received {
  /** Before the fetch. */
  readonly health: FeedHealth;
  /** Items that were new. */
  readonly added: number;
  readonly at: EpochMs;
}

/** The hub had promised to notify us of news, and there was news without a notification. */
export const missedNews = (hub: HubReliability | null, { health, added }: Received): boolean =>
  hub !== null && hub.trusted && added > 0 && (hub.notifiedFor ?? 0) < (lastSuccessOf(health) ?? 0);

export function hubTerms(hub: HubReliability | null, received: Received): HubTerms {
  if (hub === null || missedNews(hub, received)) return NO_TERMS;
  const { trusted, notifiedFor } = hub;
  const dueBy = notifiedFor !== null && notifiedFor > received.at ? notifiedFor : null;
  return { restMs: trusted ? REST_MS : null, dueBy };
}
