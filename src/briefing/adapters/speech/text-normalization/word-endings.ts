import type { Language } from '../../../../shared/kernel/language.js';

const SIBILANT = /(?:[sxz]|ch|sh)$/i;
const CLITIC = /^'(s|d|ll|re|ve|m)(?![\p{L}\p{N}])/u;
const POSSESSIVE = /^'s(?![\p{L}\p{N}])/u;

/** What may be added to a name, and what is then said. */
interface Ending {
  /** Which written forms have it; absent: all. */
  readonly after?: RegExp;
  readonly of: (written: string) => string;
  readonly said: (respelling: string) => string;
  /** Only where word and text begin with a capital: with it, "Inter" would be found in "intern". */
  readonly ofNouns?: boolean;
}

const asWritten: readonly Ending[] = [
  { of: () => 's', said: (respelling) => `${respelling}s` },
  { of: () => 'es', said: (respelling) => `${respelling}es` },
];

/** Nouns that have "en" in all cases but one, or in the plural: "Präsidenten", "Reaktionen". */
const WEAK = /(?:[aei]nt|ist|at|oge|ung|heit|keit|schaft|[st]ion|tät|or)$/;
/** "Server", "Google": "n" in the plural's dative, or in the whole plural. */
const WITH_N = /(?:e|el|er)$/;

/** One can say it after a vowel and after l and r. */
const withN = (respelling: string): string => respelling + (/[aeiouyäöülr]$/i.test(respelling) ? 'n' : 'en');

/** Plurals and genitives without an apostrophe: "the Nguyens", "GPUs", "Merkels". */
const ENDINGS: Readonly<Record<Language, readonly Ending[]>> = {
  en: [
    {
      of: (written) => (SIBILANT.test(written) ? 'es' : 's'),
      said: (respelling) => respelling + (SIBILANT.test(respelling) ? 'es' : 's'),
    },
  ],
  de: [
    { of: () => 's', said: (respelling) => respelling + (SIBILANT.test(respelling) ? '' : 's') },
    { after: WITH_N, of: () => 'n', said: withN, ofNouns: true },
    { after: WEAK, of: () => 'en', said: (respelling) => `${respelling}en`, ofNouns: true },
  ],
  // Nobody hears it.
  fr: [{ of: () => 's', said: (respelling) => respelling }],
  es: asWritten,
  pt: asWritten,
  zh: [],
  ja: [],
};

/** "Has" is no form of "Ha": a short word has none, unless it is an acronym or, as "F-16", of letters and figures. */
const HAS_FORMS = /\p{L}{3}\p{Ll}$|\p{Lu}{2}$|\p{L}-?\d+$/u;

export const endingsOf = (written: string, language: Language): readonly Ending[] =>
  HAS_FORMS.test(written) ? ENDINGS[language].filter(({ after }) => after?.test(written) ?? true) : [];

/** What follows a word with an apostrophe may belong to it ("Nguyen's") or be the rest of another one ("don't"). */
export function isInsideContraction(after: string, language: Language): boolean {
  if (language === 'zh' || language === 'ja' || !/^'\p{L}/u.test(after)) return false;
  return !(language === 'en' ? CLITIC : POSSESSIVE).test(after);
}

/** "d'Artagnan" and "O'Brien" hold a name, "it's" holds no "s". */
export const isRestOfContraction = (before: string, first: string, language: Language): boolean =>
  language === 'en' && /\p{L}'$/u.test(before) && !/\p{Lu}/u.test(first);
