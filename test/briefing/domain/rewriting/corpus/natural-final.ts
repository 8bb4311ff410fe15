import type { Corpus } from './corpus.js';
import { chinese } from './natural-final/zh.js';
import { english } from './natural-final/en.js';
import { french } from './natural-final/fr.js';
import { german } from './natural-final/de.js';
import { japanese } from './natural-final/ja.js';
import { portuguese } from './natural-final/pt.js';
import { spanish } from './natural-final/es.js';

export const naturalFinal: Corpus = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
  pt: portuguese,
  zh: chinese,
  ja: japanese,
};
