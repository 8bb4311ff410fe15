import type { Language } from '../../../../../shared/kernel/language.js';

/** From two to twenty; "one" is mostly an article. */
const SMALL: Readonly<Partial<Record<Language, string>>> = {
  en: 'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty',
  de: 'zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn zwanzig',
  fr: 'deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf vingt',
  es: 'dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte',
  pt: 'dois três quatro cinco seis sete oito nove dez onze doze treze catorze quinze dezesseis dezessete dezoito dezenove vinte',
};
const TENS: Readonly<Partial<Record<Language, string>>> = {
  en: 'thirty forty fifty sixty seventy eighty ninety',
  de: 'dreißig vierzig fünfzig sechzig siebzig achtzig neunzig',
  fr: 'trente quarante cinquante soixante soixante-dix quatre-vingts quatre-vingt-dix',
  es: 'treinta cuarenta cincuenta sesenta setenta ochenta noventa',
  pt: 'trinta quarenta cinquenta sessenta setenta oitenta noventa',
};
const OTHERS: Readonly<Partial<Record<Language, readonly (readonly [string, number])[]>>> = {
  pt: [
    ['duas', 2],
    ['quatorze', 14],
    ['dezasseis', 16],
    ['dezassete', 17],
    ['dezanove', 19],
  ],
};
const GERMAN_UNITS = ['ein', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun'];
const ENGLISH_UNITS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

const numbered = (words: string | undefined, from: number, step: number): readonly (readonly [string, number])[] =>
  (words?.split(' ') ?? []).map((word, index) => [word, from + step * index] as const);

function compounds(language: Language): readonly (readonly [string, number])[] {
  const units = language === 'de' ? GERMAN_UNITS : language === 'en' ? ENGLISH_UNITS : [];
  const tens = [...numbered(SMALL[language]?.split(' ').at(-1), 20, 0), ...numbered(TENS[language], 30, 10)];
  return tens.flatMap(([ten, value]) =>
    units.map((unit, index) => [language === 'de' ? `${unit}und${ten}` : `${ten}-${unit}`, value + index + 1] as const),
  );
}

function wordsOf(language: Language): ReadonlyMap<string, number> {
  return new Map([
    ...numbered(SMALL[language], 2, 1),
    ...numbered(TENS[language], 30, 10),
    ...(OTHERS[language] ?? []),
    ...compounds(language),
  ]);
}

const KNOWN = new Map<Language, ReadonlyMap<string, number>>();

/** "twelve", "einundzwanzig": numbers below a hundred in words. */
export function numberOfWord(word: string, language: Language): number | undefined {
  const words = KNOWN.get(language) ?? wordsOf(language);
  KNOWN.set(language, words);
  return words.get(word.toLowerCase());
}

const DIGITS: Readonly<Record<string, number>> = {
  〇: 0,
  零: 0,
  一: 1,
  二: 2,
  两: 2,
  三: 3,
  四: 4,
  五: 5,
  六: 6,
  七: 7,
  八: 8,
  九: 9,
};
const PLACES: Readonly<Record<string, number>> = { 十: 10, 百: 100, 千: 1000 };

/** "十二", "二百三十": below ten thousand. */
export function numberOfHan(text: string): number {
  let [sum, digit] = [0, 0];
  for (const letter of text) {
    const place = PLACES[letter];
    if (place === undefined) digit = DIGITS[letter] ?? 0;
    else {
      sum += (digit === 0 ? 1 : digit) * place;
      digit = 0;
    }
  }
  return sum + digit;
}
