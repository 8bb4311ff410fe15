import type { Language } from '../../../shared/kernel/language.js';
import { withIdioms, type CueLexicon } from './cue-types.js';
import { de } from './cues/de.js';
import { deIdioms } from './cues/idioms/de.js';
import { en } from './cues/en.js';
import { enIdioms } from './cues/idioms/en.js';
import { es } from './cues/es.js';
import { esIdioms } from './cues/idioms/es.js';
import { fr } from './cues/fr.js';
import { colloquial } from './cues/idioms/colloquial.js';
import { asides } from './cues/idioms/asides.js';
import { exits } from './cues/idioms/exits.js';
import { directions } from './cues/directions.js';
import { turnsOfPhrase } from './cues/turns-of-phrase.js';
import { liking } from './cues/liking.js';
import { everyday } from './cues/idioms/everyday.js';
import { frIdioms } from './cues/idioms/fr.js';
import { ja } from './cues/ja.js';
import { jaIdioms } from './cues/idioms/ja.js';
import { headings } from './cues/headings.js';
import { namedBefore } from './cues/named-before.js';
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

const lexicon = (own: CueLexicon, idioms: Parameters<typeof withIdioms>[1], language: Language): CueLexicon =>
  [
    idioms,
    everyday[language],
    exits[language],
    colloquial[language],
    asides[language],
    liking[language],
    namedBefore[language],
    headings[language],
    turnsOfPhrase[language],
    directions[language],
  ].reduce(withIdioms, own);

export const CUES: Readonly<Record<Language, CueLexicon>> = {
  en: lexicon(en, enIdioms, 'en'),
  zh: lexicon(zh, zhIdioms, 'zh'),
  es: lexicon(es, esIdioms, 'es'),
  pt: lexicon(pt, ptIdioms, 'pt'),
  de: lexicon(de, deIdioms, 'de'),
  fr: lexicon(fr, frIdioms, 'fr'),
  ja: lexicon(ja, jaIdioms, 'ja'),
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
