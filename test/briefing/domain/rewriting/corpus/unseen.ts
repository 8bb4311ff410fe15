import type { Corpus } from './corpus.js';
import { chinese } from './unseen/zh.js';
import { english } from './unseen/en.js';
import { french } from './unseen/fr.js';
import { german } from './unseen/de.js';
import { japanese } from './unseen/ja.js';
import { portuguese } from './unseen/pt.js';
import { spanish } from './unseen/es.js';

export const unseen: Corpus = {
  en: english,
  zh: chinese,
  es: spanish,
  pt: portuguese,
  de: german,
  fr: french,
  ja: japanese,
};
