import type { Corpus } from './corpus.js';
import { chinese } from './spoken-final/zh.js';
import { english } from './spoken-final/en.js';
import { french } from './spoken-final/fr.js';
import { german } from './spoken-final/de.js';
import { japanese } from './spoken-final/ja.js';
import { portuguese } from './spoken-final/pt.js';
import { spanish } from './spoken-final/es.js';

export const spokenFinal: Corpus = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
  pt: portuguese,
  zh: chinese,
  ja: japanese,
};
