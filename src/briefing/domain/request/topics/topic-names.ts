import { LANGUAGES, type Language } from '../../../../shared/kernel/language.js';
import { simplified } from '../chinese-characters.js';
import { phrases } from '../cue-types.js';
import { CUES, TOPIC_WORDS } from '../lexicons.js';
import { withoutDiacritics } from '../../../../shared/kernel/fold.js';
import { isOneEditAway } from '../one-edit.js';
import { alternatives } from '../patterns.js';
import { isCjk } from '../request-language.js';
import { TOPICS, type Topic } from '../understood.js';

/** What German and the languages without spaces put behind the name of a subject: "Sportnachrichten", 体育新闻. */
const GERMAN_HEADS =
  /(?:nachrichten|meldungen|meldung|themen|news|berichte|bericht|berichterstattung|ergebnisse|ereignisse|kram|zeug|klatsch|tratsch|geschichten|sachen|teil|bereich|welt)$/u;
const CJK_HEADS =
  /(?:新闻|新聞|ニュース|类|類|关系|関係|行业|行業|领域|領域|板块|板塊|界|圈|面|系|方面|的|の|消息|资讯|动态|の話|の話題|ネタ|业界|業界)$/u;

interface Names {
  readonly whole: readonly { readonly topic: Topic; readonly pattern: RegExp }[];
  readonly links: ReadonlySet<string>;
}
const NAMES = new Map<Language, Names>();

function namesIn(language: Language): Names {
  const known = NAMES.get(language);
  if (known !== undefined) return known;
  const made: Names = {
    whole: TOPICS.map((topic) => {
      return { topic, pattern: new RegExp(`^(?:${alternatives(TOPIC_WORDS[language][topic].names)})$`, 'u') };
    }),
    links: new Set(phrases(CUES[language].stop)),
  };
  NAMES.set(language, made);
  return made;
}

/** The broad subject that a phrase names, alone ("Sportnachrichten") or narrowed by other words ("French politics"). */
export function namedTopic(
  phrase: string,
  languages: readonly Language[],
): { readonly topic: Topic | null; readonly narrowed: boolean } {
  const text = phrase.toLowerCase();
  for (const language of [...languages, ...LANGUAGES.filter((one) => !languages.includes(one))]) {
    const topic = topicCalled(text, language);
    if (topic !== null) return { topic, narrowed: false };
  }
  for (const language of languages) {
    const parts = partsOf(text, language);
    const topics = parts.map((part) => topicCalled(part, language));
    const topic = topics.find((one) => one !== null);
    if (topic !== undefined) return { topic, narrowed: topics.some((one) => one !== topic) };
  }
  return { topic: null, narrowed: false };
}

const SHORTEST_MISTYPED = 5;
/** One swap away from Reise, Schule, livre, foots, famosos: words of their own. */
const OTHER_WORDS =
  /^(?:riesen?|schl[au]\p{L}*|schub\p{L}*|strass|strom|liver|fotos|famous|financier|mediocentro|libor)$/u;

/** "sprots", "deprotes": two letters of the name of a subject changed places, never the first. */
export function mistyped(phrase: string, languages: readonly Language[]): Topic | null {
  const text = phrase.toLowerCase();
  if (text.length < SHORTEST_MISTYPED || text.length > 20 || !/^\p{sc=Latin}+$/u.test(text) || OTHER_WORDS.test(text))
    return null;
  for (let at = 2; at < text.length; at++) {
    const other = text.slice(0, at - 1) + (text[at] ?? '') + (text[at - 1] ?? '') + text.slice(at + 1);
    const topic = languages.map((language) => topicCalled(other, language)).find((one) => one !== null);
    if (other !== text && topic !== undefined) return topic;
  }
  return text.length < SHORTEST_MISSPELT ? null : misspelt(text, languages);
}

const SHORTEST_MISSPELT = 8;
const LONG_NAMES = new Map<Language, readonly (readonly [string, Topic])[]>();

/** "tecnology": of a long name a letter is missing, too much or another. */
function misspelt(text: string, languages: readonly Language[]): Topic | null {
  const names = languages.filter((language) => !isCjk(language)).flatMap(longNamesIn);
  return names.find(([name]) => isOneEditAway(withoutDiacritics(text), name))?.[1] ?? null;
}

function longNamesIn(language: Language): readonly (readonly [string, Topic])[] {
  const known = LONG_NAMES.get(language);
  if (known !== undefined) return known;
  const made = TOPICS.flatMap((topic) =>
    TOPIC_WORDS[language][topic].names
      .map((name) => name.replace(/\*$/u, ''))
      .filter((name) => /^\p{sc=Latin}{8,}$/u.test(name))
      .map((name) => [withoutDiacritics(name), topic] as const),
  );
  LONG_NAMES.set(language, made);
  return made;
}

function partsOf(text: string, language: Language): readonly string[] {
  if (isCjk(language)) {
    // 他们的足球: whose it is says nothing of the subject.
    return text.split(/[的の]/u).filter((part) => part !== '' && !namesIn(language).links.has(part));
  }
  return text.split(/[\s'-]+/).filter((word) => word !== '' && !namesIn(language).links.has(word));
}

/** "it" is a pronoun, and no technology, where a sentence is looked through for its subject. */
export const isStopWord = (word: string, language: Language): boolean => namesIn(language).links.has(word);

/** The subject whose name this is in one language; null: none. */
export function topicCalled(name: string, language: Language): Topic | null {
  const text = language === 'zh' ? simplified(name) : name;
  const forms = [text, text.replace(/s$/u, '')];
  if (language === 'de') forms.push(text.replace(GERMAN_HEADS, ''), text.replace(GERMAN_HEADS, '').replace(/s$/u, ''));
  if (isCjk(language)) forms.push(text.replace(CJK_HEADS, ''));
  const { whole } = namesIn(language);
  // As it is written first: "planètes" are in space, and "la planète" is the climate.
  const named = forms
    .map((form) => whole.find(({ pattern }) => form !== '' && pattern.test(form)))
    .find((one) => one !== undefined);
  return named?.topic ?? (isCjk(language) ? compoundOf(text, language) : null);
}

/** 娱乐明星, 明星绯闻: two names of one subject. */
function compoundOf(text: string, language: Language): Topic | null {
  if (text.length < 3 || text.length > 8) return null;
  const { whole } = namesIn(language);
  for (let at = 1; at < text.length; at++) {
    const [first, second] = [text.slice(0, at), text.slice(at)];
    const both = whole.find(({ pattern }) => pattern.test(first) && pattern.test(second));
    if (both !== undefined) return both.topic;
  }
  return null;
}
