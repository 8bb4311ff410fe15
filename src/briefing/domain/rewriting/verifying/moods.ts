import type { Language } from '../../../../shared/kernel/language.js';
import type { Sense } from './lexicon.js';

const FUTURE: Readonly<Partial<Record<Language, RegExp>>> = {
  fr: /^(?!.*(?:opé|camé|cho|aura)ra$)\p{Ll}{2,}r(?:a|ont)$/u,
  es: /^\p{Ll}{2,}r(?:á|án)$/u,
  pt: /^(?!(?:verão|refrão|varão|barão|grão)$)\p{Ll}{2,}r(?:á|ão)$/u,
};

/** "recurrirá": it has not happened yet. */
const isFuture = (word: string, language: Language): boolean => FUTURE[language]?.test(word) === true;

/** "quitterait", "recurriría": the conditional of French and Spanish says that it is not certain. */
export function moodOf(word: string, language: Language): Sense | undefined {
  const lower = word.toLowerCase();
  const isFrench =
    language === 'fr' && /[^t]rai(?:en)?t$/u.test(lower) && !/(?:trait|portrait|attrait|brait)$/u.test(lower);
  const isSpanish =
    language === 'es' && /(?:[ai]r|dr|br)ían?$/u.test(lower) && !/(?:secret|not|comis)aría$/u.test(lower);
  if (isFrench || isSpanish) return { operators: ['may', 'alleged'], isVerb: true, free: false };
  return isFuture(lower, language) ? { operators: ['intent'], isVerb: true, free: false } : undefined;
}

/** What is due to happen, as against what something is due to. */
export const DUE: ReadonlySet<string> = new Set(
  `be begin start open reopen close end finish take go come arrive depart leave return meet vote appear speak play run land launch
   expire resume publish report decide hear visit travel stand face receive pay join move fly give hold release retire sign`.split(
    /\s+/,
  ),
);
export const DUE_SENSE: Sense = { operators: ['intent'], free: false };
