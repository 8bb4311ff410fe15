import type { Language } from '../../../../shared/kernel/language.js';

const ends = (text: string): ReadonlySet<string> => new Set(['', ...text.split(' ')]);

/** What forms of one noun or adjective end with. Short, because longer ones make other words. */
const ENDINGS: Readonly<Partial<Record<Language, ReadonlySet<string>>>> = {
  en: ends('s es'),
  de: ends('e n en er em s es'),
  fr: ends('s e es x'),
  es: ends('s es o a os as'),
  pt: ends('s es o a os as'),
};
/** Plurals that change more than an end, and the singular: "ferries", "vulcões", "journaux". */
const PLURALS: Readonly<Partial<Record<Language, readonly [RegExp, string]>>> = {
  en: [/ies$/u, 'y'],
  pt: [/(?:oes|aes)$/u, 'ao'],
  fr: [/aux$/u, 'al'],
};
/** Below this, two words of which each has an ending are two words: "cars" and "care". */
const SHORTEST_STEM = 4;

/** Whether two words without accents are forms of one: "volcano" and "volcanoes", never "university" and "universal". */
export function isSameWord(a: string, b: string, language: Language): boolean {
  if (a === b) return true;
  const [one, other] = [singular(a, language), singular(b, language)];
  if (one === other) return true;
  const stem = commonStart(one, other);
  if (stem < Math.min(SHORTEST_STEM, one.length, other.length) || stem < 2) return false;
  const endings = ENDINGS[language];
  return endings?.has(one.slice(stem)) === true && endings.has(other.slice(stem));
}

function singular(word: string, language: Language): string {
  const [plural, end] = PLURALS[language] ?? [];
  return plural === undefined || end === undefined || word.length < 6 ? word : word.replace(plural, end);
}

function commonStart(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length++;
  return length;
}
