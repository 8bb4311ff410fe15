import type { Corpus } from './corpus.js';
import { chinese } from './spoken-unseen/zh.js';
import { english } from './spoken-unseen/en.js';
import { french } from './spoken-unseen/fr.js';
import { german } from './spoken-unseen/de.js';
import { japanese } from './spoken-unseen/ja.js';
import { portuguese } from './spoken-unseen/pt.js';
import { spanish } from './spoken-unseen/es.js';

export const spokenUnseen: Corpus = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
  pt: portuguese,
  zh: chinese,
  ja: japanese,
};
