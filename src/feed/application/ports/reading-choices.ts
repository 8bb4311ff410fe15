import type { CallerId } from '../../../shared/kernel/identifiers.js';

export interface Choice {
  readonly id: string;
  readonly title: string;
}

/** What a list of items can be narrowed to, and where its days begin. */
export interface ReadingChoicesOf {
  /** What the caller follows, by title. */
  readonly sources: readonly Choice[];
  readonly folders: readonly Choice[];
  /** IANA name. */
  readonly timezone: string;
}

/** What other contexts know of somebody who reads. */
export abstract class ReadingChoices {
  abstract of(caller: CallerId): Promise<ReadingChoicesOf>;
  /** The time zone alone. */
  abstract timezoneOf(caller: CallerId): Promise<string>;
}
