import type { Corpus } from './corpus.js';
import { chinese } from './natural/zh.js';
import { english } from './natural/en.js';
import { french } from './natural/fr.js';
import { german } from './natural/de.js';
import { japanese } from './natural/ja.js';
import { portuguese } from './natural/pt.js';
import { spanish } from './natural/es.js';

export const natural: Corpus = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
  pt: portuguese,
  zh: chinese,
  ja: japanese,
};
