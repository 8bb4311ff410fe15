import type { QuietTimes } from '../../domain/quiet-times.js';
import type { Enclosure, HubAdvertisement } from '../../application/ports/feed-fetcher.js';
import type { Prose } from '../text/plain-text.js';

/** What a format says of one entry, before it is made readable. Addresses are absolute where they could be resolved. */
export interface EntryDraft {
  readonly guid: string | null;
  readonly title: Prose | null;
  readonly link: string | null;
  readonly authors: readonly string[];
  /** Dates as written, best first. */
  readonly dates: readonly string[];
  readonly content: Prose | null;
  readonly summary: Prose | null;
  readonly enclosures: readonly Enclosure[];
  /** As written: names, paths, lists. */
  readonly categories: readonly string[];
  /** The language that is declared for this entry alone. */
  readonly language: string | null;
}

export interface FeedDraft {
  readonly title: Prose | null;
  readonly link: string | null;
  readonly language: string | null;
  readonly minIntervalMs: number | null;
  readonly quietTimes: QuietTimes | null;
  readonly hub: HubAdvertisement | null;
  readonly entries: readonly EntryDraft[];
  /** Guids as written. */
  readonly withdrawn: readonly string[];
}
