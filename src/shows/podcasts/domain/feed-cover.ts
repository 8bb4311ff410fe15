import type { Language } from '../../../shared/kernel/language.js';

/** What stands on the picture of a feed. */
export interface FeedCover {
  readonly guid: string;
  readonly title: string;
  readonly subtitle: string;
  readonly language: Language;
}
