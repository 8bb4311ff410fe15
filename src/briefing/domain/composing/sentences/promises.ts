import { HEADLINE, type Candidate } from '../candidate.js';
import { oncePer } from '../once-per.js';
import type { Telling } from '../telling.js';
import { contentOf } from '../text/echo.js';
import { isCjk } from '../text/words.js';

/** So short a sentence without a name or a figure only says that something follows; where no capital shows a name, none does. */
const LONGEST = 48;

/** Where in its item the rest of its paragraph begins that a sentence promises; null: it promises nothing. */
const promisedAt = oncePer(({ item: { text }, position, quote, language }: Candidate): number | null => {
  if (position === HEADLINE || isCjk(language) || quote.length > LONGEST || /\d/u.test(quote)) return null;
  if (contentOf(quote, language).names.size > 0) return null;
  const end = text.indexOf(quote) + quote.length;
  const rest = /^[^\S\n]*(?=[^\s])/u.exec(text.slice(end, end + 4));
  return rest === null ? null : end + rest[0].length;
});

const startOf = oncePer(({ item: { text }, quote }: Candidate): number => text.indexOf(quote));

/** Whether what is told next stands right after it, and was promised by it: nobody asks for it between. */
export const promises = (candidate: Candidate, next: Candidate): boolean =>
  candidate.item === next.item && promisedAt(candidate) === startOf(next);

/**
 * A telling without "What is new is the price." and "Not everybody is convinced." where what follows them in their
 * paragraph is not told: a listener waits for it.
 */
export function withoutPromises(telling: Telling): Telling {
  const { chosen } = telling;
  const isKept = (candidate: Candidate): boolean => {
    const at = promisedAt(candidate);
    if (at === null || candidate === chosen[0]) return true;
    return chosen.some((other) => other.item === candidate.item && startOf(other) === at);
  };
  const kept = chosen.filter(isKept);
  return kept.length === chosen.length ? telling : { ...telling, chosen: kept };
}
