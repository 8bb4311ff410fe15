import type { Language } from '../../../../shared/kernel/language.js';
import { hasAddress, spokenSentence } from '../text/cleaning.js';
import { hasOpenQuote } from '../text/sentences.js';
import { isCjk } from '../text/words.js';

const LONGEST = { latin: 320, cjk: 150 };

/** A sentence that a correction repeats, as a host says it; null: it cannot be said. */
export function citedAloud(quote: string, language: Language): string | null {
  const longest = isCjk(language) ? LONGEST.cjk : LONGEST.latin;
  if (quote.length > longest || hasAddress(quote) || hasOpenQuote(quote)) return null;
  const spoken = spokenSentence(quote, language);
  return /[\p{L}\p{N}]/u.test(spoken) ? spoken : null;
}
