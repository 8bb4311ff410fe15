import { lowerWithoutDiacritics } from '../../../../shared/kernel/fold.js';
import type { Language } from '../../../../shared/kernel/language.js';
import { isCjk } from '../../composing/text/words.js';
import { standsFor } from './thesaurus.js';
import { isContent, isTime, type Quantity, type Token } from './token.js';

const LONG_STEM = 5;
const STEM = 4;
const LONGEST_END = 5;
/** Ends of the forms of one word. */
const ENDS: ReadonlySet<string> = new Set(
  `s es ed d ing er ers e en n em ern in st t te ten a o as os ar ir an am ou i is x ee ees er ez ent ant r ra ro y ie ies ly al
   ner nen nes ung ungen ado ada da do das dos ido ida ados idas ando iron aron ao oes ais eis ment mente`.split(/\s+/),
);
/** Ends that make an adjective or a people of a place. */
const OF_PLACES: ReadonlySet<string> = new Set(
  `s a ia y n an ian ean er ner isch ische ischen ischer es ese ish i ien ienne ois oise ais aise ano ana eno ena ense iano iana
   ino ina e en ern ns ica icas ico icos as os que ques ique iques`.split(/\s+/),
);

/** Whether what a line says stands in a cited sentence. */
export function matches(said: Token, given: Token, language: Language): boolean {
  if (said.kind === 'number' || given.kind === 'number') return isSameNumber(said, given);
  if (said.key === given.key) return true;
  if (isContrary(said, given) || isTime(said) || isTime(given)) return false;
  if (standsFor(said, given, language)) return true;
  if (isCjk(language)) return isPartOfName(said, given);
  if (said.kind === 'group' || given.kind === 'group') return isFormOfGroup(said, given);
  if (isName(said, given)) return isSameName(said.key, given.key);
  return isSameWord(said.key, given.key) || (language === 'de' && isSameGermanWord(said.key, given.key));
}

/** "オカフォー" for "ナディア・オカフォー" */
const isPartOfName = (said: Token, given: Token): boolean =>
  said.kind === 'name' && given.kind === 'name' && given.key.split(/[・·]/u).includes(said.key);

/** What is written small may stand for no name, and a name for no word. */
const isName = (said: Token, given: Token): boolean =>
  said.kind === 'name' || (given.kind === 'name' && /^\p{Lu}/u.test(said.text));

const isSameGermanWord = (said: string, given: string): boolean =>
  isSameWord(withoutGe(said), withoutGe(given)) || isCompound(said, given);

/** "rose" and "fell", whatever else they may mean */
export function isContrary({ key: a }: Token, { key: b }: Token): boolean {
  const [one, other] = [a, b].map((key) => /^(opposite:\d+)([+-])/u.exec(key));
  return one !== null && other !== null && one?.[1] === other?.[1] && one?.[2] !== other?.[2];
}

/** A form of a word that a group of synonyms does not list: "Bränden" of "Brände". */
function isFormOfGroup(said: Token, given: Token): boolean {
  const [one, other] = [said, given].map(({ kind, key, text }) =>
    kind === 'word' || key.startsWith('same:') ? lowerWithoutDiacritics(text) : '',
  );
  return said.kind !== given.kind && one !== undefined && other !== undefined && one !== '' && isSameWord(one, other);
}

/** "geschleudert" and "schleuderte" */
const withoutGe = (word: string): string => word.replace(/^ge(?=\p{L}{4,}(?:t|en)$)/u, '');

/** "Peru" and "peruanisch", never "Austria" and "Australia". */
const OTHERS: ReadonlySet<string> = new Set(['niger nigeria', 'india indiana', 'austria australia', 'roman romania']);

function isSameName(a: string, b: string): boolean {
  if (OTHERS.has([a, b].toSorted().join(' '))) return false;
  const [endA, endB] = endsOf(a, b);
  if (a.length - endA.length < STEM) return false;
  return (endA === '' || OF_PLACES.has(endA)) && (endB === '' || OF_PLACES.has(endB)) && endA.length + endB.length > 1;
}

function isSameWord(a: string, b: string): boolean {
  const [endA, endB] = endsOf(a, b);
  const stem = a.length - endA.length;
  if (/\d/u.test(a + b) || stem < 3) return false;
  if (stem >= LONG_STEM && endA.length <= LONGEST_END && endB.length <= LONGEST_END) return true;
  const isForm = (end: string): boolean => end === '' || ENDS.has(end);
  return isForm(endA) && isForm(endB) && (stem >= STEM || endA === '' || endB === '');
}

/** "Bahnstreik" says "Streik" and "Bahn"; what it does not share must be a word of its own. */
function isCompound(a: string, b: string): boolean {
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  if (short.length < LONG_STEM || long.length - short.length < 3) return false;
  if (long.endsWith(short)) return !/^(?:un|nicht|miss|fehl|anti|gegen)/u.test(long);
  return long.startsWith(short.slice(0, -1)) || long.startsWith(short);
}

function endsOf(a: string, b: string): readonly [string, string] {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length++;
  return [a.slice(length), b.slice(length)];
}

function isSameNumber(said: Token, given: Token): boolean {
  if (said.quantity === undefined || given.quantity === undefined) return isPartOfScore(said, given);
  return isSameQuantity(said.quantity, given.quantity);
}

/** "two to one" for "2-1" */
function isPartOfScore(said: Token, given: Token): boolean {
  if (said.key === given.key) return true;
  if (!given.key.startsWith('score:') || said.quantity === undefined) return false;
  return given.key.slice(6).split('-').map(Number).includes(said.quantity.value);
}

function isSameQuantity(said: Quantity, given: Quantity): boolean {
  const isEqual = Math.abs(said.value - given.value) <= 1e-9 * Math.abs(given.value);
  return (
    said.ordinal === given.ordinal &&
    said.unit === given.unit &&
    (isEqual ? keepsBounds(said, given) : isRounded(said, given))
  );
}

/** "More than 300" stays that; "300" may be called "about 300", never "more than 300". */
function keepsBounds(said: Quantity, given: Quantity): boolean {
  if (given.about.length === 0) return said.about.every((operator) => operator === 'about');
  return given.about.some(
    (operator) => said.about.includes(operator) || (operator === 'nearly' && said.about.includes('about')),
  );
}

/** How far a round number may lie from the exact one. */
const ROUNDING = 0.05;

/** "Almost 300" for 297, "more than 1.2 million" for 1,214,300: a hedge that says where the exact number lies. */
function isRounded(said: Quantity, given: Quantity): boolean {
  if (given.about.length > 0 || said.about.length === 0 || given.value < 20) return false;
  if (Math.abs(said.value - given.value) > ROUNDING * given.value || figures(said.value) >= figures(given.value))
    return false;
  return said.about.every(
    (operator) =>
      operator === 'about' ||
      (operator === 'nearly' && given.value < said.value) ||
      (operator === 'over' && given.value > said.value),
  );
}

/** How many figures a number has besides the zeros at its end. */
const figures = (value: number): number => String(Math.round(value * 100)).replace(/0+$/u, '').length;

export const findsAny = (said: Token, given: readonly Token[], language: Language): boolean =>
  given.some((one) =>
    isContent(one)
      ? matches(said, one, language)
      : (one.kind === 'operator' || one.kind === 'free') && standsFor(said, one, language),
  );

/** The tokens of a cited sentence that a token of the line may come from. */
export const originsOf = (said: Token, given: readonly Token[], language: Language): readonly number[] =>
  given.flatMap((one, index) => (isContent(one) && matches(said, one, language) ? [index] : []));
