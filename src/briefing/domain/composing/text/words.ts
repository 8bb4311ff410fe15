import { withoutDiacritics } from '../../../../shared/kernel/fold.js';
import type { Language } from '../../../../shared/kernel/language.js';
import { perWordIn } from './per-word.js';
import { STOP_WORDS } from './stop-words.js';

export const isCjk = (language: Language): boolean => language === 'zh' || language === 'ja';

const WORD = /[\p{L}\p{N}]+(?:['’.-][\p{L}\p{N}]+)*/gu;
const CJK_RUN = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー]+/gu;
const CJK_LETTER = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u;
const HIRAGANA_PAIR = /^\p{sc=Hiragana}{2}$/u;
const MAX_WORD_LENGTH = 40;
const STEM_LENGTH = 6;

/** Lower-case words, for counting; Chinese and Japanese runs stay whole. */
export function words(text: string): readonly string[] {
  if (text !== latest.text) latest = { text, words: text.normalize('NFKC').toLowerCase().match(WORD) ?? [] };
  return latest.words;
}
/** One sentence is asked for its words several times in a row: how many, in which language, how long. */
let latest: { readonly text: string; readonly words: readonly string[] } = { text: '', words: [] };

/**
 * What a text is about: words without stop words, cut to a stem of six letters; for Chinese and Japanese pairs of
 * neighbouring characters, so that no result depends on the dictionary of an ICU version.
 */
export function terms(text: string, language: Language): readonly string[] {
  return words(text).flatMap((word) => {
    if (word.length > 4 * MAX_WORD_LENGTH && !CJK_LETTER.test(word)) return [];
    return CJK_LETTER.test(word) ? cjkTerms(word, language) : latinTerm(word, language);
  });
}

const latinTerm = perWordIn((word: string, language: Language): readonly string[] =>
  bareWords(word, language).map(stem),
);

/** The words of a text without stop words and accents, whole; not for Chinese and Japanese. */
export const wholeWords = (text: string, language: Language): readonly string[] =>
  words(text).flatMap((word) => (word.length > 4 * MAX_WORD_LENGTH ? [] : wholeWord(word, language)));

const wholeWord = perWordIn((word: string, language: Language): readonly string[] =>
  bareWords(word, language).map(withoutDiacritics),
);

function bareWords(word: string, language: Language): readonly string[] {
  const stops = STOP_WORDS[language];
  if (stops.has(word)) return [];
  if (word.includes('-')) return word.split('-').flatMap((part) => bareWords(part, language));
  const bare = word.replace(/^(?:l|d|s|n|c|qu|j|m|t)['’](?=.)/, '').replace(/['’]s$/, '');
  if (bare.length < 2 || bare.length > MAX_WORD_LENGTH || stops.has(bare)) return [];
  return [bare];
}

/** Truncation does as well as a stemmer for telling stories apart, in every language alike. */
const stem = (word: string): string => (/\d/.test(word) ? word : withoutDiacritics(word).slice(0, STEM_LENGTH));

function cjkTerms(word: string, language: Language): readonly string[] {
  const found: string[] = [];
  let end = 0;
  for (const run of word.matchAll(CJK_RUN)) {
    found.push(...latinParts(word.slice(end, run.index), language), ...pairs(run[0], language));
    end = run.index + run[0].length;
  }
  return [...found, ...latinParts(word.slice(end), language)];
}

const latinParts = (text: string, language: Language): readonly string[] =>
  (text.match(WORD) ?? []).flatMap((word) => latinTerm(word, language));

function pairs(run: string, language: Language): readonly string[] {
  const stops = STOP_WORDS[language];
  const letters = [...run];
  const found: string[] = [];
  for (let index = 0; index + 1 < letters.length; index++) {
    const [first = '', second = ''] = [letters[index], letters[index + 1]];
    const pair = first + second;
    if (!HIRAGANA_PAIR.test(pair) && !(stops.has(first) || stops.has(second))) found.push(pair);
  }
  return found;
}
