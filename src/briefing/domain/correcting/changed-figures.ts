import { isContent, type Quantity, type Token } from '../rewriting/verifying/token.js';
import type { Hunk } from './aligning.js';

/** A number that stands where another one stood. */
export type FigureChange = 'figure' | 'growth';

/** More than so many at once are a table or a ticker. */
const MOST_FIGURES = 3;
/** Words of a stretch besides its numbers: more are another sentence. */
const MOST_OTHERS = 2;
/** How far a rounded number lies from the exact one. */
const ROUNDING = 0.03;
const ROUND_FROM = 20;

const isDay = (token: Token | undefined): boolean => token !== undefined && /^(?:month):/u.test(token.key);
const isNumber = ({ kind }: Token): boolean => kind === 'number';
const isYear = (value: number): boolean => Number.isInteger(value) && value >= 1900 && value <= 2100;

/** What became of the numbers in a stretch; null: nothing, or nothing that can be told. */
export function figureChangeIn(hunk: Hunk): FigureChange | 'date' | null {
  const [removed, added] = [hunk.removed.filter(isNumber), hunk.added.filter(isNumber)];
  if (removed.length === 0 || removed.length !== added.length || removed.length > MOST_FIGURES) return null;
  if (others(hunk.removed) > MOST_OTHERS || others(hunk.added) > MOST_OTHERS) return null;
  const changes = removed.map((one, index) => changeOf(one, added[index], hunk));
  if (changes.some((change) => change === null)) return null;
  const told = changes.filter((change) => change !== 'same');
  if (told.length === 0) return null;
  if (told.includes('date')) return told.every((change) => change === 'date') ? 'date' : null;
  return told.every((change) => change === 'growth') ? 'growth' : 'figure';
}

const others = (tokens: readonly Token[]): number =>
  tokens.filter((token) => isContent(token) && !isNumber(token)).length;

type Change = FigureChange | 'date' | 'same' | null;

function changeOf(one: Token, other: Token | undefined, hunk: Hunk): Change {
  if (one.quantity === undefined || other?.quantity === undefined) return scoreChange(one, other);
  const [was, is] = [one.quantity, other.quantity];
  if (was.unit !== is.unit || was.ordinal !== is.ordinal) return null;
  if (was.value === is.value || isRounded(was.value, is.value)) return 'same';
  if (isDayOfMonth(one, hunk.removed, hunk) && isDayOfMonth(other, hunk.added, hunk)) return 'date';
  return quantityChange(was, is);
}

function quantityChange(was: Quantity, is: Quantity): Change {
  if (was.unit !== undefined) return 'figure';
  if (isYear(was.value) && isYear(is.value)) return 'date';
  return !was.ordinal && is.value > was.value ? 'growth' : 'figure';
}

/** "3 May", "May 3", "5月3日" */
function isDayOfMonth(token: Token, within: readonly Token[], { before, after }: Hunk): boolean {
  const index = within.indexOf(token);
  return (
    isDay(within[index - 1] ?? before) || (isDay(within[index + 1] ?? after) && (token.quantity?.value ?? 99) <= 31)
  );
}

/** "1-0", "2-1"; what else is written so is no score. */
function scoreChange(one: Token, other: Token | undefined): Change {
  if (one.key === other?.key) return 'same';
  return [one, other].every((token) => SCORE.test(token?.key ?? '')) ? 'figure' : null;
}

const SCORE = /^score:\d{1,3}-\d{1,3}$/u;

/** "1,200" for 1,187. */
function isRounded(a: number, b: number): boolean {
  const [small, large] = [Math.min(a, b), Math.max(a, b)];
  return small >= ROUND_FROM && (large - small) / large <= ROUNDING && digits(a) !== digits(b);
}

/** How many a number has besides the zeros at its end. */
const digits = (value: number): number => String(Math.round(value * 100)).replace(/0+$/u, '').length;
