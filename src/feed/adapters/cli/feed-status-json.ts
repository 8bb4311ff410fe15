import type { EpochMs } from '../../../shared/kernel/clock.js';
import type { MeasuredFeed, TroubledFeed } from '../../application/ports/feed-overview.js';
import type { FeedStatus } from '../../application/queries/show-feed-status.js';
import type { Section } from './feed-status-text.js';

const iso = (time: EpochMs | null): string | null => (time === null ? null : new Date(time).toISOString());

const troubled = (feed: TroubledFeed) => ({
  url: feed.url,
  last_success_at: iso(feed.lastSuccessAt),
  last_attempt_at: iso(feed.lastAttemptAt),
  failures: feed.failures,
  reason: feed.reason,
  next_check_at: iso(feed.nextCheckAt),
});

const measured = ({ url, tookMs, usualMs, bytes }: MeasuredFeed) => ({
  url,
  took_ms: tookMs,
  usual_ms: usualMs,
  bytes,
});

/** The status as one JSON object; untrusted text is escaped by the JSON encoding. */
export function statusJson({ at, counts, ...status }: FeedStatus, wanted: readonly Section[]): string {
  const { latestMs, beingFetched, pausedOrigins, hubsLive, hubsSilent, ...rest } = counts;
  const hubs = { hubs_live: hubsLive, hubs_silent: hubsSilent };
  const all: Readonly<Record<Section, unknown>> = {
    counts: { ...rest, latest_ms: latestMs, being_fetched: beingFetched, paused_hosts: pausedOrigins, ...hubs },
    due: status.due.map(({ url, dueAt }) => ({ url, due_at: iso(dueAt) })),
    failing: status.failing.map(troubled),
    gone: status.gone.map(troubled),
    paused: status.paused.map(({ host, until }) => ({ host, until: iso(until) })),
    slowest: status.slowest.map(measured),
    biggest: status.biggest.map(measured),
    fullest: status.fullest,
  };
  return JSON.stringify({ at: iso(at), ...Object.fromEntries(wanted.map((section) => [section, all[section]])) });
}
