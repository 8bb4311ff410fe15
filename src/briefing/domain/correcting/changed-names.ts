import type { Language } from '../../../shared/kernel/language.js';
import { mayBeName } from '../composing/text/cjk-entities.js';
import { countryNames } from '../composing/text/country-names.js';
import { isEverydayWord } from '../composing/text/entities.js';
import { folded } from '../composing/text/folding.js';
import { isGermanThing } from '../composing/text/german-nouns.js';
import { isTitleCase } from '../composing/text/names.js';
import { STOP_WORDS } from '../composing/text/stop-words.js';
import { isContent, type Token } from '../rewriting/verifying/token.js';
import type { Hunk } from './aligning.js';
import { flat } from './flat-text.js';
import { isSpelling, isTransliterated } from './spelling.js';

/** All that an item says, before and now, as `flat` makes it. */
export interface Whole {
  readonly before: string;
  readonly now: string;
}

const ENTITY = 6;
/** A sentence, which may name many; headlines have no full stop. */
const ENDED = /[.!?]["”»’')]{0,3}$/u;
/** Words of a stretch besides its names. */
const MOST_OTHERS = 1;

/** Whether somebody or something else is named in this stretch of a sentence in the Latin script. */
export function isOtherName(
  hunk: Hunk,
  { sentences, language, whole }: { sentences: readonly [string, string]; language: Language; whole: Whole },
): boolean {
  if (sentences.some((text) => !ENDED.test(text) && isTitleCase(text))) return false;
  const namesIn = (tokens: readonly Token[], sentence: string): readonly Token[] =>
    tokens.filter((token) => isNameLike(token, sentence, language));
  const [was, is] = [namesIn(hunk.removed, sentences[0]), namesIn(hunk.added, sentences[1])];
  if (was.length === 0 || is.length === 0) return false;
  if (others(hunk.removed, was) > MOST_OTHERS || others(hunk.added, is) > MOST_OTHERS) return false;
  return isAnother(textOf(was), textOf(is)) && isReplaced(was, is, whole);
}

const others = (tokens: readonly Token[], names: readonly Token[]): number =>
  tokens.filter((token) => isContent(token) && !names.includes(token)).length;

const textOf = (tokens: readonly Token[]): string => tokens.map(({ text }) => text).join(' ');

/** A capital inside a sentence that no everyday word has. */
function isNameLike({ text, key, kind, at }: Token, sentence: string, language: Language): boolean {
  if (!/^\p{Lu}/u.test(text) || kind === 'number' || /^(?:day|month|unit):/u.test(key)) return false;
  const word = folded(text);
  if (STOP_WORDS[language].has(word) || isEverydayWord(word.slice(0, ENTITY), language)) return false;
  if (language === 'de' && isGermanThing(word)) return false;
  return !isFirst(at, sentence) || language !== 'de';
}

const isFirst = (at: number, sentence: string): boolean => !/[\p{L}\p{N}]/u.test(sentence.slice(0, at));

/** "Sandor" for "Sandro" is spelling, "Ana Sandor" for "Sandor" and "EU" for "European Union" are the same. */
function isAnother(was: string, is: string): boolean {
  if (isSpelling(was, is) || isTransliterated(was, is)) return false;
  if (AGENCY.test(was) && AGENCY.test(is)) return false;
  if (OTHERWISE_CALLED.some((names) => names.has(flat(was)) && names.has(flat(is)))) return false;
  if (initials(was) === flat(is) || initials(is) === flat(was)) return false;
  const [one, other] = [flat(was), flat(is)];
  return !one.includes(other) && !other.includes(one);
}

/** Who reports it is another one when a text is built from another report. */
const AGENCY =
  /^(?:reuters|afp|ap|associated press|dpa|apa|efe|ansa|lusa|kyodo|xinhua|tass|bloomberg|pa|upi|anp|belga|europa press)$/iu;

/** Places whose names in newspapers have changed. */
const OTHERWISE_CALLED: readonly ReadonlySet<string>[] = [
  ['kiev', 'kyiv', 'kyjiw', 'kiew'],
  ['turkey', 'türkiye', 'turquie'],
  ['czechia', 'czechrepublic', 'tschechien', 'tschechischerepublik'],
  ['burma', 'myanmar', 'birmanie', 'birmania'],
  ['bombay', 'mumbai'],
  ['swaziland', 'eswatini'],
  ['peking', 'beijing', 'pékin', 'pekín'],
].map((names) => new Set(names));

const initials = (name: string): string => flat((name.match(/(?<!\p{L})\p{L}/gu) ?? []).join(''));

/** Who is called by two names is called so before and after; who was taken for somebody else vanishes. */
const isReplaced = (was: readonly Token[], is: readonly Token[], { before, now }: Whole): boolean =>
  was.every(({ text }) => !now.includes(flat(text))) && is.every(({ text }) => !before.includes(flat(text)));

/** What follows the name of somebody, or of a place, in Japanese and Chinese. */
const BEHIND_NAME =
  /^(?:\p{sc=Han}{0,3}(?:氏|さん|容疑者|被告|首相|大統領|市長|知事|社長|会長|議員|教授|監督|選手|大臣|先生|女士|总统|总理|市长|部长|教练)|\p{sc=Han}?(?:市|県|縣|町|村|区|區|郡|省|州|镇|鎮|乡))/u;
/** What stands before one in Chinese, and the first character of one that both share. */
const BEFORE_NAME =
  /(?:总统|总理|首相|部长|省长|市长|主席|书记|教练|主帅|董事长|总裁|被告|總統|總理|部長|市長)\p{sc=Han}?$/u;
const LONGEST_HAN = 4;

/** The same in Chinese and Japanese: one stretch of the characters, known by what stands around it. */
export function isOtherCjkName(was: string, is: string, language: 'zh' | 'ja', whole: Whole): boolean {
  const [from, behind] = commonEnds(was, is);
  const [one, other] = [was.slice(from, was.length - behind), is.slice(from, is.length - behind)];
  const isReplacedBy = (a: string, b: string): boolean =>
    !whole.now.includes(flat(a)) && !whole.before.includes(flat(b));
  const [foreign, foreignNow] = [foreignAt(was, from, one.length), foreignAt(is, from, other.length)];
  if (foreign !== null && foreignNow !== null) {
    const isCountry = [foreign, foreignNow].every((name) => COUNTRIES[language].has(name));
    const areNames = isCountry || [foreign, foreignNow].every((name) => mayBeName(name, language));
    return areNames && !isSpelling(foreign, foreignNow) && isReplacedBy(foreign, foreignNow);
  }
  if (![one, other].every((text) => /^\p{sc=Han}+$/u.test(text) && text.length <= LONGEST_HAN)) return false;
  if ([one, other].every((name) => COUNTRIES[language].has(name))) return isReplacedBy(one, other);
  const isNamed = BEHIND_NAME.test(was.slice(was.length - behind)) || BEFORE_NAME.test(was.slice(0, from));
  const [named, namedNow] = [was, is].map((text) => text.slice(Math.max(0, from - 1), text.length - behind));
  return (
    isNamed && !/[一二三四五六七八九十百千万亿億]/u.test(one + other) && isReplacedBy(named ?? one, namedNow ?? other)
  );
}

const COUNTRIES = { zh: new Set(countryNames('zh')), ja: new Set(countryNames('ja')) };
const FOREIGN = /[\p{sc=Katakana}ー・]+|[A-Za-z][A-Za-z .-]*[A-Za-z]/gu;
const FEWEST_LETTERS = 3;

/** The whole of a foreign name that the stretch is in. */
function foreignAt(text: string, from: number, length: number): string | null {
  for (const found of text.matchAll(FOREIGN)) {
    const end = found.index + found[0].length;
    if (found.index <= from && from + length <= end && found[0].length >= FEWEST_LETTERS) return found[0];
  }
  return null;
}

/** How many characters both begin with, and end with. */
function commonEnds(a: string, b: string): readonly [number, number] {
  const most = Math.min(a.length, b.length);
  let from = 0;
  while (from < most && a[from] === b[from]) from++;
  let behind = 0;
  while (behind < most - from && a[a.length - 1 - behind] === b[b.length - 1 - behind]) behind++;
  return [from, behind];
}
