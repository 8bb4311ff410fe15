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

/** "Parties that are neither left nor right": what somebody is says nothing of what is wanted. */
const OF_SOMEBODY = /(?<!\p{L})(?:is|are|was|were|be|being) $/iu;

/** "both X and Y" is "X and Y", "neither X nor Y" is "no X, no Y". */
const PAIRS: Readonly<Partial<Record<Language, readonly Pair[]>>> = {
  en: [pair('both', 'and', '$1 and '), pair('neither', 'nor', 'no $1 and no '), pair('either', 'or', '$1 or ')],
  de: [pair('sowohl', 'als auch|wie auch|wie', '$1 und '), pair('entweder', 'oder', '$1 oder ')],
  fr: [
    pair("(?:je n'aime|je ne veux|je ne cherche) pas tant", 'que', 'moins de $1, je veux '),
    pair('aussi bien|tant|autant', 'que', '$1 et '),
    pair('à la fois', 'et', '$1 et '),
  ],
  es: [
    pair('no (?:me interesan?|me gustan?|quiero) tanto', 'como', 'menos $1, quiero '),
    pair('tanto', 'como', '$1 y '),
  ],
  pt: [
    pair(
      '(?:eu )?não (?:gosto|quero|me interesso) tanto(?: de| por)?',
      '(?:como|quanto)(?: de| por)?',
      'menos $1, quero ',
    ),
    pair('tanto', 'como|quanto', '$1 e '),
  ],
};

export const withoutPairs = (text: string, language: Language): string =>
  (PAIRS[language] ?? []).reduce(
    (said, { pattern, plain }) =>
      said.replace(pattern, (pair: string, first: string, at: number) =>
        OF_SOMEBODY.test(said.slice(0, at)) ? pair : plain.replace('$1', first),
      ),
    text,
  );
