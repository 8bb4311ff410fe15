import { LATIN_WORDS, type LatinLanguage, type LatinWords } from './latin-words.js';
import { withPlainSpaces, withSpokenAddresses, withoutSigns } from './plain-text.js';

type Rule = (text: string) => string;

/** Digits with separators inside; groups of three may be set off by a space. */
const NUMBER = String.raw`\d+(?:[.,]\d+| \d{3}(?!\d))*`;
const AFTER_WORD = String.raw`(?![\p{L}\p{N}])`;
const BEFORE_WORD = String.raw`(?<![\p{L}\p{N}])`;

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);

/** Longest first, so that `US$` is not read as `$`. */
const anyOf = (words: Iterable<string>): string =>
  [...words]
    .toSorted((a, b) => b.length - a.length)
    .map(escaped)
    .join('|');

function scaled(words: LatinWords, amount: string, scale: string, many: string): string {
  const spoken = words.scales.get(scale) ?? scale;
  // "Millones de euros", but "mil euros".
  const link = words.of !== '' && /il[lh]/.test(spoken) ? ` ${words.of}` : '';
  return `${amount} ${spoken}${link} ${many}`;
}

function inWords(words: LatinWords, amount: string, scale: string | undefined, sign: string): string {
  const [first = '', second] = (words.currencies.get(sign) ?? sign).split('/');
  const many = second ?? first;
  if (scale !== undefined) return scaled(words, amount, scale, many);
  const one = second === undefined ? first.replace(/s$/, '') : first;
  // 1.50 or 1,50: said as one dollar fifty.
  const cents = /^(.*\d)[.,](\d\d)$/.exec(amount);
  const [whole, rest] = cents === null ? [amount, ''] : [cents[1] ?? '', ` ${cents[2]}`];
  return `${whole} ${whole === '1' ? one : many}${rest}`;
}

function amounts(words: LatinWords): Rule {
  const sign = `(${anyOf(words.currencies.keys())})`;
  const scale = `(?:[ -]?(${anyOf(words.scales.keys())})${AFTER_WORD})?`;
  const before = new RegExp(`(?<![\\p{L}])${sign} ?(${NUMBER})${scale}`, 'gu');
  const after = new RegExp(`(${NUMBER})(?:[ -]?(${anyOf(words.scales.keys())}))? ?${sign}${AFTER_WORD}`, 'gu');
  return (text) =>
    text
      .replace(before, (_, written: string, amount: string, size?: string) => inWords(words, amount, size, written))
      .replace(after, (_, amount: string, size: string | undefined, written: string) =>
        inWords(words, amount, size, written),
      );
}

function units(words: LatinWords): Rule {
  const pattern = new RegExp(`(\\d) ?(${anyOf(words.units.keys())})${AFTER_WORD}`, 'gu');
  return (text) => text.replace(pattern, (_, digit: string, unit: string) => `${digit} ${words.units.get(unit)}`);
}

function abbreviations(words: LatinWords): Rule {
  const pattern = new RegExp(`${BEFORE_WORD}(${anyOf(words.abbreviations.keys())})${AFTER_WORD}`, 'gu');
  return (text) => text.replace(pattern, (written) => words.abbreviations.get(written) ?? written);
}

function spelling(words: LatinWords): Rule {
  const pattern = new RegExp(`${BEFORE_WORD}(${anyOf(words.spelled)})${AFTER_WORD}`, 'gu');
  return (text) => text.replace(pattern, (letters) => [...letters.toUpperCase()].join(' '));
}

/** Signs that mean something between words and numbers. */
const joints =
  (words: LatinWords): Rule =>
  (text) =>
    text
      .replace(/(?<![\d-]\d*)(\d+) ?[–—-] ?(?=\d+(?![\d-]))/gu, `$1 ${words.to} `)
      .replace(/ ?[–—] /gu, ', ')
      .replace(/[–—]/gu, ' ')
      .replace(/ ?& ?/g, ` ${words.and} `)
      .replace(/([\p{L}\p{N}])@(?=\p{L})/gu, `$1 ${words.at} `)
      .replace(/@/g, '')
      .replace(/([\p{L}\p{N}])\/(?=[\p{L}\p{N}])/gu, '$1 ')
      .replace(/…|\.{3,}/g, ', ');

const DECADES = ['hundreds', 'tens', 'twenties', 'thirties', 'forties', 'fifties', 'sixties', 'seventies', 'eighties'];

const englishYears: Rule = (text) =>
  text
    .replace(/\b2000s\b/g, 'two thousands')
    .replace(
      /\b(1\d|20)(\d)0s\b/g,
      (_, century: string, ten: string) => `${century} ${DECADES[Number(ten)] ?? 'nineties'}`,
    )
    // "Nineteen ninety-eight", not "nineteen hundred ninety-eight".
    .replace(/\b(1[1-9])([1-9]\d)\b(?![.,]?\d| ?%)/g, '$1 $2');

const ORDINALS = `ersten zweiten dritten vierten fünften sechsten siebten achten neunten zehnten elften zwölften
  dreizehnten vierzehnten fünfzehnten sechzehnten siebzehnten achtzehnten neunzehnten zwanzigsten`.split(/\s+/);
const ONES = ['', 'ein', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun'];

function germanOrdinal(day: number): string {
  const tens = day < 30 ? 'zwanzigsten' : 'dreißigsten';
  return ORDINALS[day - 1] ?? (day % 10 === 0 ? tens : `${ONES[day % 10]}und${tens}`);
}

const MONTHS = 'Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember';

const germanDates: Rule = (text) =>
  text
    .replace(new RegExp(`\\b([1-9]|[12]\\d|3[01])\\. ?(?=(?:${MONTHS})\\b)`, 'g'), (_, day: string) => {
      return `${germanOrdinal(Number(day))} `;
    })
    .replace(/\b(\d{1,2})[.:](\d\d) Uhr\b/g, (_, hour: string, minute: string) =>
      minute === '00' ? `${hour} Uhr` : `${hour} Uhr ${Number(minute)}`,
    );

const frenchHours: Rule = (text) =>
  text
    .replaceAll(' de euros', " d'euros")
    .replace(/\b(\d{1,2}) ?h ?(\d\d)\b/g, (_, hour: string, minute: string) =>
      minute === '00' ? `${hour} heures` : `${hour} heures ${Number(minute)}`,
    );

const portugueseHours: Rule = (text) =>
  text.replace(/\b(\d{1,2})h(\d\d)\b/g, (_, hour: string, minute: string) =>
    minute === '00' ? `${hour} horas` : `${hour} horas e ${Number(minute)}`,
  );

const OWN: Readonly<Record<LatinLanguage, Rule>> = {
  en: englishYears,
  es: (text) => text,
  pt: portugueseHours,
  de: germanDates,
  fr: frenchHours,
};

const rulesOf = (language: LatinLanguage): readonly Rule[] => {
  const words = LATIN_WORDS[language];
  return [
    withPlainSpaces,
    (text) => withSpokenAddresses(text, words.dot),
    amounts(words),
    OWN[language],
    units(words),
    abbreviations(words),
    spelling(words),
    joints(words),
    withoutSigns,
  ];
};

const compiled = new Map<LatinLanguage, readonly Rule[]>();

export function speakableLatin(text: string, language: LatinLanguage): string {
  const rules = compiled.get(language) ?? rulesOf(language);
  compiled.set(language, rules);
  return rules.reduce((spoken, rule) => rule(spoken), text.normalize('NFC'));
}
