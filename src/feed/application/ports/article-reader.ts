import type { FeedItemId } from '../../../shared/kernel/identifiers.js';
import type { ContentWindow } from '../../domain/content-window.js';

export interface ArticleWindow {
  readonly text: string;
  /** Code points of the whole article. */
  readonly length: number;
}

/** Articles that were found; whether a caller may see them is asked before. */
export abstract class ArticleReader {
  /** null: the item has none. */
  abstract window(itemId: FeedItemId, window: ContentWindow): Promise<ArticleWindow | null>;
  /** Of those of the items that have one, as much as a briefing may need. */
  abstract texts(itemIds: readonly FeedItemId[]): Promise<ReadonlyMap<FeedItemId, string>>;
}
