import type { Language } from '../../../../shared/kernel/language.js';
import { phrases } from '../cue-types.js';
import { isOneEditAway } from '../one-edit.js';
import { CJK_DISLIKES, DISLIKES } from '../cues/dislikes.js';

interface Stems {
  readonly words: readonly string[];
  readonly sayings: readonly string[];
}
const STEMS = new Map<Language, Stems>();
/** "ill" and "mad" are whole words, "nause" is how several begin. */
const SHORTEST_STEM = 4;
const SHORTEST_MISTYPED = 6;

function stemsOf(language: Exclude<Language, 'zh' | 'ja'>): Stems {
  const known = STEMS.get(language);
  if (known !== undefined) return known;
  const all = phrases(DISLIKES[language]);
  const made = {
    words: all.filter((one) => !/[\s'-]/u.test(one)),
    sayings: all.filter((one) => /[\s'-]/u.test(one)),
  };
  STEMS.set(language, made);
  return made;
}

/** Whether a part of a request holds a word of dislike. */
export function saysDislike(said: string, language: Language): boolean {
  if (language === 'zh' || language === 'ja') return CJK_DISLIKES[language].test(said);
  const { words, sayings } = stemsOf(language);
  if (sayings.some((one) => said.includes(one))) return true;
  return said.split(/[^\p{L}]+/u).some((word) => words.some((stem) => begins(word, stem)));
}

function begins(word: string, stem: string): boolean {
  if (stem.length < SHORTEST_STEM) return word === stem;
  if (word.startsWith(stem)) return true;
  if (word.length < SHORTEST_MISTYPED || stem.length < SHORTEST_MISTYPED) return false;
  return [-1, 0, 1].some((more) => isOneEditAway(word.slice(0, stem.length + more), stem));
}
