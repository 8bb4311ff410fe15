import type { Language } from '../../../shared/kernel/language.js';
import { isLuring } from './text/asking-headlines.js';
import { isBoilerplate } from './text/boilerplate.js';
import { hasAddress, spokenSentence, spokenTitle } from './text/cleaning.js';
import { isNonNewsItem, nonNewsOf } from './text/non-news/non-news.js';
import { FEWEST_WORDS, type Passage, type Reading } from './reading.js';
import { hasOpenQuote } from './text/sentences.js';
import { detectLanguage } from './text/spoken-language.js';
import { STOP_WORDS } from './text/stop-words.js';
import { isCjk, lettersIn, words } from './text/words.js';

const LATIN_WORDS = { least: FEWEST_WORDS, most: 44 };
const CJK_LETTERS = { least: 10, most: 130 };
const HEADLINE_LEAST = { latin: 3, cjk: 6 };
const LONGEST_WORD = 36;

/** What a host says for a sentence of an item; null when it is not fit to be heard on its own. */
export function spokenPassage(passage: Passage, { language, passages }: Reading): string | null {
  if (hasAddress(passage.quote) || /[©®]/u.test(passage.quote)) return null;
  if (!passage.complete && !isWholeText(passage, passages, language)) return null;
  const spoken = spokenSentence(passage.quote, language);
  if (isFragment(spoken, language)) return null;
  return hasFittingLength(spoken, language) && isPlainStatement(spoken, language) ? spoken : null;
}

/** "zwischen Ahlum und Werden Unfall": a sentence that begins with a small function word is the end of another one. */
const isFragment = (spoken: string, language: Language): boolean =>
  (!isCjk(language) && /^\p{Ll}/u.test(spoken) && STOP_WORDS[language].has(words(spoken)[0] ?? '')) ||
  (language === 'en' && /^To [a-z]+ [^,]*$/u.test(spoken));

/** What a host says for a headline that has to stand for its item. */
export function spokenHeadline({ item, title, language }: Reading): string | null {
  // Without its label, "Live: the storm" would pass for a headline.
  if (title === '' || title.endsWith('…') || isNonNewsItem(item.title, language)) return null;
  const spoken = spokenTitle(title, language);
  if (isLuring(spoken, language) || /[?？]/u.test(spoken)) return null;
  const enough = isCjk(language)
    ? letterCount(spoken) >= HEADLINE_LEAST.cjk
    : words(spoken).length >= HEADLINE_LEAST.latin;
  return enough && isPlainStatement(spoken, language) ? spoken : null;
}

/** Many feeds leave out the full stop of a summary of one sentence; a cut summary tends to end in a small word. */
function isWholeText(passage: Passage, passages: readonly Passage[], language: Language): boolean {
  if (passages.length !== 1 || /(?:…|\.{3}|[,、，:：;；–—-])["”»\])]?$/u.test(passage.quote)) return false;
  if (isCjk(language)) return !/[はがをにでともの的和在]$/u.test(passage.quote);
  const last = words(passage.quote.slice(-60)).at(-1);
  return last !== undefined && !STOP_WORDS[language].has(last);
}

function hasFittingLength(spoken: string, language: Language): boolean {
  const [length, { least, most }] = isCjk(language)
    ? [letterCount(spoken), CJK_LETTERS]
    : [words(spoken).length, LATIN_WORDS];
  return length >= least && length <= most;
}

const letterCount = (text: string): number => lettersIn(text, /[\p{L}\p{N}]+/gu);

function isPlainStatement(spoken: string, language: Language): boolean {
  if (/[?？:：…]["'”’»」』)]*[.。]?$/u.test(spoken) || isBoilerplate(spoken) || hasOpenQuote(spoken)) return false;
  if (/(?:^|\s)@\w|\*{2}|_{2}|#\w/u.test(spoken) || hasAddress(spoken)) return false;
  if (isOnlyQuote(spoken) || nonNewsOf(spoken, language) !== null) return false;
  return looksLikeSpeech(spoken, language) && !isInAnotherLanguage(spoken, language);
}

/** Somebody's words with nobody to say whose. */
const isOnlyQuote = (spoken: string): boolean => /^["“«„「『][^"”»“」』]*["”»“」』][.。]?$/u.test(spoken);

function looksLikeSpeech(spoken: string, language: Language): boolean {
  const letters = letterCount(spoken);
  if (letters < spoken.replace(/\s/gu, '').length * 0.75) return false;
  // Without spaces between them, few words surround the figures of a sentence.
  if (lettersIn(spoken, /\p{N}+/gu) > letters * (isCjk(language) ? 0.5 : 0.35)) return false;
  const found = words(spoken);
  if (new Set(found).size < found.length * 0.5) return false;
  return isCjk(language) ? isVaried(spoken) : found.every((word) => word.length <= LONGEST_WORD) && !isShouted(spoken);
}

const isVaried = (spoken: string): boolean => new Set(spoken).size >= Math.min(8, spoken.length / 3);

const isShouted = (spoken: string): boolean => lettersIn(spoken, /\p{Lu}+/gu) > lettersIn(spoken, /\p{L}+/gu) * 0.5;

function isInAnotherLanguage(spoken: string, language: Language): boolean {
  const detected = detectLanguage(spoken);
  return detected !== undefined && detected !== language && !(isCjk(language) && isCjk(detected as Language));
}
