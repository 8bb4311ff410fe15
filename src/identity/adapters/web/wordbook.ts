import type { Language } from '../../../shared/kernel/language.js';
import { de as accountDe } from './account-words-de.js';
import { en as accountEn } from './account-words-en.js';
import { es as accountEs } from './account-words-es.js';
import { fr as accountFr } from './account-words-fr.js';
import { ja as accountJa } from './account-words-ja.js';
import { pt as accountPt } from './account-words-pt.js';
import { zh as accountZh } from './account-words-zh.js';
import type { AccountWords } from './account-words.js';
import { de as agentDe } from './agent-words-de.js';
import { en as agentEn } from './agent-words-en.js';
import { es as agentEs } from './agent-words-es.js';
import { fr as agentFr } from './agent-words-fr.js';
import { ja as agentJa } from './agent-words-ja.js';
import { pt as agentPt } from './agent-words-pt.js';
import { zh as agentZh } from './agent-words-zh.js';
import type { AgentWords } from './agent-words.js';
import { de } from './words-de.js';
import { en } from './words-en.js';
import { es } from './words-es.js';
import { fr } from './words-fr.js';
import { ja } from './words-ja.js';
import { pt } from './words-pt.js';
import { zh } from './words-zh.js';
import type { Words } from './words.js';

const WORDS: Readonly<Record<Language, Words>> = { en, zh, es, pt, de, fr, ja };

const AGENTS: Readonly<Record<Language, AgentWords>> = {
  en: agentEn,
  zh: agentZh,
  es: agentEs,
  pt: agentPt,
  de: agentDe,
  fr: agentFr,
  ja: agentJa,
};

const ACCOUNT: Readonly<Record<Language, AccountWords>> = {
  en: accountEn,
  zh: accountZh,
  es: accountEs,
  pt: accountPt,
  de: accountDe,
  fr: accountFr,
  ja: accountJa,
};

export const wordsFor = (language: Language): Words => WORDS[language];

export const agentWordsFor = (language: Language): AgentWords => AGENTS[language];

export const accountWordsFor = (language: Language): AccountWords => ACCOUNT[language];
