import { countryNames } from './country-names.js';
import { CHINESE_EVERYDAY } from './everyday/chinese.js';
import { JAPANESE_EVERYDAY, JAPANESE_LOANWORDS } from './everyday/japanese.js';
import { CHINESE_KINDS } from './kinds/chinese.js';
import { JAPANESE_KINDS } from './kinds/japanese.js';
import type { KindWords } from './kinds/kinds.js';
import { soundedNames } from './sounded-names.js';

const listOf = (words: string): readonly string[] => words.trim().split(/\s+/);

/** Every two characters that stand side by side. */
export function pairsOf(word: string): readonly string[] {
  const letters = [...word];
  return letters.slice(1).map((letter, index) => `${letters[index] ?? ''}${letter}`);
}

const kindWords = (words: KindWords): readonly string[] => Object.values(words).flatMap(listOf);

const EVERYDAY_PAIRS = {
  zh: new Set([...listOf(CHINESE_EVERYDAY), ...kindWords(CHINESE_KINDS), ...countryNames('zh')].flatMap(pairsOf)),
  ja: new Set([...listOf(JAPANESE_EVERYDAY), ...kindWords(JAPANESE_KINDS), ...countryNames('ja')].flatMap(pairsOf)),
};
const LOANWORDS = new Set([...listOf(JAPANESE_LOANWORDS), ...countryNames('ja')]);
/** Characters that join and count, and what follows the names of places. */
const NO_NAME = {
  zh: new Set(
    '的了在是和与及也就都而但将这那并于说被从到以或他她它们其该此一二三四五六七八九十两几百千万亿年月个省市县区镇村乡',
  ),
  ja: new Set('年月者氏県市町村区第一二三四五六七八九十百千万億'),
};

/** Whether two characters are a word of everyday news. */
export const isEverydayPair = (pair: string, language: 'zh' | 'ja'): boolean => EVERYDAY_PAIRS[language].has(pair);

/** Whether two characters, or a word in katakana, may be a name. */
export const mayBeName = (word: string, language: 'zh' | 'ja'): boolean =>
  !isEverydayPair(word, language) && !LOANWORDS.has(word) && ![...word].some((letter) => NO_NAME[language].has(letter));

/** What follows, or in Chinese precedes, the name of somebody. */
const TITLED = {
  ja: /(\p{sc=Han}{2})(?:氏|さん|被告|容疑者|知事|市長|首相|監督|選手|社長|会長|議員|教授)/gu,
  zh: /(?:总统|总理|首相|部长|省长|市长|主席|书记|教练|主帅|董事长|总裁|被告|记者)(\p{sc=Han}{2})/gu,
};

/** Pairs of characters that a title says are somebody's name. */
export const peopleIn = (text: string, language: 'zh' | 'ja'): readonly string[] =>
  [...text.matchAll(TITLED[language])].map(([, name = '']) => name);

/** Who stands before a court does so in one case. */
const ACCUSED = /\p{sc=Han}{2}(?:被告|容疑者)/gu;

/** What no everyday pair of characters covers, in pairs, and what is written in foreign letters. */
export function cjkEntities(text: string, language: 'zh' | 'ja'): readonly string[] {
  const foreign = text.match(FOREIGN_LETTERS) ?? [];
  if (language === 'zh') return [...foreign, ...(text.match(HAN_RUN) ?? []).flatMap(chineseEntities)];
  const native = text.match(/[\p{sc=Han}々]{2,}/gu) ?? [];
  const names = [...foreign.filter((word) => !LOANWORDS.has(word)), ...(text.match(ACCUSED) ?? [])];
  return [...names, ...native.flatMap((run) => unusualPairs(run, language))];
}

const HAN_RUN = /\p{sc=Han}{2,}/gu;
const FOREIGN_LETTERS = /[\p{sc=Katakana}ー]{3,}|[A-Za-z][A-Za-z0-9.-]{2,}/gu;

function chineseEntities(run: string): readonly string[] {
  const { names, between } = soundedNames(run);
  return [...names.filter((name) => !isInTheNews(name)), ...between.flatMap((part) => unusualPairs(part, 'zh'))];
}

const CHINESE_COUNTRIES = new Set(countryNames('zh'));
const KNOWN_PAIRS = new Set(listOf(CHINESE_EVERYDAY).flatMap(pairsOf));
/** Countries, and who is in the news of every day: 特朗普. */
const isInTheNews = (name: string): boolean =>
  CHINESE_COUNTRIES.has(name) || pairsOf(name).every((pair) => KNOWN_PAIRS.has(pair));

function unusualPairs(run: string, language: 'zh' | 'ja'): readonly string[] {
  const letters = [...run];
  const pairs = pairsOf(run);
  const isUsual = pairs.map((pair) => EVERYDAY_PAIRS[language].has(pair));
  const isCovered = letters.map(
    (letter, at) => NO_NAME[language].has(letter) || isUsual[at - 1] === true || isUsual[at] === true,
  );
  return pairs.filter((_, at) => isCovered[at] === false && isCovered[at + 1] === false);
}

/** Of two characters; in a text they may be any rare word, in a headline it is what the news is about. */
export const isPair = (name: string): boolean => CHARACTERS.test(name);
const CHARACTERS = /^[\p{sc=Han}々]{2}$/u;
