import { GERMAN_EVERYDAY, GERMAN_TOWNS } from './everyday/german.js';
import { folded } from './folding.js';

const nounsOf = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/).map(folded));
const GERMAN_NOUNS = nounsOf(GERMAN_EVERYDAY);
const TOWNS = nounsOf(GERMAN_TOWNS);
const SHORTEST_HEAD = 4;
/** No name has so many letters: longer ones are not looked through. */
const LONGEST_NAME = 40;
const GERMAN_THING = /(?:ung|ungen|heit|heiten|keit|keiten|schaft|schaften|tion|tionen|ismus|tat|taten)$/u;
const INFLECTED = /(?:en|ern|er|em|es|n|s|e)$/u;

/** German gives every noun a capital: everyday ones name nobody, nor what is compounded with one. */
export function isGermanThing(key: string): boolean {
  if (key.length > LONGEST_NAME || isEveryday(key) || GERMAN_THING.test(key)) return true;
  for (let start = 2; start <= key.length - SHORTEST_HEAD; start++) {
    const head = key.slice(start);
    if (!TOWNS.has(head) && isEveryday(head)) return true;
  }
  return false;
}

const isEveryday = (word: string): boolean => GERMAN_NOUNS.has(word) || GERMAN_NOUNS.has(word.replace(INFLECTED, ''));
