import type { Language } from '../../../kernel/language.js';

/** The words of pages by their language. A language without words, or without one of them, does not compile. */
export const localised =
  <Words>(words: Readonly<Record<Language, Words>>) =>
  (language: Language): Words =>
    words[language];
