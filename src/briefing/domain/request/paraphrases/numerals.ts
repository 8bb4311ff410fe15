import type { Language } from '../../../../shared/kernel/language.js';

type Numerals = readonly [tens: readonly string[], ones: readonly string[], joint: string, onesFirst?: true];

/** Twenty to ninety, one to nine, and what stands between them. */
const NUMERALS: Readonly<Partial<Record<Language, Numerals>>> = {
  en: [
    ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'],
    ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'],
    '[- ]',
  ],
  de: [
    ['zwanzig', 'dreißig', 'vierzig', 'fünfzig', 'sechzig', 'siebzig', 'achtzig', 'neunzig'],
    ['ein', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun'],
    'und',
    true,
  ],
  fr: [
    ['vingt', 'trente', 'quarante', 'cinquante', 'soixante'],
    ['un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf'],
    '(?:[- ]| et )',
  ],
  es: [
    ['veinti', 'treinta', 'cuarenta', 'cincuenta', 'sesenta', 'setenta', 'ochenta', 'noventa'],
    ['un', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve'],
    '(?: y |(?<=veinti))',
  ],
  pt: [
    ['vinte', 'trinta', 'quarenta', 'cinquenta', 'sessenta', 'setenta', 'oitenta', 'noventa'],
    ['um', 'dois', 'três', 'quatro', 'cinco', 'seis', 'sete', 'oito', 'nove'],
    ' e ',
  ],
};
const UNITS: Readonly<Partial<Record<Language, string>>> = {
  en: '(?:hours?|minutes?|mins?|seconds?|days?)',
  de: '(?:stunden?|minuten?|sekunden?|tagen?)',
  fr: '(?:heures?|minutes?|secondes?|jours?)',
  es: '(?:horas?|minutos?|segundos?|días?)',
  pt: '(?:horas?|minutos?|segundos?|dias?)',
};

/** "Twenty-four hours" in digits: what is counted is a time. */
export function inDigits(text: string, language: Language): string {
  const [numerals, units] = [NUMERALS[language], UNITS[language]];
  if (numerals === undefined || units === undefined) return text;
  const [tens, ones, joint, onesFirst] = numerals;
  const [ten, one] = [`(?<ten>${tens.join('|')})`, `(?<one>${ones.join('|')})`];
  const number = onesFirst === true ? `${one}${joint}${ten}` : `${ten}${joint}${one}`;
  return text.replace(
    new RegExp(`(?<!\\p{L})${number}(?= ${units}(?!\\p{L}))`, 'giu'),
    (_, ...rest: readonly unknown[]) => {
      const groups = rest.at(-1) as Readonly<Record<'ten' | 'one', string>>;
      const [first, second] = [tens.indexOf(groups.ten.toLowerCase()), ones.indexOf(groups.one.toLowerCase())];
      return String((first + 2) * 10 + second + 1);
    },
  );
}

/** "J'ai un avion à 7 h" is no length. */
const CLOCK: Readonly<Partial<Record<Language, RegExp>>> = {
  fr: /(?<!\p{L})(?:à|vers|avant|dès|après) \d{1,2} ?h(?:eures?|\d{2})?(?!\p{L})/giu,
  es: /(?<!\p{L})(?:a|antes de|hasta) las? \d{1,2}(?:[:.]\d{2})?(?: ?h(?:oras)?)?(?!\p{L})/giu,
  pt: /(?<!\p{L})(?:às?|até as?|antes das?) \d{1,2}(?:[:.]\d{2})?(?: ?h(?:oras|\d{2})?)?(?!\p{L})/giu,
};

export const withoutClock = (text: string, language: Language): string => text.replace(CLOCK[language] ?? /(?!)/u, '');
