import type { Language } from '../../../../shared/kernel/language.js';

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
/** Codes that are no country. */
const UNIONS = /^(?:EU|EZ|UN|XA|XB|ZZ|QO)$/u;

/** What a language calls the countries of the world. */
export function countryNames(language: Language): readonly string[] {
  const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
  const codes = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));
  return codes.filter((code) => !UNIONS.test(code)).flatMap((code) => names.of(code) ?? []);
}
