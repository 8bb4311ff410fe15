import type { Language } from '../../../../shared/kernel/language.js';
import { german } from './de.js';
import { english } from './en.js';
import { spanish } from './es.js';
import { french } from './fr.js';
import { japanese } from './ja.js';
import type { PhraseBook } from './phrase-book.js';
import { portuguese } from './pt.js';
import { chinese } from './zh.js';

const BOOKS: Readonly<Record<Language, PhraseBook>> = {
  en: english,
  zh: chinese,
  es: spanish,
  pt: portuguese,
  de: german,
  fr: french,
  ja: japanese,
};

export const phraseBookOf = (language: Language): PhraseBook => BOOKS[language];
