import { mapTable } from '../../../shared/storage/database/mapped-table.js';
import type { EpochMs } from '../../../shared/kernel/clock.js';

export interface ArticleRow {
  /** As in feed.item. */
  readonly itemId: string;
  readonly url: string;
  readonly status: 'sought' | 'kept' | 'given_up';
  /** Also until when it is leased. */
  readonly dueAt: EpochMs | null;
  readonly turnKept: boolean;
  readonly attempts: number;
  readonly reason: string | null;
  readonly contentText: string | null;
  /** A tsvector, of the head of the item and the text. */
  readonly allWords: string | null;
  /** Of the item with whose head the words were made. */
  readonly itemHash: string | null;
  readonly fetchedAt: EpochMs | null;
}

export const articles = mapTable<ArticleRow>('feed.article', {
  itemId: { name: 'item_id', type: 'uuid', primary: true },
  url: { type: 'text' },
  status: { type: 'text', default: 'sought' },
  dueAt: { name: 'due_at', type: 'bigint', nullable: true },
  turnKept: { name: 'turn_kept', type: 'boolean', default: false },
  attempts: { type: 'int', default: 0 },
  reason: { type: 'text', nullable: true },
  contentText: { name: 'content_text', type: 'text', nullable: true },
  allWords: { name: 'all_words', type: 'tsvector', nullable: true },
  itemHash: { name: 'item_hash', type: 'uuid', nullable: true },
  fetchedAt: { name: 'fetched_at', type: 'bigint', nullable: true },
});
