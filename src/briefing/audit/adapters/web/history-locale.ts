import { localised } from '../../../../shared/delivery/web/localised.js';
import { de } from './history-locale-de.js';
import { en } from './history-locale-en.js';
import { es } from './history-locale-es.js';
import { fr } from './history-locale-fr.js';
import { ja } from './history-locale-ja.js';
import { pt } from './history-locale-pt.js';
import { zh } from './history-locale-zh.js';
import type { HistoryWords } from './history-words.js';

export const historyWordsFor = localised<HistoryWords>({ en, zh, es, pt, de, fr, ja });
