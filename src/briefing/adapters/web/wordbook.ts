import type { Language } from '../../../shared/kernel/language.js';
import type { HistoryWords } from '../../audit/adapters/web/history-words.js';
import { de as historyDe } from '../../audit/adapters/web/history-words-de.js';
import { en as historyEn } from '../../audit/adapters/web/history-words-en.js';
import { es as historyEs } from '../../audit/adapters/web/history-words-es.js';
import { fr as historyFr } from '../../audit/adapters/web/history-words-fr.js';
import { ja as historyJa } from '../../audit/adapters/web/history-words-ja.js';
import { pt as historyPt } from '../../audit/adapters/web/history-words-pt.js';
import { zh as historyZh } from '../../audit/adapters/web/history-words-zh.js';
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
