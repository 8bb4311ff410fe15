import type { Language } from '../../shared/kernel/language.js';

/** One of two scripts. */
export interface PreviewedExtent {
  readonly title: string;
  readonly plannedMs: number;
  readonly sentences: number;
  /** How many stories are told, of how many that could be. */
  readonly told: number;
  readonly inScope: number;
}

/** A story of one of two scripts, or of both. Holds feed text. */
export interface PreviewedStory {
  readonly title: string;
  readonly itemIds: readonly string[];
  /** In the order of telling, from 0; null: it is not told. */
  readonly placeBefore: number | null;
  readonly placeAfter: number | null;
  /** What became of it, in English for people. */
  readonly explanation: string;
}

/** What the next episode would say, and how it differs from what it says without the changes. Nothing of it is kept. */
export interface PreviewedShow {
  readonly language: Language;
  /** null: there is nothing to say. */
  readonly before: PreviewedExtent | null;
  readonly after: PreviewedExtent | null;
  /** Those that are told with the changes in their order, then those that are not told any more. */
  readonly stories: readonly PreviewedStory[];
  readonly sentences: readonly { readonly host: string; readonly text: string; readonly itemId: string | null }[];
}
