import type { Language } from '../../../shared/kernel/language.js';
import type { HistoryWords } from './history-words.js';
import { de as historyDe } from './history-words-de.js';
import { en as historyEn } from './history-words-en.js';
import { es as historyEs } from './history-words-es.js';
import { fr as historyFr } from './history-words-fr.js';
import { ja as historyJa } from './history-words-ja.js';
import { pt as historyPt } from './history-words-pt.js';
import { zh as historyZh } from './history-words-zh.js';
import { de } from './words-de.js';
import { en } from './words-en.js';
import { es } from './words-es.js';
import { fr } from './words-fr.js';
import { ja } from './words-ja.js';
import { pt } from './words-pt.js';
import { zh } from './words-zh.js';
import type { Words } from './words.js';

const WORDS: Readonly<Record<Language, Words>> = { en, zh, es, pt, de, fr, ja };

const HISTORY: Readonly<Record<Language, HistoryWords>> = {
  en: historyEn,
  zh: historyZh,
  es: historyEs,
  pt: historyPt,
  de: historyDe,
  fr: historyFr,
  ja: historyJa,
};

export const wordsFor = (language: Language): Words => WORDS[language];

export const historyWordsFor = (language: Language): HistoryWords => HISTORY[language];
