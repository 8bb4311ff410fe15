import type { EpochMs } from '../../../../../shared/kernel/clock.js';
import type { Language } from '../../../../../shared/kernel/language.js';
import { cjkCounts } from './cjk-counts.js';
import { agree, type Count, type Scope } from './count.js';
import { latinCounts } from './latin-counts.js';

const LONGEST = 600;
const YEAR = /(?<!\d)(?:19|20)\d\d(?!\d)/gu;

const YEAR_MS = 365.2425 * 24 * 60 * 60 * 1000;
const yearOf = (at: EpochMs): number => 1970 + Math.floor(at / YEAR_MS);

/** What a sentence that was published at a certain time counts; background from another year is none of it. */
export function countsIn(sentence: string, language: Language, at: EpochMs): readonly Count[] {
  const text = sentence.slice(0, LONGEST).normalize('NFKC').replace(/\s+/gu, ' ');
  if ((text.match(YEAR) ?? []).some((other) => Number(other) !== yearOf(at))) return [];
  return language === 'zh' || language === 'ja' ? cjkCounts(text, language) : latinCounts(text, language);
}

/** What differs more was not counted by the same rule; tolls may grow from 2 to 30, but not at one time. */
const FARTHEST = { atOneTime: 4, amounts: 2 };
const SHARED_STEMS = { counted: 1, money: 2 };

/** Whether two counts are of the same: matter, place, period, and what is said around the number. */
export function isSameMatter(a: Count, b: Count): boolean {
  if (a.matter !== b.matter || a.amount.scaled !== b.amount.scaled) return false;
  return a.complete ? isSameToll(a.scope, b.scope) : !areApart(a, b, FARTHEST.amounts) && isSameThing(a, b);
}

const areApart = ({ amount: { value: a } }: Count, { amount: { value: b } }: Count, most: number): boolean =>
  Math.max(a, b) > Math.min(a, b) * most;

/** Places and days that have nothing in common are of two tolls. */
const isSameToll = (a: Scope, b: Scope): boolean => mayMeet(a.places, b.places) && mayMeet(a.periods, b.periods);

function isSameThing({ matter, scope: a }: Count, { scope: b }: Count): boolean {
  if (a.periods.join() !== b.periods.join() || a.names.join() !== b.names.join()) return false;
  if (!mayMeet(a.places, b.places)) return false;
  const shared = a.stems.filter((stem) => b.stems.includes(stem)).length;
  if (shared < (matter.startsWith('count') ? SHARED_STEMS.counted : SHARED_STEMS.money)) return false;
  return shared === a.stems.length || shared === b.stems.length;
}

const mayMeet = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === 0 || b.length === 0 || a.some((one) => b.includes(one));

/** Two counts of one matter come to numbers that cannot both be meant. */
export const isContradicted = (a: Count, b: Count): boolean => isSameMatter(a, b) && !agree(a.amount, b.amount);

/** Whether both can be meant to count the same at the same time. */
export const isDisputed = (a: Count, b: Count): boolean => isContradicted(a, b) && !areApart(a, b, FARTHEST.atOneTime);
