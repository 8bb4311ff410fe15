import type { Corpus } from './corpus.js';
import { chinese } from './spoken/zh.js';
import { english } from './spoken/en.js';
import { french } from './spoken/fr.js';
import { german } from './spoken/de.js';
import { japanese } from './spoken/ja.js';
import { portuguese } from './spoken/pt.js';
import { spanish } from './spoken/es.js';

export const spoken: Corpus = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
  pt: portuguese,
  zh: chinese,
  ja: japanese,
};
