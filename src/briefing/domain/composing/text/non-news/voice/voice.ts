import type { Language } from '../../../../../../shared/kernel/language.js';
import { inOneScript } from '../../../../request/chinese-characters.js';
import { chinese } from './chinese.js';
import { english } from './english.js';
import { french } from './french.js';
import { german } from './german.js';
import { japanese } from './japanese.js';
import { portuguese } from './portuguese.js';
import { spanish } from './spanish.js';
import type { VoiceRules } from './voice-rules.js';

const RULES: Readonly<Record<Language, VoiceRules>> = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
  pt: portuguese,
  zh: chinese,
  ja: japanese,
};

/**
 * Who speaks to whom in a sentence: a reporter of what happened, an author of themselves, or either to the reader.
 * null: it does not show.
 */
export type Voice = 'report' | 'author' | 'reader' | null;

/** Longer sentences show it in their first words. */
const READ = 400;
const QUOTED = /"[^"]*"|“[^”]*”|«[^»]*»|„[^“”]*[“”]|「[^」]*」|『[^』]*』|‘[^’]*’(?!\p{L})/gu;

export function voiceOf(sentence: string, language: Language): Voice {
  const text = inOneScript(sentence.slice(0, READ).replace(QUOTED, '').trim(), language);
  const { reader, author, instruction, attribution, event } = RULES[language];
  const isAsking = /[?？]$/u.test(text);
  const speaks = reader.test(text) || instruction.test(text) || isAsking || /[!！]$/u.test(text);
  if (!speaks && !author.test(text)) return attribution.test(text) || event.test(text) ? 'report' : null;
  if (attribution.test(text) && !isAsking) return 'report';
  return speaks ? 'reader' : 'author';
}
