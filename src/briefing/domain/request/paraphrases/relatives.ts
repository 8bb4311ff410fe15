import type { Language } from '../../../../shared/kernel/language.js';

/** "a briefing that covers X and disregards Y" is told to cover X and to disregard Y. */
const WORKS =
  '(?:briefing|podcast|episode|summary|digest|overview|report|show|programme|program|round-?up|update|edition)';
const TOLD: Readonly<Record<string, string>> = {
  covers: 'cover',
  includes: 'include',
  features: 'include',
  contains: 'include',
  concentrates: 'concentrate',
  focuses: 'focus',
  centers: 'focus',
  centres: 'focus',
  excludes: 'exclude',
  omits: 'omit',
  disregards: 'ignore',
  ignores: 'ignore',
  skips: 'skip',
  avoids: 'avoid',
  leaves: 'leave',
  'does not': "don't",
  "doesn't": "don't",
};
const VERB = Object.keys(TOLD).join('|');
const THAT = new RegExp(`(?<=(?<!\\p{L})${WORKS}) (?:that|which) (${VERB})(?!\\p{L})`, 'giu');
const AND = new RegExp(`(?<=(?<!\\p{L})(?:and|but|,)) (${VERB})(?!\\p{L})`, 'giu');

export function withoutRelatives(text: string, language: Language): string {
  if (language !== 'en' || text.search(THAT) < 0) return text;
  const told = (verb: string): string => TOLD[verb.toLowerCase()] ?? verb;
  return text.replace(THAT, (_, verb: string) => `: ${told(verb)}`).replace(AND, (_, verb: string) => ` ${told(verb)}`);
}
