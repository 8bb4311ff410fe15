import type { Language } from '../../../../shared/kernel/language.js';

const CJK = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u;
const SPELLED: Readonly<Partial<Record<Language, RegExp>>> = {
  zh: /[\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u,
  ja: /\p{sc=Hangul}/u,
};

/** Whether a voice of the language says a name: letters of other scripts it calls by what they are, "Chinese letter". */
export const isSayable = (name: string, language: Language): boolean => !(SPELLED[language] ?? CJK).test(name);
