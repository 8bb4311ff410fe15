import { lowerWithoutDiacritics } from '../../../../shared/kernel/fold.js';
import type { Language } from '../../../../shared/kernel/language.js';
import { hasAddress, visible } from '../../composing/text/cleaning.js';
import { detectLanguage } from '../../composing/text/spoken-language.js';
import { isCjk, words } from '../../composing/text/words.js';
import { lexiconOf } from './lexicon.js';
import type { Objection } from './reading.js';

const MARKUP = /[<>{}[\]|`*_#\\^~@]|={2,}|&[a-z]+;/iu;
/** What a listener can follow in one breath or two. */
const MOST = { words: 60, letters: 180 };

/** A line is plain speech in the language of the briefing. */
export function formOf(text: string, language: Language): Objection {
  if (text.trim() === '') return 'The line is empty.';
  if (visible(text) !== text.trim().replace(/\s+/gu, ' '))
    return 'The line has invisible characters, emoji or line breaks.';
  if (MARKUP.test(text) || hasAddress(text)) return 'The line has markup or an address: write plain speech.';
  if (isTooLong(text, language)) return `The line is too long: at most ${MOST.words} words.`;
  return isForeign(text, language) ? `The line is not in the language of the briefing (${language}).` : undefined;
}

const isTooLong = (text: string, language: Language): boolean =>
  isCjk(language)
    ? [...text].length > MOST.letters
    : text.split(/\s+/u).length > MOST.words || text.length > 12 * MOST.words;

function isForeign(text: string, language: Language): boolean {
  const letters = text.match(/\p{L}/gu) ?? [];
  const own = isCjk(language) ? /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー]/u : /\p{sc=Latin}/u;
  const foreign = letters.filter((letter) => !own.test(letter)).length;
  if (isCjk(language) ? foreign > letters.length * 0.6 : foreign > 0) return true;
  const detected = detectLanguage(text);
  if (detected === undefined || detected === language || isCjk(language)) return false;
  return detected === 'other' || grammarOf(text, detected) > grammarOf(text, language);
}

/** How many words of a text are grammar in a language; a short line may be taken for its neighbour. */
function grammarOf(text: string, language: Language): number {
  const { exact } = lexiconOf(language);
  return words(text).filter((word) => exact.get(lowerWithoutDiacritics(word))?.free === true).length;
}
