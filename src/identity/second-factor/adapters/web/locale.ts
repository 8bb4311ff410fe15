import { localised } from '../../../../shared/delivery/web/language/localised.js';
import { de } from './locales/de.js';
import { en } from './locales/en.js';
import { es } from './locales/es.js';
import { fr } from './locales/fr.js';
import { ja } from './locales/ja.js';
import { pt } from './locales/pt.js';
import { zh } from './locales/zh.js';
import type { SecondFactorWords } from './words.js';

export const factorWordsFor = localised<SecondFactorWords>({ en, zh, es, pt, de, fr, ja });
