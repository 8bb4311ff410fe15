import type { Corpus } from './corpus.js';
import { chinese } from './seen/zh.js';
import { english } from './seen/en.js';
import { french } from './seen/fr.js';
import { german } from './seen/de.js';
import { japanese } from './seen/ja.js';
import { portuguese } from './seen/pt.js';
import { spanish } from './seen/es.js';

export const seen: Corpus = {
  en: english,
  zh: chinese,
  es: spanish,
  pt: portuguese,
  de: german,
  fr: french,
  ja: japanese,
};
