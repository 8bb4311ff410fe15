import type { Corpus } from './corpus.js';
import { chinese } from './fresh/zh.js';
import { english } from './fresh/en.js';
import { french } from './fresh/fr.js';
import { german } from './fresh/de.js';
import { japanese } from './fresh/ja.js';
import { portuguese } from './fresh/pt.js';
import { spanish } from './fresh/es.js';

export const fresh: Corpus = {
  en: english,
  zh: chinese,
  es: spanish,
  pt: portuguese,
  de: german,
  fr: french,
  ja: japanese,
};
