import type { FeedCover } from '../../domain/feed-cover.js';

export abstract class CoverPainter {
  /** A JPEG of 3,000 × 3,000 pixels; the same cover is painted alike. */
  abstract paint(cover: FeedCover): Promise<Uint8Array>;
}
