import type { ComposerVersions } from '../script.js';
import { PHRASE_BOOK_VERSION } from './phrase-book/phrase-book.js';

/** Changes with every change of the composer that can change a script; golden scripts tell when it was forgotten. */
export const ENGINE = 'extractive-14';

export const versionsWith = (icu: string): ComposerVersions => ({
  engine: ENGINE,
  phraseBook: PHRASE_BOOK_VERSION,
  icu,
});
