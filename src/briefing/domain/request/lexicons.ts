import type { Language } from '../../../shared/kernel/language.js';
import type { CueLexicon } from './cue-types.js';
import { de } from './cues/de.js';
import { en } from './cues/en.js';
import { es } from './cues/es.js';
import { fr } from './cues/fr.js';
import { ja } from './cues/ja.js';
import { pt } from './cues/pt.js';
import { zh } from './cues/zh.js';
import type { TopicLexicon } from './topics/topic-types.js';
import { de as deTopics } from './topics/de.js';
import { en as enTopics } from './topics/en.js';
import { es as esTopics } from './topics/es.js';
import { fr as frTopics } from './topics/fr.js';
import { ja as jaTopics } from './topics/ja.js';
import { pt as ptTopics } from './topics/pt.js';
import { zh as zhTopics } from './topics/zh.js';

export const CUES: Readonly<Record<Language, CueLexicon>> = { en, zh, es, pt, de, fr, ja };

export const TOPIC_WORDS: Readonly<Record<Language, TopicLexicon>> = {
  en: enTopics,
  zh: zhTopics,
  es: esTopics,
  pt: ptTopics,
  de: deTopics,
  fr: frTopics,
  ja: jaTopics,
};
