import { localised } from '../../../../shared/delivery/web/localised.js';
import type { AgentWords } from './agent-words.js';
import { de } from './access-locale-de.js';
import { en } from './access-locale-en.js';
import { es } from './access-locale-es.js';
import { fr } from './access-locale-fr.js';
import { ja } from './access-locale-ja.js';
import { pt } from './access-locale-pt.js';
import { zh } from './access-locale-zh.js';

export const agentWordsFor = localised<AgentWords>({ en, zh, es, pt, de, fr, ja });
