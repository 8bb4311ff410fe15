import type { Language } from '../../../../../shared/kernel/language.js';
import type { Objection } from '../reading.js';

const word = (beginnings: string): RegExp => new RegExp(`(?<!\\p{L})(?:${beginnings})`, 'iu');

/** Words by which somebody does not only ask for something, want it or propose it. */
const DEMANDING: Readonly<Record<Language, RegExp>> = {
  en: word('demand(?:s|ed|ing)?(?!\\p{L})|insist'),
  de: word('forder|gefordert|einforder|eingefordert|verlang|poch(?:en|t|te)(?!\\p{L})'),
  fr: word('exig|réclam'),
  es: word('exig|exij|reclam'),
  pt: word('exig|exij|reivindic'),
  ja: /要求/u,
  zh: /要求/u,
};

/** Who asks does not demand: what is reported gets no stronger on its way. */
export function demandsOf(text: string, cited: readonly { readonly text: string }[], language: Language): Objection {
  const said = DEMANDING[language].exec(text)?.[0];
  if (said === undefined || cited.some((one) => DEMANDING[language].test(one.text))) return undefined;
  return `'${said}' is stronger than what is cited: use its verb.`;
}
