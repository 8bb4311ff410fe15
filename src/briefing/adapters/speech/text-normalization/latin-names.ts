import type { LatinLanguage } from './latin-words.js';
import { englishOrdinal, germanOrdinal, portugueseOrdinal, spanishOrdinal } from './ordinals.js';
import { RULER_PLACEHOLDER } from './placeholders.js';
import { ROMAN, RULERS, romanValue } from './roman-numerals.js';

const NO_WORD_AFTER = String.raw`(?![\p{L}\p{N}])`;
/** A ruler's number. I alone is an English word, and V, X and L are also letters: only after a ruler's name. */
const RULER = new RegExp(`(?<!\\p{L})(${RULERS}|${RULER_PLACEHOLDER})(s?) (${ROMAN})(er)?(\\.)?${NO_WORD_AFTER}`, 'gu');
/** "World War II", "Rocky III". */
const SEQUEL = new RegExp(
  `(?<=\\p{L} )(?=[IVX]{2})(?!IV)(X{0,2}(?:IX|IV|V?I{0,3}))${NO_WORD_AFTER}(?!\\.\\p{L})`,
  'gu',
);
/** "Rocky IV"; an IV line is not the fourth. */
const FOURTH = new RegExp(
  `(?<=(?<!\\p{L})(?!(?:The|An|His|Her|Its|With|By|And|For|No|On|In) )\\p{Lu}\\p{L}{1,20} )IV${NO_WORD_AFTER}(?! (?:drip|line|fluid|bag|therapy))`,
  'gu',
);

const WOMEN = /^(?:Isabel|Catalina|Catarina|Elisabeth|Elizabeth|Katharina|Margrethe|Mary)$/;

const DATIVE =
  /(?<!\p{L})(?:unter|mit|von|bei|zu|seit|nach|vor|neben|gegenüber) (?:(?:König|Königin|Papst|Kaiser|Zar|Fürst) )?$/iu;

function germanRuler(before: string, name: string, genitive: string, value: number): string {
  if (genitive !== '') return `${name}s des ${germanOrdinal(value)}en`;
  const [article, ending] = WOMEN.test(name) ? ['die', 'der'] : ['der', 'dem'];
  return DATIVE.test(before)
    ? `${name} ${ending} ${germanOrdinal(value)}en`
    : `${name} ${article} ${germanOrdinal(value)}e`;
}

function ruler(language: LatinLanguage, name: string, value: number): string {
  const gender = WOMEN.test(name) ? 'a' : 'o';
  if (language === 'en') return `${name} the ${englishOrdinal(value)}`;
  if (language === 'es' && value < 11) return `${name} ${spanishOrdinal(value, gender)}`;
  if (language === 'pt' && value < 11) return `${name} ${portugueseOrdinal(value, gender)}`;
  const first = gender === 'a' ? 'première' : 'premier';
  return language === 'fr' && value === 1 ? `${name} ${first}` : `${name} ${value}`;
}

/** "la II Guerra Mundial", "o IV Congresso" */
const IBERIAN = new RegExp(
  `(?<=(?<!\\p{L})([Ll]a|[Ee]l|[Dd]el|[Aa]l|[AaOo]|[DdNn][ao]|[ÀàAa]o?) )(${ROMAN})(?= \\p{Lu}\\p{Ll})`,
  'gu',
);

function iberian(text: string, language: 'es' | 'pt'): string {
  const ordinal = language === 'es' ? spanishOrdinal : portugueseOrdinal;
  return text.replace(IBERIAN, (numeral, article: string) => {
    const value = romanValue(numeral);
    if (value > 10) return String(value);
    return ordinal(value, /a$|à$/i.test(article) ? 'a' : 'o');
  });
}

/** A name and a letter: "James L. Brooks", "what Charles I think knew". */
const noNumber = (numeral: string, dot: string, after: string, language: LatinLanguage): boolean =>
  numeral === 'L' ||
  (language === 'en' && numeral === 'I' && !/^(?:[,;:)]| of )/.test(after)) ||
  (language !== 'de' && numeral.length === 1 && dot !== '' && / \p{Lu}/u.test(after.slice(0, 2)));

function rulers(text: string, language: LatinLanguage): string {
  return text.replace(RULER, (written: string, ...groups: readonly (string | number | undefined)[]) => {
    const [name, genitive, numeral, , dot] = groups.map((group) => String(group ?? ''));
    const at = Number(groups[5]);
    const after = text.slice(at + written.length, at + written.length + 4);
    if (numeral === undefined || noNumber(numeral, dot ?? '', after, language)) return written;
    const value = romanValue(numeral);
    if (language === 'de') return germanRuler(text.slice(Math.max(0, at - 24), at), name ?? '', genitive ?? '', value);
    return `${ruler(language, `${name}${genitive}`, value)}${dot}`;
  });
}

/** Numbers in Roman numerals, which the engine announces as such or takes for letters. */
export function withSpokenNumerals(text: string, language: LatinLanguage): string {
  const ruled = rulers(text, language);
  const numbered = language === 'es' || language === 'pt' ? iberian(ruled, language) : ruled;
  return numbered
    .replace(/(?<=Super Bowl )[LXVI]+(?![\p{L}\p{N}])/gu, (numeral) => String(romanValue(numeral)))
    .replace(FOURTH, '4')
    .replace(/(?<![\p{L}\p{N}])IV(?= (?:drip|line|fluid|bag|therapy))/gu, 'I.V')
    .replace(SEQUEL, (numeral) => String(romanValue(numeral)));
}

const LETTER = String.raw`(?<![\p{L}\p{N}.'’])\p{Lu}\. ?`;
/** "J. K. Rowling", "J.R.R. Tolkien": letters without the pauses of their dots. */
const INITIALS = new RegExp(`${LETTER}(?:\\p{Lu}\\. ?){1,3}(?=\\p{Lu}\\p{Ll})`, 'gu');

export const withSpokenInitials = (text: string, language: LatinLanguage): string =>
  text.replace(INITIALS, (letters) => {
    const close = letters.replaceAll(' ', '');
    // In English a lone A would be an article.
    return language === 'en' ? `${close} ` : `${close.replaceAll('.', ' ').trim()} `;
  });
