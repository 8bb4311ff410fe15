import { mapTable } from '../../../shared/storage/database/mapped-table.js';

/** An address where a feed was before it moved. */
export interface FormerUrlRow {
  readonly url: string;
  readonly feedId: number;
}

export const formerUrls = mapTable<FormerUrlRow>('feed.former_url', {
  url: { type: 'text', primary: true },
  feedId: { name: 'feed_id', type: 'int' },
});

/** A feed that was merged into another one. */
export interface FormerFeedRow {
  readonly id: number;
  readonly into: number;
}

export const formerFeeds = mapTable<FormerFeedRow>('feed.former_feed', {
  id: { type: 'int', primary: true },
  into: { name: 'into_id', type: 'int' },
});
