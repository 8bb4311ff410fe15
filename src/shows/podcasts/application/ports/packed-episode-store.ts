/** The episodes of a feed, joined and compressed: raw DEFLATE (RFC 1951) that ends at a byte and is not finished. */
export interface PackedEpisodes {
  readonly deflated: Buffer;
  /** Of the text, for whoever puts it into a gzip file. */
  readonly crc32: number;
  readonly bytes: number;
}

/**
 * What feeds have of their episodes, kept as it is sent: it follows from the episodes, and what is lost is made again.
 * `madeFrom` names everything that it follows from; what was made from something else is not found.
 */
export abstract class PackedEpisodeStore {
  abstract find(guid: string, madeFrom: string): Promise<PackedEpisodes | null>;
  /** In the place of what was kept of the feed before. Keeps nothing of a feed that is gone; goes with it. */
  abstract keep(guid: string, madeFrom: string, packed: PackedEpisodes): Promise<void>;
}
