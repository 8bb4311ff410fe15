import { de } from './locales/de.js';
import { en } from './locales/en.js';
import { es } from './locales/es.js';
import { fr } from './locales/fr.js';
import { ja } from './locales/ja.js';
import { pt } from './locales/pt.js';
import { zh } from './locales/zh.js';
import { localised } from './localised.js';
import type { PageWords } from './page-words.js';

export const pageWordsFor = localised<PageWords>({ en, zh, es, pt, de, fr, ja });
