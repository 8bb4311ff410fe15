import { mapTable } from '../../../shared/storage/database/mapped-table.js';
import { searchTextOf, type KnownFeed } from '../../domain/known-feed.js';

export interface KnownFeedRow extends KnownFeed {
  /** Case-folded words of the address and the titles, for searching lists. */
  readonly searchText: string;
}

export const knownFeeds = mapTable<KnownFeedRow>('subscriptions.feed', {
  id: { type: 'int', primary: true },
  url: { type: 'text' },
  title: { type: 'text' },
  titled: { type: 'boolean', default: true },
  siteUrl: { name: 'site_url', type: 'text', nullable: true },
  lastSuccessAt: { name: 'last_success_at', type: 'bigint', nullable: true },
  lastError: { name: 'last_error', type: 'text', nullable: true },
  heardAt: { name: 'heard_at', type: 'bigint' },
  searchText: { name: 'search_text', type: 'text' },
});

export const toKnownFeedRow = (feed: KnownFeed): KnownFeedRow => ({ ...feed, searchText: searchTextOf(feed) });
