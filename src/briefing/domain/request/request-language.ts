import { LANGUAGES, type Language } from '../../../shared/kernel/language.js';
import { KINDS, phrases } from './cue-types.js';
import { CUES, TOPIC_WORDS } from './lexicons.js';
import { TOPICS } from './understood.js';

export const isCjk = (language: Language | undefined): boolean => language === 'zh' || language === 'ja';

const WORD = /[\p{sc=Latin}]+/gu;
const LATIN = LANGUAGES.filter((language) => !isCjk(language));
/** The briefing's own language wins a tie. */
const HOME = 0.5;
/** Letters that few of our languages have: they decide where words do not. */
const LETTERS: Readonly<Partial<Record<Language, RegExp>>> = {
  de: /[äöüß]/u,
  fr: /[œèêùâîûç]/u,
  es: /[ñ¿¡]/u,
  pt: /[ãõç]/u,
};
const BY_LETTER = 0.6;
/** Much of what is said in one is said in the other, and means something else: "de la", "de lá". */
const CLOSELY_RELATED: ReadonlySet<Language> = new Set(['es', 'pt']);
/** "Nur tech news, no sports": two languages in one breath. */
const SECOND = { words: 1.8, share: 0.6, ownWords: 2 };

let known: ReadonlyMap<string, ReadonlySet<Language>> | null = null;

/** Which languages know a word as one of their request words. */
function knownWords(): ReadonlyMap<string, ReadonlySet<Language>> {
  if (known !== null) return known;
  const words = new Map<string, Set<Language>>();
  for (const language of LATIN) {
    const all = requestWordsOf(language).flatMap((phrase) =>
      [phrase, phrase.replace(/\p{L}\?/gu, '')].flatMap(
        (form) => form.toLowerCase().replace(/\?/g, '').match(WORD) ?? [],
      ),
    );
    for (const word of all) words.set(word, (words.get(word) ?? new Set<Language>()).add(language));
  }
  known = words;
  return words;
}

function requestWordsOf(language: Language): readonly string[] {
  const cues = CUES[language];
  return [
    ...KINDS.flatMap((kind) => phrases(cues[kind])),
    ...Object.values(cues.format).flatMap(phrases),
    ...Object.values(cues.days).flatMap(phrases),
    ...Object.values(cues.units).flatMap(phrases),
    ...cues.numbers.split(/\s+/).filter((one) => /^\p{L}/u.test(one)),
    ...TOPICS.flatMap((topic) => TOPIC_WORDS[language][topic].names),
  ];
}

const KANA = /[\p{sc=Hiragana}\p{sc=Katakana}]/u;
const ONLY_CHINESE = /[的们們这這吗嗎请請给給闻別别讲講听聽简什麼么]/u;

/** The languages to read a request in, surest first: its own, which need not be the briefing's. */
export function requestLanguages(lower: string, briefing: Language): readonly Language[] {
  const found: Language[] = [];
  if (KANA.test(lower)) found.push('ja');
  else if (/\p{sc=Han}/u.test(lower)) found.push(briefing === 'ja' && !ONLY_CHINESE.test(lower) ? 'ja' : 'zh');
  found.push(...latinLanguages(lower, briefing));
  return found.length > 0 ? found : [briefing];
}

const LITTLE = new Map<Language, ReadonlySet<string>>();

function littleWords(language: Language): ReadonlySet<string> {
  const { stop, filler } = CUES[language];
  const words = LITTLE.get(language) ?? new Set([...phrases(stop), ...phrases(filler)]);
  LITTLE.set(language, words);
  return words;
}

/** Articles and the like stand in the names of papers. */
function isOwn(word: string, language: Language, other: Language): boolean {
  const known = knownWords().get(word);
  if (known?.has(language) !== true || known.has(other)) return false;
  return !littleWords(language).has(word);
}

function latinLanguages(lower: string, briefing: Language): readonly Language[] {
  const recognised = (lower.match(WORD) ?? []).flatMap((word) => knownWords().get(word) ?? []);
  if (recognised.length === 0) return /\p{sc=Latin}/u.test(lower) ? [isCjk(briefing) ? 'en' : briefing] : [];
  const scores = LATIN.map((language) => {
    const votes = recognised.reduce((sum, languages) => sum + (languages.has(language) ? 1 / languages.size : 0), 0);
    const written = LETTERS[language]?.test(lower) === true ? BY_LETTER : 0;
    return [language, votes + written + (language === briefing ? HOME : 0)] as const;
  });
  const [first, second] = scores.toSorted((a, b) => b[1] - a[1]);
  if (first === undefined || second === undefined) return [];
  const areRelated = CLOSELY_RELATED.has(first[0]) && CLOSELY_RELATED.has(second[0]);
  const both = !areRelated && second[1] >= SECOND.words && second[1] >= SECOND.share * first[1];
  const own = (lower.match(WORD) ?? []).filter((word) => isOwn(word, second[0], first[0])).length;
  return both || own >= SECOND.ownWords ? [first[0], second[0]] : [first[0]];
}
