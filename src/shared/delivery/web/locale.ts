import { de } from './locale-de.js';
import { en } from './locale-en.js';
import { es } from './locale-es.js';
import { fr } from './locale-fr.js';
import { ja } from './locale-ja.js';
import { pt } from './locale-pt.js';
import { zh } from './locale-zh.js';
import { localised } from './localised.js';
import type { PageWords } from './page-words.js';

export const pageWordsFor = localised<PageWords>({ en, zh, es, pt, de, fr, ja });
