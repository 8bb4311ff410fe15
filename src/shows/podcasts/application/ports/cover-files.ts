import type { FeedCover } from '../../domain/feed-cover.js';

/** A JPEG in the media store. */
export interface KeptCover {
  readonly key: string;
  readonly bytes: number;
  /** Of what it was painted from. */
  readonly digest: string;
}

/** Pictures of feeds, by what they were painted from. */
export abstract class CoverFiles {
  abstract find(cover: FeedCover): Promise<KeptCover | null>;
  abstract keep(cover: FeedCover, jpeg: Uint8Array): Promise<KeptCover>;
  /** All that a feed ever had. May be repeated. */
  abstract forget(guid: string): Promise<void>;
}
