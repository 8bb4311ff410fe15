import { withSpokenFigures } from './latin-figures.js';
import { withSpokenInitials, withSpokenNumerals } from './latin-names.js';
import { OWN_RULES } from './latin-rules.js';
import { LATIN_WORDS, type LatinLanguage, type LatinWords } from './latin-words.js';
import { withPlainSpaces, withSpokenAddresses, withoutSigns } from './plain-text.js';
import { withSpokenNames } from './written-names.js';

type Rule = (text: string) => string;

/** Digits with separators inside; groups of three may be set off by a space. */
const NUMBER = String.raw`(?<!\d)\d+(?:[.,]\d+| \d{3}(?!\d)){0,8}`;
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
  const [whole, rest] = cents === null ? [amount, '00'] : [cents[1] ?? '', cents[2] ?? '00'];
  const coins = rest === '00' ? '' : ` ${words.cents}${words.cents === '' ? '' : ' '}${rest}`;
  return `${whole} ${whole === '1' ? one : many}${coins}`;
}

function amounts(words: LatinWords): Rule {
  const sign = `(${anyOf(words.currencies.keys())})`;
  const scale = `(?:[ -]?(${anyOf(words.scales.keys())})${AFTER_WORD})?`;
  const before = new RegExp(`(?<![\\p{L}])${sign} ?(${NUMBER})${scale}`, 'gu');
  const after = new RegExp(`(${NUMBER})(?:[ -]?(${anyOf(words.scales.keys())}))? ?${sign}${AFTER_WORD}`, 'gu');
  // "$3-$5"
  const spoken = [...words.currencies.values()].map((names) => names.split('/').at(-1) ?? '');
  const between = new RegExp(`(?<=(?:${anyOf(spoken)})) ?[-–] ?(?=\\d)`, 'gu');
  // "45 millones de €", "in €"
  const alone = new RegExp(
    `(?<=\\p{L} )(?:${anyOf([...words.currencies.keys()].filter((key) => !/^\p{L}+\.?$/u.test(key)))})${AFTER_WORD}(?! ?\\d)`,
    'gu',
  );
  return (text) =>
    text
      .replace(before, (_, written: string, amount: string, size?: string) => inWords(words, amount, size, written))
      .replace(after, (_, amount: string, size: string | undefined, written: string) =>
        inWords(words, amount, size, written),
      )
      .replace(between, ` ${words.to} `)
      .replace(alone, (written) => words.currencies.get(written)?.split('/').at(-1) ?? written);
}

function units(words: LatinWords): Rule {
  const pattern = new RegExp(`(\\d) ?(${anyOf(words.units.keys())})${AFTER_WORD}`, 'gu');
  return (text) => text.replace(pattern, (_, digit: string, unit: string) => `${digit} ${words.units.get(unit)}`);
}

function abbreviations(words: LatinWords): Rule {
  const pattern = new RegExp(`${BEFORE_WORD}(${anyOf(words.abbreviations.keys())})${AFTER_WORD}`, 'gu');
  return (text) => text.replace(pattern, (written) => words.abbreviations.get(written) ?? written);
}

function spelling(words: LatinWords, language: LatinLanguage): Rule {
  const pattern = new RegExp(`${BEFORE_WORD}(${anyOf(words.spelled)})${AFTER_WORD}`, 'gu');
  // In English a lone A would be an article.
  const joint = language === 'en' ? '.' : ' ';
  return (text) => text.replace(pattern, (letters) => [...letters].join(joint));
}

/** Signs that mean something between words and numbers. */
const joints =
  (words: LatinWords): Rule =>
  (text) =>
    text
      .replace(/(?<![\d-])(\d+(?: ?%)?) ?[–—-] ?(?=\d+(?![\d-]))/gu, `$1 ${words.to} `)
      .replace(/ ?[–—] /gu, ', ')
      .replace(/[–—]/gu, ' ')
      .replace(/ ?& ?/g, ` ${words.and} `)
      .replace(/([\p{L}\p{N}])@(?=\p{L})/gu, `$1 ${words.at} `)
      .replace(/@/g, '')
      .replace(/([\p{L}\p{N}])\/(?=[\p{L}\p{N}])/gu, '$1 ')
      .replace(/…|\.{3,}/g, ', ');

const rulesOf = (language: LatinLanguage): readonly Rule[] => {
  const words = LATIN_WORDS[language];
  return [
    withPlainSpaces,
    (text) => withSpokenAddresses(text, words.dot),
    (text) => withSpokenNames(text, { at: ` ${words.at} `, dot: words.dot }),
    (text) => withSpokenInitials(text, language),
    (text) => withSpokenNumerals(text, language),
    (text) => withSpokenFigures(text, language),
    amounts(words),
    OWN_RULES[language],
    units(words),
    abbreviations(words),
    spelling(words, language),
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
