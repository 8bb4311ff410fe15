import type { Corpus } from './corpus.js';
import { chinese } from './natural-last/zh.js';
import { english } from './natural-last/en.js';
import { french } from './natural-last/fr.js';
import { german } from './natural-last/de.js';
import { japanese } from './natural-last/ja.js';
import { portuguese } from './natural-last/pt.js';
import { spanish } from './natural-last/es.js';

export const naturalLast: Corpus = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
  pt: portuguese,
  zh: chinese,
  ja: japanese,
};
