import type { LatinLanguage } from './latin-words.js';
import { englishOrdinal, frenchOrdinal, germanOrdinal, portugueseOrdinal, spanishOrdinal } from './ordinals.js';
import { pluralNumber } from './plural-numbers.js';
import { ROMAN, romanValue } from './roman-numerals.js';

type Rule = (text: string) => string;

const DECADES = ['hundreds', 'tens', 'twenties', 'thirties', 'forties', 'fifties', 'sixties', 'seventies', 'eighties'];

const englishYears: Rule = (text) =>
  text
    .replace(/\b2000s\b/g, 'two thousands')
    .replace(
      /\b(1\d|20)(\d)0s\b/g,
      (_, century: string, ten: string) => `${century} ${DECADES[Number(ten)] ?? 'nineties'}`,
    )
    // "Nineteen ninety-eight", not "nineteen hundred ninety-eight"; "twenty twenty-six".
    .replace(/(?<![\d.,])\b(1[1-9]|20)([1-9]\d)\b(?![.,]?\d| ?%)/g, '$1 $2');

const ENGLISH_MONTHS = 'January|February|March|April|May|June|July|August|September|October|November|December';
const SHORT_MONTHS: Readonly<Record<string, string>> = {
  Jan: 'January', Feb: 'February', Mar: 'March', Apr: 'April', Aug: 'August', Sept: 'September', Sep: 'September',
  Oct: 'October', Nov: 'November', Dec: 'December',
}; // prettier-ignore
const MONTH_DAY = new RegExp(
  `\\b(${ENGLISH_MONTHS}) ([1-9]|[12]\\d|3[01])(?: ?[-–] ?([1-9]|[12]\\d|3[01]))?(?![\\d:%]|[.,]\\d|(?:st|nd|rd|th)\\b| (?:people|million|billion|percent|dead)\\b)`,
  'g',
);

const englishDates: Rule = (text) =>
  text
    .replace(/\b(Jan|Feb|Mar|Apr|Aug|Sept?|Oct|Nov|Dec)\.? (?=\d)/g, (_, month: string) => `${SHORT_MONTHS[month]} `)
    .replace(MONTH_DAY, (_, month: string, day: string, last?: string) => {
      const until = last === undefined ? '' : ` to ${englishOrdinal(Number(last))}`;
      return `${month} ${englishOrdinal(Number(day))}${until}`;
    });

const englishTimes: Rule = (text) =>
  text
    .replace(/(?<![\d:])(\d{1,2}):00(?=(?: ?[aApP]\.?[mM]\b))(?!:)/g, '$1')
    .replace(/(?<![\d:])([1-9]|1[0-2]):00(?![\d:])/g, "$1 o'clock")
    .replace(/(?<![\d:])(\d{1,2}):00(?![\d:])/g, '$1 hundred')
    .replace(/(?<![\d:])(\d{1,2}):0([1-9])(?![\d:])/g, '$1 oh $2');

const LETTERED = '[A-Z]\\d?-?';

const METRES =
  /(?<=\d) ?m(?=$|[.,;:)]| (?:tall|deep|high|long|wide|away|above|below|from|in \d|race|final|sprint|hurdles|freestyle|relay|butterfly|medley|title|world|champion|gold|silver|bronze|dash|record|men|women))/gu;

const englishMeasures: Rule = (text) =>
  text
    .replace(
      /(?<=\d)in(?![\p{L}\d])(?= (?:screen|display|TV|laptop|tablet|phone|monitor|wheel|pipe|gun|disc|vinyl))/gu,
      ' inch',
    )
    .replace(/(?<=\d)in(?![\p{L}\d])/gu, ' inches')
    .replace(/(?<=\d) ft(?![\p{L}\d])|(?<=\d)ft(?![\p{L}\d])/gu, ' feet')
    // "5m users", but "100m in 10.49 seconds".
    .replace(/(?<=\d)m(?= (?:people|children|\p{Ll}{2,20}[^s ]s)(?!\p{L}))/gu, ' million')
    .replace(METRES, ' metres')
    .replace(/\bper (kg|km|lb|cm|mm|kWh|MWh|GB)\b/g, (_, unit: string) => `per ${ENGLISH_UNIT[unit]}`)
    .replace(/\bNo\. ?(?=\d)/g, 'number ')
    .replace(/(?<![\d.])(\d{1,2})x(\d{1,2})(?![\p{L}\d])/gu, '$1 by $2')
    // "Wall St.", and "St. Louis".
    .replace(/(?<=\p{Lu}\p{Ll}{1,20} )St\.(?! \p{Lu}|\p{L})/gu, 'Street.')
    .replace(
      new RegExp(`(?<![\\p{L}\\d-])(${LETTERED})(\\d{2})s(?![\\p{L}\\d])`, 'gu'),
      (_, letter: string, number: string) => {
        return `${letter}${letter.endsWith('-') ? '' : ' '}${pluralNumber(Number(number))}`;
      },
    )
    // "A three-twenty".
    .replace(/(?<![\p{L}\d-])([AB])([1-9])([1-9]\d)(?![\p{L}\d])/gu, '$1$2 $3');

const ENGLISH_UNIT: Readonly<Record<string, string>> = {
  kg: 'kilogram', km: 'kilometre', lb: 'pound', cm: 'centimetre', mm: 'millimetre', kWh: 'kilowatt hour',
  MWh: 'megawatt hour', GB: 'gigabyte',
}; // prettier-ignore

const english: Rule = (text) =>
  [englishTimes, englishMeasures, englishDates, englishYears].reduce((read, rule) => rule(read), text);

/** "21 000", as Spanish and Portuguese house styles set it. */
const withJoinedThousands: Rule = (text) =>
  text.replace(/(?<![\d.,] ?)(\d{1,3})((?: \d{3})+)(?![\d]| \d)/g, (_, first: string, groups: string) => {
    return `${first}${groups.replaceAll(' ', '.')}`;
  });

const spanish: Rule = (text) => withFeminineHours(spanishRules(text), SPANISH_HOURS);

const spanishRules: Rule = (text) =>
  withJoinedThousands(text)
    .replace(/\b(\d{1,2})[:.]00 horas\b/g, '$1 horas')
    .replace(/(?<=\blas )(\d{1,2})[:.]00(?![\d:])(?! ?h)/g, '$1')
    .replace(/\b(\d{1,2})[:.](\d\d) ?(?:h|hs|hrs)\b\.?/g, (_, hour: string, minute: string) =>
      minute === '00' ? `${hour} horas` : `${hour} y ${Number(minute)}`,
    )
    .replace(/(?<!\d)(\d{1,2})\.?(?:er|ᵉʳ)(?=\s)/g, (_, number: string) =>
      spanishOrdinal(Number(number), 'o').replace(/(primer|tercer)o$/, '$1'),
    )
    .replace(/(?<!\d)(\d{1,2})\.?([ºª])(?! ?C\b)/g, (_, number: string, sign: string) =>
      spanishOrdinal(Number(number), sign === 'ª' ? 'a' : 'o'),
    )
    .replace(/(?<=\d) ?m(?![\p{L}\d])/gu, ' metros')
    .replace(/(?<=\d) ?ha(?![\p{L}\d])/gu, ' hectáreas');

/** "3.2.1" and "GPT 5.5": the engine leaves their dots out; 3.210.500 is a number. */
const portugueseVersions: Rule = (text) =>
  text.replace(/(?<![\d.,])\d{1,4}(?:\.\d{1,4}){1,4}(?![\d,]|\.\d)/g, (written) =>
    /^\d{1,3}(?:\.\d{3})+$/.test(written) ? written : written.replaceAll('.', ' ponto '),
  );

const PORTUGUESE_HOURS: Readonly<Record<string, string>> = {
  1: 'uma',
  2: 'duas',
  21: 'vinte e uma',
  22: 'vinte e duas',
};
const SPANISH_HOURS: Readonly<Record<string, string>> = { 1: 'una', 21: 'veintiuna' };

/** The engine counts in the masculine. */
const withFeminineHours = (text: string, hours: Readonly<Record<string, string>>): string =>
  text.replace(/(?<![\d.,:])(2?[12]) ?(?:horas?|h)(?!\p{L})/gu, (_, hour: string) => {
    return `${hours[hour] ?? hour} ${hour === '1' ? 'hora' : 'horas'}`;
  });

const portuguese: Rule = (text) => withFeminineHours(portugueseRules(text), PORTUGUESE_HOURS);

const portugueseRules: Rule = (text) =>
  portugueseVersions(withJoinedThousands(text))
    .replace(/\b(\d{1,2})h(\d\d)(?:min)?\b( minutos)?/g, (_, hour: string, minute: string, minutes = '') =>
      minute === '00' ? `${hour} horas` : `${hour} horas e ${Number(minute)}${minutes}`,
    )
    .replace(/(?<!\d)(\d{1,2})\.?([oaºª])(?![\p{L}\d])(?! ?C\b)/gu, (_, number: string, sign: string) =>
      portugueseOrdinal(Number(number), 'ªa'.includes(sign) ? 'a' : 'o'),
    )
    .replace(/(?<=\d) ?(mi|bi|tri)(?= (?:de|em|no|na|até)(?!\p{L})|[.,;]|$)/gu, (_, scale: string) => ` ${scale}lhões`)
    .replace(/(?<!\d)4x4(?!\d)/g, '4 por 4')
    .replace(/(?<![\d])(\d{1,2}) ?x ?(?=\d{1,2}(?!\d))/g, '$1 a ')
    .replace(/(?<=\d) ?m(?![\p{L}\d])/gu, ' metros')
    .replace(/(?<=(?<!anos )\d\d|[.,]\d) ?s(?![\p{L}\d])/gu, ' segundos')
    .replace(/(?<=\d) ?ml(?![\p{L}\d])/gu, ' mililitros')
    .replace(/(?<=\d) ?ha(?![\p{L}\d])/gu, ' hectares')
    .replace(/(?<=(?:[Ll]ei|[Dd]ecreto|[Rr]esolução|[Pp]ortaria|PL|PEC) (?:n[º°.]+ ?)?[\d.]{1,8})\/(?=\d{4})/g, ' de ');

const MONTHS = 'Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember';
const DATE = new RegExp(`\\b([1-9]|[12]\\d|3[01])\\. ?(?=(?:${MONTHS})\\b)`, 'g');
/** "vom 3. bis 5. Juni" */
const FIRST_DATE = new RegExp(
  `\\b([1-9]|[12]\\d|3[01])\\. (?=(?:bis|und|oder|auf den|zum) (?:zum )?\\p{Ll}{5,26} (?:${MONTHS}))`,
  'gu',
);
const STRONG =
  '(?:[Ii]m|[Aa]m|[Vv]om|[Zz]um|[Zz]ur|[Bb]eim|[Dd]en|[Dd]em|[Dd]es|[Ii]hre[mnr]|[Ss]eine[mnr]|(?:[Ii]n|[Aa]us|[Mm]it|[Vv]on|[Bb]ei|[Ss]eit|[Nn]ach|[Aa]n|[Aa]uf|[Vv]or|[Ww]ährend) der)';
const WEAK = '(?:[Dd]ie|[Dd]as|[Dd]er|[Ii]ns|[Ee]ine|[Ii]hre|[Ss]eine)';
const NUMBERED = new RegExp(`(?<![\\p{L}])(?:(${STRONG})|${WEAK}) (\\d{1,2})\\. (?=\\p{Lu}\\p{Ll}|F[CS])`, 'gu');

const HUNDREDS = 'elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn'.split(' ');

/** A number before a noun counts things, unless something says that it is a year. */
const YEAR = new RegExp(
  `(?<![\\d.,])1([1-9])(\\d\\d)(?![\\d.,]\\d|[\\d\\p{L}])(?:(?<=(?:Jahre?|[Ss]eit|${MONTHS}) \\d{4})|(?! \\p{Lu}))`,
  'gu',
);

const germanDates: Rule = (text) =>
  text
    .replace(DATE, (_, day: string) => `${germanOrdinal(Number(day))}en `)
    .replace(FIRST_DATE, (_, day: string) => `${germanOrdinal(Number(day))}en `)
    .replace(NUMBERED, (written: string, strong: string | undefined, number: string) => {
      const word = written.slice(0, written.indexOf(' '));
      const article = strong ?? word;
      return `${article} ${germanOrdinal(Number(number))}${strong === undefined ? 'e' : 'en'} `;
    })
    .replace(/\b(\d{1,2})[.:](\d\d) Uhr\b/g, (_, hour: string, minute: string) =>
      minute === '00' ? `${hour} Uhr` : `${hour} Uhr ${Number(minute)}`,
    )
    // "Neunzehnhundertfünfundvierzig", not "eintausendneunhundert…".
    .replace(YEAR, (_, century: string, rest: string) => {
      const hundreds = `${HUNDREDS[Number(century) - 1]}hundert`;
      return rest === '00' ? hundreds : `${hundreds} ${Number(rest)}`;
    });

const GERMAN_DECADES: Readonly<Record<string, string>> = {
  10: 'zehner', 20: 'zwanziger', 30: 'dreißiger', 40: 'vierziger', 50: 'fünfziger', 60: 'sechziger', 70: 'siebziger',
  80: 'achtziger', 90: 'neunziger',
}; // prettier-ignore

const german: Rule = (text) =>
  germanDates(withJoinedThousands(text))
    .replace(/(?<!\d)(?:1(\d))?([1-9]0)er(?![\p{L}])/gu, (_, century: string | undefined, decade: string) => {
      const hundreds = century === undefined ? '' : `${HUNDREDS[Number(century) - 1] ?? 'zehn'}hundert`;
      return `${hundreds}${GERMAN_DECADES[decade]}`;
    })
    .replace(/(?<=\p{Ll})str\.(?= |,|$)/gu, 'straße')
    .replace(/(?<=\d) ?m(?![\p{L}\d])/gu, ' Meter')
    .replace(/(?<=\d) ?ha(?![\p{L}\d])/gu, ' Hektar')
    // A result; a time is left to the engine.
    .replace(
      /(?<![\d:]|(?:um|ab|bis|gegen|seit|von|und) )(\d{1,2}):([1-9]\d?|0)(?![\d:]| ?Uhr| ?h\b| Minuten| Stunden)/g,
      '$1 zu $2',
    );

const FRENCH_ROMAN = new RegExp(`(?<![\\p{L}\\p{N}])(?!L)(${ROMAN})(er|re|ère|e|ème|è)(?![\\p{L}\\p{N}])`, 'gu');

const frenchNumber = (number: number, ending: string): string =>
  number === 1 && /^(?:re|ère)$/.test(ending) ? 'première' : frenchOrdinal(number);

const french: Rule = (text) =>
  text
    .replaceAll(/ de (?=euros)/g, " d'")
    .replace(/(?<!\p{L})n[°º](?=\d)/gu, 'numéro ')
    .replace(/(?<=\d) ?M(?= d['’e])/g, ' millions')
    .replace(/\b(\d{1,2}) ?h ?(\d\d)\b/g, (_, hour: string, minute: string) =>
      minute === '00' ? `${hour} heures` : `${hour} heures ${Number(minute)}`,
    )
    .replace(FRENCH_ROMAN, (_, numeral: string, ending: string) => frenchNumber(romanValue(numeral), ending))
    .replace(/(?<![\d.,])(\d{1,2})(er|re|ère|e|ème|è|nd|nde)(?![\p{L}\p{N}])/gu, (_, number: string, ending: string) =>
      frenchNumber(Number(number), ending),
    )
    .replace(/(?<![\d.,])([1-3]),(\d\d) ?m(?![\p{L}\d])/gu, '$1 mètre $2')
    .replace(/(?<=\d) ?m(?![\p{L}\d])/gu, ' mètres')
    .replace(/(?<=\d) ?ha(?![\p{L}\d])/gu, ' hectares');

/** What belongs to one language alone. */
export const OWN_RULES: Readonly<Record<LatinLanguage, Rule>> = {
  en: english,
  es: spanish,
  pt: portuguese,
  de: german,
  fr: french,
};
