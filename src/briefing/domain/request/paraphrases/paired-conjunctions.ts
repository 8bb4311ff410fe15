import type { Language } from '../../../../shared/kernel/language.js';

/** Two words that join, one before each part, and what they join it by. */
interface Pair {
  readonly pattern: RegExp;
  readonly plain: string;
}

/** A part of a few words; a pair stays within its clause. */
const PART = '((?:(?!and |und |et |y |e )[^\\s.,;:!?]+ ){0,4}?[^\\s.,;:!?]+)';

const pair = (opens: string, joins: string, plain: string): Pair => ({
  pattern: new RegExp(`(?<![\\p{L}'])(?:${opens}) ${PART},? (?:${joins}) (?=\\S)`, 'giu'),
  plain,
});

/** "both X and Y" is "X and Y", "neither X nor Y" is "no X, no Y". */
const PAIRS: Readonly<Partial<Record<Language, readonly Pair[]>>> = {
  en: [pair('both', 'and', '$1 and '), pair('neither', 'nor', 'no $1 and no '), pair('either', 'or', '$1 or ')],
  de: [pair('sowohl', 'als auch|wie auch|wie', '$1 und '), pair('entweder', 'oder', '$1 oder ')],
  fr: [pair('aussi bien|tant|autant', 'que', '$1 et '), pair('à la fois', 'et', '$1 et ')],
  es: [pair('tanto', 'como', '$1 y ')],
  pt: [pair('tanto', 'como|quanto', '$1 e ')],
};

export const withoutPairs = (text: string, language: Language): string =>
  (PAIRS[language] ?? []).reduce((said, { pattern, plain }) => said.replace(pattern, plain), text);
