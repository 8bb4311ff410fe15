import { localised } from '../../../shared/delivery/web/localised.js';
import { de } from './locale-de.js';
import { en } from './locale-en.js';
import { es } from './locale-es.js';
import { fr } from './locale-fr.js';
import { ja } from './locale-ja.js';
import { pt } from './locale-pt.js';
import { zh } from './locale-zh.js';
import type { Words } from './words.js';

export const wordsFor = localised<Words>({ en, zh, es, pt, de, fr, ja });
