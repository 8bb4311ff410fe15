import type { LatinLanguage } from './latin-words.js';
import { withSpokenIdentifiers } from './plain-text.js';

/** How a language says what is written with digits and signs together. */
interface FigureWords {
  readonly minus: string;
  readonly moreThan: string;
  readonly flight: string;
  readonly hours: string;
  readonly minutes: string;
  readonly seconds: string;
  readonly months: readonly string[];
  /** "3 May 1990" as it is written where `speakableLatin` then says the day right. */
  readonly date: (day: number, month: string, year: string) => string;
  /** ½ ⅓ ⅔ ¼ ¾ */
  readonly fractions: readonly string[];
  /** Between a whole number and ½. */
  readonly andFraction: string;
  /** What follows a fraction and no date or result: "1/3 of". */
  readonly ofWhole: string;
}

const listed = (words: string): readonly string[] => words.split(' ');

const FIGURES: Readonly<Record<LatinLanguage, FigureWords>> = {
  en: {
    minus: 'minus', moreThan: 'more than', flight: 'flight|Flight', hours: 'hours', minutes: 'minutes', seconds: 'seconds',
    months: listed('January February March April May June July August September October November December'),
    date: (day, month, year) => `${month} ${day}, ${year}`,
    fractions: ['one half', 'one third', 'two thirds', 'one quarter', 'three quarters'],
    andFraction: 'and', ofWhole: 'of|the|cup|cups|mile|hour|inch|pound|teaspoon|tablespoon',
  },
  es: {
    minus: 'menos', moreThan: 'más de', flight: 'vuelo|Vuelo', hours: 'horas', minutes: 'minutos', seconds: 'segundos',
    months: listed('enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'),
    date: (day, month, year) => `${day === 1 ? 'primero' : day} de ${month} de ${year}`,
    fractions: ['medio', 'un tercio', 'dos tercios', 'un cuarto', 'tres cuartos'],
    andFraction: 'y', ofWhole: 'de|del',
  },
  pt: {
    minus: 'menos', moreThan: 'mais de', flight: 'voo|Voo', hours: 'horas', minutes: 'minutos', seconds: 'segundos',
    months: listed('janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'),
    date: (day, month, year) => `${day === 1 ? 'primeiro' : day} de ${month} de ${year}`,
    fractions: ['meio', 'um terço', 'dois terços', 'um quarto', 'três quartos'],
    andFraction: 'e', ofWhole: 'de|do|da|dos|das',
  },
  de: {
    minus: 'minus', moreThan: 'mehr als', flight: 'Flug', hours: 'Stunden', minutes: 'Minuten', seconds: 'Sekunden',
    months: listed('Januar Februar März April Mai Juni Juli August September Oktober November Dezember'),
    date: (day, month, year) => `${day}. ${month} ${year}`,
    fractions: ['ein halb', 'ein Drittel', 'zwei Drittel', 'ein Viertel', 'drei Viertel'],
    andFraction: '', ofWhole: 'der|des|aller|von',
  },
  fr: {
    minus: 'moins', moreThan: 'plus de', flight: 'vol|Vol', hours: 'heures', minutes: 'minutes', seconds: 'secondes',
    months: listed('janvier février mars avril mai juin juillet août septembre octobre novembre décembre'),
    date: (day, month, year) => `${day === 1 ? '1er' : day} ${month} ${year}`,
    fractions: ['un demi', 'un tiers', 'deux tiers', 'un quart', 'trois quarts'],
    andFraction: 'et', ofWhole: "de|des|du|d[’']",
  },
}; // prettier-ignore

const spacedDigits = (digits: string): string => [...digits].join(' ');

const ISO_DATE = /(?<![\d-])((?:1[5-9]|20)\d\d)-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])(?![\d-])/g;
/** Day first, as everywhere but in the United States. */
const SHORT_DATE =
  /(?<![\d./])(0?[1-9]|[12]\d|3[01])(?:\.(?=\d{1,2}\.)|\/(?=\d{1,2}\/))(0?[1-9]|1[0-2])[./]((?:19|20)\d\d)(?![\d/])/g;

function dates(text: string, language: LatinLanguage): string {
  const { months, date } = FIGURES[language];
  const spoken = (day: string, month: string, year: string): string =>
    date(Number(day), months[Number(month) - 1] ?? month, year);
  const plain = text.replace(ISO_DATE, (_, year: string, month: string, day: string) => spoken(day, month, year));
  if (language === 'en') return plain;
  return plain.replace(SHORT_DATE, (_, day: string, month: string, year: string) => spoken(day, month, year));
}

const FRACTION_SIGNS = '½⅓⅔¼¾';
const FRACTION_OF_SLASH = new Map([
  ['1/2', 0],
  ['1/3', 1],
  ['2/3', 2],
  ['1/4', 3],
  ['3/4', 4],
]);

function fractions(text: string, language: LatinLanguage): string {
  const { fractions: words, andFraction, ofWhole } = FIGURES[language];
  const said = (index: number | undefined): string => words[index ?? 0] ?? '';
  return text
    .replace(/(?<=\d) ?([½⅓⅔¼¾])/g, (_, sign: string) => {
      const fraction = said(FRACTION_SIGNS.indexOf(sign));
      return ` ${andFraction} ${language === 'en' ? fraction.replace(/^one /, 'a ') : fraction}`;
    })
    .replace(/[½⅓⅔¼¾]/g, (sign) => said(FRACTION_SIGNS.indexOf(sign)))
    .replace(new RegExp(`(?<![\\d/.,])([123]/[234])(?= (?:${ofWhole})(?![\\p{L}]))`, 'gu'), (written) =>
      FRACTION_OF_SLASH.has(written) ? said(FRACTION_OF_SLASH.get(written)) : written,
    );
}

/** "34m 28s", "2h 5m", "2 h 5 min": how long something took. */
function durations(text: string, language: LatinLanguage): string {
  const { hours, minutes, seconds } = FIGURES[language];
  return text
    .replace(/(?<![\p{L}\d.,])(\d{1,3}) ?h ?0?(\d{1,2}) ?m(?:in\.?)?(?![\p{L}\d])/gu, `$1 ${hours} $2 ${minutes}`)
    .replace(
      /(?<![\p{L}\d.,])(\d{1,3}) ?m(?:in)? ?(\d{1,2}(?:[.,]\d{1,3})?) ?s(?![\p{L}\d])/gu,
      `$1 ${minutes} $2 ${seconds}`,
    )
    .replace(/(?<![\p{L}\d])(\d{1,3}[.,]\d{1,3}) ?s(?![\p{L}\d])/gu, `$1 ${seconds}`)
    .replace(/(?<=\d) ?min(?![\p{L}\d])/gu, ` ${minutes}`);
}

const AREA_CODE = /\((\d{2,3})\) ?(9?\d{3,4})-(\d{4})(?![\d-])/g;
const LONG_NUMBER = /(?<![\d.,-])(?:1-)?\d{3}-\d{3}-\d{4}(?![\d-])/g;
const GERMAN_TELEPHONE = /(?<![\d.,-])(0\d{2,4})[ /-](\d{5,8})(?![\d-])/g;

/** Numbers that nobody counts with: digit by digit. */
function identifiers(text: string, language: LatinLanguage): string {
  const plain = text
    .replace(AREA_CODE, (_, ...groups: readonly string[]) => groups.slice(0, 3).map(spacedDigits).join(', '))
    .replace(LONG_NUMBER, (number) => number.split('-').map(spacedDigits).join(', '))
    .replace(GERMAN_TELEPHONE, (_, code: string, number: string) => `${spacedDigits(code)}, ${spacedDigits(number)}`)
    .replace(
      new RegExp(`(?<=(?<!\\p{L})(?:${FIGURES[language].flight}) )([A-Z]{2}) ?(\\d{2,4})(?!\\d)`, 'gu'),
      (_, line: string, number: string) => `${line} ${spacedDigits(number)}`,
    );
  return withSpokenIdentifiers(plain, { digits: spacedDigits, dash: ', ', pause: ', ' });
}

const signs = (text: string, language: LatinLanguage): string =>
  text
    .replace(/(?<![\p{L}\p{N}).,])−(?=\d)/gu, `${FIGURES[language].minus} `)
    .replace(/(?<![^ (])-(?=\d{1,3}(?:[.,]\d+)? ?(?:[°º%]|Grad))/gu, `${FIGURES[language].minus} `)
    .replace(/(?<![\p{L}\d+.,])(\d[\d.,]*)\+(?= \p{L})/gu, `${FIGURES[language].moreThan} $1`);

/** Dates, durations, fractions, telephones, identifiers and signs in front of numbers. */
export const withSpokenFigures = (text: string, language: LatinLanguage): string =>
  [identifiers, dates, fractions, durations, signs].reduce((read, rule) => rule(read, language), text);
