import { withoutDiacritics } from '../../../shared/kernel/fold.js';
import type { Language } from '../../../shared/kernel/language.js';
import { phrases } from './cue-types.js';
import { CUES, TOPIC_WORDS } from './lexicons.js';
import type { Span } from './quantities.js';
import { TOPICS } from './understood.js';

/** A source that a request can name. */
export interface SourceName {
  /** The caller's own short name for it: `ref_1`. */
  readonly ref?: string;
  readonly name: string;
}

export interface NameForm {
  readonly form: string;
  readonly id: string;
  /** What else it means: `word` of requests ("Nature", "Le Monde"), or a `cue` of the reader's own ("No", "Today"). */
  readonly common: 'word' | 'cue' | null;
}

/** A folder of the caller, with the sources that are in it. */
export interface NamedFolder {
  readonly name: string;
  readonly sourceIds: readonly string[];
}

const ARTICLE = /^(?:(?:the|le|la|les|el|los|las|der|die|das|den|dem|o|a|os|as)\s+|l')/u;
const GENERIC_END = / (?:news|online|rss|feed|nachrichten|world|home)$/u;
const LONGEST = 60;

/** Names of papers that are everyday words: "in der Welt", "dans le monde". */
const EVERYDAY: Readonly<Partial<Record<Language, string>>> = {
  en: 'world|country|nation|state|week|month|year|day|time|people|life|city|market',
  de: 'welt|zeit|land|woche|monat|jahr|tag|stern|bild|leute|leben|stadt|markt|fokus|focus',
  fr: 'monde|pays|semaine|mois|année|jour|vie|ville|point|libération|humanité|temps',
  es: 'mundo|país|nación|razón|semana|mes|año|día|vida|ciudad|tiempo',
  pt: 'mundo|país|estado|globo|público|semana|mês|ano|dia|vida|cidade|tempo',
};

/** As listeners shorten them ("Guardian", "BBC", "Folha"); the longest first. */
export function nameForms(sources: readonly SourceName[], languages: readonly Language[]): readonly NameForm[] {
  const common = commonWords(languages);
  return sources
    .flatMap(({ ref, name }) => formsOf(name).map((form) => ({ form, id: ref ?? name })))
    .filter(({ form }) => form.length > 1 && form.length <= LONGEST)
    .map((one) => ({ ...one, common: common.meaningOf(one.form) }))
    .toSorted((a, b) => b.form.length - a.form.length);
}

/** Without its article: "monde" of "Le Monde". */
export const withoutArticle = (form: string): string => form.replace(ARTICLE, '');

/** A word for so much that a briefing without it would be without half the news. */
export const isEveryday = (name: string, languages: readonly Language[]): boolean =>
  languages.some((language) => phrases(EVERYDAY[language]).includes(withoutArticle(name.toLowerCase())));

/** What stands right before the name of a source, and can stand there for no other reason. */
const MARKS: Readonly<Record<Language, RegExp>> = {
  en: /(?:^|\s)(?:from|via|by|according to|sources?:?)\s+(?:the\s+)?$/u,
  de: /(?:^|\s)(?:von|vom|aus|laut|quellen?:?)\s+(?:(?:der|dem|den)\s+)?$/u,
  fr: /(?:^|[\s'])(?:de|du|des|d'|selon|chez|sources?\s?:?)\s*(?:(?:la|le|les)\s+|l')?$/u,
  es: /(?:^|\s)(?:de|del|según|fuentes?:?)\s+(?:(?:el|la|los|las)\s+)?$/u,
  pt: /(?:^|\s)(?:de|do|da|dos|das|segundo|fontes?:?)\s+(?:(?:o|a|os|as)\s+)?$/u,
  zh: /(?:来自|根据|来源[:：]?)\s*$/u,
  ja: /(?:情報源[:：]?)\s*$/u,
};
const MARKS_AFTER: Readonly<Partial<Record<Language, RegExp>>> = {
  zh: /^\s*的/u,
  ja: /^\s*(?:の|から|より|による)/u,
};

/** Whether what stands around a place says that a source is named there. */
export function isMarked(lower: string, { start, end }: Span, languages: readonly Language[]): boolean {
  const [before, after] = [lower.slice(Math.max(0, start - 30), start), lower.slice(end, end + 5)];
  return languages.some((language) => MARKS[language].test(before) || MARKS_AFTER[language]?.test(after) === true);
}

function formsOf(name: string): readonly string[] {
  const full = name.normalize('NFKC').toLowerCase().replace(/\s+/gu, ' ').trim();
  const short = full.replace(ARTICLE, '').replace(GENERIC_END, '');
  const first = full.split(/ (?:de|of|di) | [-–—|:·] /u)[0] ?? full;
  return [...new Set([full, short, first, first.replace(ARTICLE, '')])];
}

interface CommonWords {
  readonly meaningOf: (form: string) => NameForm['common'];
}

const COMMON = new Map<string, CommonWords>();

/** Made once for the languages of a request. */
function commonWords(languages: readonly Language[]): CommonWords {
  const key = languages.join();
  const known = COMMON.get(key);
  if (known !== undefined) return known;
  const made = commonWordsOf(languages);
  COMMON.set(key, made);
  return made;
}

function commonWordsOf(languages: readonly Language[]): CommonWords {
  const cues = new Set(languages.flatMap(cuesOf).flatMap(optional));
  const everyday = new Set(languages.flatMap(wordsOf).flatMap(optional));
  const isCommon = (word: string): boolean => cues.has(word) || everyday.has(word);
  const meaningOf = (form: string): NameForm['common'] => {
    const bare = withoutArticle(form);
    if (everyday.has(form) || everyday.has(bare)) return 'word';
    if (cues.has(form) || cues.has(bare)) return 'cue';
    return bare.split(/\s+/u).every(isCommon) ? 'word' : null;
  };
  return { meaningOf };
}

/** Everything that means something to the reader of requests, whatever it is of. */
function cuesOf(language: Language): readonly string[] {
  const { format, style, days, ago, lengths, units, weekdays, filler: _, numbers: __, ...kinds } = CUES[language];
  const groups = [format, style, days, ago, lengths, units].flatMap((group) => Object.values(group));
  const lists = [...Object.values(kinds), ...groups];
  return [...lists.flatMap(phrases), ...weekdays.split(/[|,]/u)];
}

const wordsOf = (language: Language): readonly string[] => [
  ...phrases(CUES[language].filler),
  ...phrases(EVERYDAY[language]),
  ...TOPICS.flatMap((topic) => TOPIC_WORDS[language][topic].names),
];

/** "opinions?" is two words. */
const optional = (phrase: string): readonly string[] =>
  phrase.endsWith('?') ? [phrase.slice(0, -2), phrase.slice(0, -1)] : [phrase];

/** "el pais"; of one length, so that offsets agree. */
export function withoutAccents(lower: string): string {
  const plain = withoutDiacritics(lower);
  return plain.length === lower.length ? plain : lower;
}
