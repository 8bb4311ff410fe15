import type { EpochMs } from '../../../shared/kernel/clock.js';
import type { Language } from '../../../shared/kernel/language.js';

/** What a source did with what a briefing cites of it. */
export const CORRECTION_KINDS = [
  /** It says something else now. */
  'changed',
  /** A figure of a running story has grown. */
  'updated',
  /** It says itself that it was wrong. */
  'corrected',
  /** It says itself that the whole of it does not hold. */
  'retracted',
  /** Its publisher took the item back without a word. */
  'withdrawn',
  /** It says again what is cited; what was noted before does not hold any more. */
  'restored',
] as const;
export type CorrectionKind = (typeof CORRECTION_KINDS)[number];

/** A cited sentence, and what stands in its place. */
export interface CorrectedSentence {
  /** Indexes into `Script.lines`. */
  readonly lines: readonly number[];
  /** As the item had it when it was cited. */
  readonly before: string;
  /** As the item has it now, or what its publisher says of the mistake; null: there is nothing. */
  readonly after: string | null;
}

/** What has become of the cited sentences of one item. At least one; none where it is `restored`. */
export interface Revision {
  readonly kind: CorrectionKind;
  readonly sentences: readonly CorrectedSentence[];
}

/** As it is kept with a briefing. Holds feed text. The same revision always makes the same file. */
export interface CorrectionFile extends Revision {
  readonly itemId: string;
  /** Of the item when it was cited. */
  readonly title: string;
  readonly url: string | null;
  readonly sourceId: string;
  readonly sourceTitle: string;
  readonly at: EpochMs;
  /** Of the sentences. */
  readonly language: Language;
}
