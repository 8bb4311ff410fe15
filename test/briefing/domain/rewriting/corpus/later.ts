import type { Corpus } from './corpus.js';
import { chinese } from './later/zh.js';
import { english } from './later/en.js';
import { french } from './later/fr.js';
import { german } from './later/de.js';
import { japanese } from './later/ja.js';
import { portuguese } from './later/pt.js';
import { spanish } from './later/es.js';

export const later: Corpus = {
  en: english,
  zh: chinese,
  es: spanish,
  pt: portuguese,
  de: german,
  fr: french,
  ja: japanese,
};
