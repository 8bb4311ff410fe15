import type { Corpus } from './corpus.js';
import { chinese } from './spoken-last/zh.js';
import { english } from './spoken-last/en.js';
import { french } from './spoken-last/fr.js';
import { german } from './spoken-last/de.js';
import { japanese } from './spoken-last/ja.js';
import { portuguese } from './spoken-last/pt.js';
import { spanish } from './spoken-last/es.js';

export const spokenLast: Corpus = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
  pt: portuguese,
  zh: chinese,
  ja: japanese,
};
