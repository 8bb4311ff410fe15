import type { Language } from '../../../../../../shared/kernel/language.js';
import { inOneScript } from '../../../../request/chinese-characters.js';
import { isCjk } from '../../words.js';
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
const QUOTED = /"[^"]*"|“[^”]*”|«[^»]*»|„[^“”]*[“”]|「[^」]*」|『[^』]*』|‘[^’]*’(?!\p{L})|《[^》]*》/gu;

/** "Notre-Dame", "Your Party", "the film Call Me By Your Name": what is written like a name is one, but for "I". */
const NAMED = /(?<=[\p{L}\d][,;]? )(?!I(?:['’ ]|$))\p{Lu}[\p{L}-]*|^\p{Lu}\p{Ll}+(?= \p{Lu}\p{L})/gu;
/**
 * "Mi madre dice que me he vuelto raro, y yo le digo …": who says "I" outside of a quotation tells of themselves, whoever
 * else says something. English papers quote in apostrophes.
 */
const SUBJECT: Readonly<Partial<Record<Language, RegExp>>> = {
  de: /(?<![\p{L}‚'])[Ii]ch(?!\p{L})/u,
  fr: /(?<![\p{L}’'])[Jj](?:e(?!\p{L})|['’]\p{L})/u,
  es: /(?<!\p{L})[Yy]o(?!\p{L})/u,
  pt: /(?<!\p{L})[Ee]u(?!\p{L})/u,
};

/** Who is cited says who says it at the end, or begins with a dash: "Ich gehe, hieß es", "— Eu fui — disse ela." */
const CITED_AFTER = /^[–—]|[,–—] ?[^,–—]*$/u;

function isOwnStory(text: string, language: Language): boolean {
  const { attribution } = RULES[language];
  const subject = SUBJECT[language];
  if (subject === undefined || !subject.test(text)) return false;
  const [last] = CITED_AFTER.exec(text) ?? [];
  if (last === undefined) return true;
  return !/^[–—]/u.test(text) && (!attribution.test(last) || subject.test(last));
}

/** German writes all nouns so, and "Sie". */
const nameless = (text: string, language: Language): string =>
  language === 'de' || isCjk(language) ? text : text.replace(NAMED, 'Xx');

/** Whether a sentence says who says so, or speaks of somebody who says things in public. */
export const isAttributed = (sentence: string, language: Language): boolean =>
  RULES[language].attribution.test(inOneScript(sentence.slice(0, READ), language));

export function voiceOf(sentence: string, language: Language): Voice {
  const text = inOneScript(sentence.slice(0, READ).replace(QUOTED, '').trim(), language);
  const persons = nameless(text, language);
  const { reader, author, instruction, attribution, event } = RULES[language];
  const isAsking = /[?？]$/u.test(text);
  const speaks = reader.test(persons) || instruction.test(text) || isAsking || /[!！]$/u.test(text);
  if (!speaks && !author.test(persons)) return attribution.test(text) || event.test(text) ? 'report' : null;
  if (attribution.test(text) && !isAsking && !isOwnStory(text, language)) return 'report';
  return speaks ? 'reader' : 'author';
}
