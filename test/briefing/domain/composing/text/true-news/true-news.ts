import type { Language } from '../../../../../../src/shared/kernel/language.js';
import { de } from './de.js';
import { en } from './en.js';
import { es } from './es.js';
import { fr } from './fr.js';
import { ja } from './ja.js';
import { pt } from './pt.js';
import { zh } from './zh.js';

export type TrueNews = readonly (readonly [title: string, text: string])[];

/** News with the words and the manner of what is none: questions, "your", shops, lotteries, recipes, job adverts. */
export const TRUE_NEWS: Readonly<Record<Language, TrueNews>> = { en, de, fr, es, pt, zh, ja };
