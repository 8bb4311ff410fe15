import type { Language } from '../../../shared/kernel/language.js';
import { withIdioms, type CueLexicon } from './cue-types.js';
import { de } from './cues/de.js';
import { deIdioms } from './cues/idioms/de.js';
import { en } from './cues/en.js';
import { enIdioms } from './cues/idioms/en.js';
import { es } from './cues/es.js';
import { esIdioms } from './cues/idioms/es.js';
import { fr } from './cues/fr.js';
import { everyday } from './cues/idioms/everyday.js';
import { frIdioms } from './cues/idioms/fr.js';
import { ja } from './cues/ja.js';
import { jaIdioms } from './cues/idioms/ja.js';
import { pt } from './cues/pt.js';
import { ptIdioms } from './cues/idioms/pt.js';
import { zh } from './cues/zh.js';
import { zhIdioms } from './cues/idioms/zh.js';
import type { TopicLexicon } from './topics/topic-types.js';
import { de as deTopics } from './topics/de.js';
import { en as enTopics } from './topics/en.js';
import { es as esTopics } from './topics/es.js';
import { fr as frTopics } from './topics/fr.js';
import { ja as jaTopics } from './topics/ja.js';
import { pt as ptTopics } from './topics/pt.js';
import { zh as zhTopics } from './topics/zh.js';

export const CUES: Readonly<Record<Language, CueLexicon>> = {
  en: withIdioms(withIdioms(en, enIdioms), everyday.en),
  zh: withIdioms(withIdioms(zh, zhIdioms), everyday.zh),
  es: withIdioms(withIdioms(es, esIdioms), everyday.es),
  pt: withIdioms(withIdioms(pt, ptIdioms), everyday.pt),
  de: withIdioms(withIdioms(de, deIdioms), everyday.de),
  fr: withIdioms(withIdioms(fr, frIdioms), everyday.fr),
  ja: withIdioms(withIdioms(ja, jaIdioms), everyday.ja),
};

export const TOPIC_WORDS: Readonly<Record<Language, TopicLexicon>> = {
  en: enTopics,
  zh: zhTopics,
  es: esTopics,
  pt: ptTopics,
  de: deTopics,
  fr: frTopics,
  ja: jaTopics,
};
