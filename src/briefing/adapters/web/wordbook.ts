import type { Language } from '../../../shared/kernel/language.js';
import { de } from './words-de.js';
import { en } from './words-en.js';
import { es } from './words-es.js';
import { fr } from './words-fr.js';
import { ja } from './words-ja.js';
import { pt } from './words-pt.js';
import { zh } from './words-zh.js';
import type { Words } from './words.js';

const WORDS: Readonly<Record<Language, Words>> = { en, zh, es, pt, de, fr, ja };

export const wordsFor = (language: Language): Words => WORDS[language];
