import type { Corpus } from './corpus.js';
import { chinese } from './natural-unseen/zh.js';
import { english } from './natural-unseen/en.js';
import { french } from './natural-unseen/fr.js';
import { german } from './natural-unseen/de.js';
import { japanese } from './natural-unseen/ja.js';
import { portuguese } from './natural-unseen/pt.js';
import { spanish } from './natural-unseen/es.js';

export const naturalUnseen: Corpus = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
  pt: portuguese,
  zh: chinese,
  ja: japanese,
};
