import { fold } from '../../shared/kernel/fold.js';
import type { EpochMs } from '../../shared/kernel/clock.js';

/** What this context knows of a feed that somebody subscribed to; told by whoever fetches it. */
export interface KnownFeed {
  readonly id: number;
  readonly url: string;
  readonly title: string;
  /** Whether `title` is its own and tells it from others: else the name that a follower gave it stands in its place. */
  readonly titled: boolean;
  readonly siteUrl: string | null;
  readonly lastSuccessAt: EpochMs | null;
  /** In words for people; null: the last fetch succeeded. */
  readonly lastError: string | null;
  /** When that was true. */
  readonly heardAt: EpochMs;
}

export type FeedNews =
  | {
      readonly type: 'fetched';
      readonly feedId: number;
      readonly title: string;
      readonly titled: boolean;
      readonly siteUrl: string | null;
      /** null: as before. */
      readonly url: string | null;
      readonly at: EpochMs;
    }
  | { readonly type: 'failed'; readonly feedId: number; readonly reason: string; readonly at: EpochMs };

/** News arrive in any order and more than once: old news change nothing. */
export function hear(feed: KnownFeed, news: FeedNews): KnownFeed {
  if (news.at < feed.heardAt) return feed;
  if (news.type === 'failed') return { ...feed, lastError: news.reason, heardAt: news.at };
  return {
    ...feed,
    url: news.url ?? feed.url,
    title: news.title,
    titled: news.titled,
    siteUrl: news.siteUrl ?? feed.siteUrl,
    lastSuccessAt: news.at,
    lastError: null,
    heardAt: news.at,
  };
}

/** What a search in one's subscriptions looks at. */
export const searchTextOf = (feed: Pick<KnownFeed, 'title' | 'url'>): string => fold(`${feed.title}\n${feed.url}`);
