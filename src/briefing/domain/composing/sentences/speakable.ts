import type { Language } from '../../../../shared/kernel/language.js';
import { isLuring } from '../text/asking-headlines.js';
import { isBoilerplate } from '../text/boilerplate.js';
import { hasAddress, spokenTitle } from '../text/cleaning.js';
import { isNonNewsItem, nonNewsOf } from '../text/non-news/non-news.js';
import { oncePer } from '../once-per.js';
import { aloud, FEWEST_WORDS, type Passage, type Reading } from '../reading.js';
import { hasOpenQuote } from '../text/sentences.js';
import { detectLanguage } from '../text/spoken-language.js';
import { STOP_WORDS } from '../text/stop-words.js';
import { lettersOf } from '../text/letters.js';
import { isCjk, words } from '../text/words.js';

const LATIN_WORDS = { least: FEWEST_WORDS, most: 44 };
const CJK_LETTERS = { least: 10, most: 130 };
const HEADLINE_LEAST = { latin: 3, cjk: 6 };
const LONGEST_WORD = 36;

const SPOKEN = new WeakMap<Passage, string | null>();

/** What a host says for a sentence of an item; null when it is not fit to be heard on its own. */
export function spokenPassage(passage: Passage, reading: Reading): string | null {
  const known = SPOKEN.get(passage);
  if (known !== undefined) return known;
  const spoken = fitToBeHeard(passage, reading);
  SPOKEN.set(passage, spoken);
  return spoken;
}

function fitToBeHeard(passage: Passage, { language, passages }: Reading): string | null {
  if (hasAddress(passage.quote) || /[©®]/u.test(passage.quote)) return null;
  if (!passage.complete && !isWholeText(passage, passages, language)) return null;
  const spoken = aloud(passage, language);
  if (isFragment(spoken, language) || !hasFittingLength(spoken, language)) return null;
  return isPlainStatement(spoken, language, spoken === passage.quote) ? spoken : null;
}

/** "zwischen Ahlum und Werden Unfall": a sentence that begins with a small function word is the end of another one. */
const isFragment = (spoken: string, language: Language): boolean =>
  (!isCjk(language) && /^\p{Ll}/u.test(spoken) && STOP_WORDS[language].has(words(spoken)[0] ?? '')) ||
  (language === 'en' && /^To [a-z]+ [^,]*$/u.test(spoken));

/** What a host says for a headline that has to stand for its item. */
export const spokenHeadline = oncePer(({ item, title, language }: Reading): string | null => {
  // Without its label, "Live: the storm" would pass for a headline.
  if (title === '' || title.endsWith('…') || isNonNewsItem(item.title, language)) return null;
  const spoken = spokenTitle(title, language);
  if (isLuring(spoken, language) || /[?？]/u.test(spoken)) return null;
  const enough = isCjk(language)
    ? letterCount(spoken) >= HEADLINE_LEAST.cjk
    : words(spoken).length >= HEADLINE_LEAST.latin;
  return enough && isPlainStatement(spoken, language) ? spoken : null;
});

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

/** Letters and figures. */
function letterCount(text: string): number {
  const { letter, number } = lettersOf(text);
  return letter + number;
}

/** `isRead`: a passage of just these words is none of a text's furniture, or it would be no passage. */
function isPlainStatement(spoken: string, language: Language, isRead = false): boolean {
  if (/[?？:：…]["'”’»」』)]*[.。]?$/u.test(spoken) || hasOpenQuote(spoken)) return false;
  if (/(?:^|\s)@\w|\*{2}|_{2}|#\w/u.test(spoken) || hasAddress(spoken) || isOnlyQuote(spoken)) return false;
  if (!isRead && (isBoilerplate(spoken) || nonNewsOf(spoken, language) !== null)) return false;
  return looksLikeSpeech(spoken, language) && !isInAnotherLanguage(spoken, language);
}

/** Somebody's words with nobody to say whose. */
const isOnlyQuote = (spoken: string): boolean => /^["“«„「『][^"”»“」』]*["”»“」』][.。]?$/u.test(spoken);

function looksLikeSpeech(spoken: string, language: Language): boolean {
  const { letter, number, capital } = lettersOf(spoken);
  const letters = letter + number;
  if (letters < spoken.replace(/\s/gu, '').length * 0.75) return false;
  // Without spaces between them, few words surround the figures of a sentence.
  if (number > letters * (isCjk(language) ? 0.5 : 0.35)) return false;
  const found = words(spoken);
  if (new Set(found).size < found.length * 0.5) return false;
  const isShouted = capital > letter * 0.5;
  return isCjk(language) ? isVaried(spoken) : !isShouted && found.every((word) => word.length <= LONGEST_WORD);
}

const isVaried = (spoken: string): boolean => new Set(spoken).size >= Math.min(8, spoken.length / 3);

/** One sentence is too little to tell them apart: "No hubo heridos", "que", "de". */
const NEIGHBOURS: readonly string[] = ['es', 'pt'];

function isInAnotherLanguage(spoken: string, language: Language): boolean {
  const detected = detectLanguage(spoken);
  if (detected === undefined || detected === language || (isCjk(language) && isCjk(detected as Language))) return false;
  return !(NEIGHBOURS.includes(language) && NEIGHBOURS.includes(detected));
}
