import type { Language } from '../../../../../shared/kernel/language.js';
import { matches } from '../matching.js';
import type { Objection, Segment } from '../reading.js';
import { isContent, type Token } from '../token.js';

const KIND = /^(day|month):/u;
const SIDES = [-1, 1] as const;

/** "2.9 percent in March, 3.4 in February" is not "2.9 in February": a date keeps the words beside it. */
export function datesOf({ tokens, cited }: Segment, language: Language): Objection {
  for (const [index, date] of tokens.entries()) {
    const kind = KIND.exec(date.key)?.[1];
    if (kind === undefined) continue;
    const likeness = (at: number): number => shared({ said: tokens, index, given: cited.tokens, at, language });
    const places = cited.tokens.flatMap(({ key }, at) => (KIND.exec(key)?.[1] === kind ? [at] : []));
    const own = Math.max(0, ...places.filter((at) => cited.tokens[at]?.key === date.key).map(likeness));
    const rival = places.find((at) => cited.tokens[at]?.key !== date.key && likeness(at) > own);
    if (rival !== undefined)
      return `In ${cited.id}, what the line says of '${date.text}' is of '${cited.tokens[rival]?.text ?? ''}': keep each date beside its own words.`;
  }
  return undefined;
}

interface Places {
  readonly said: readonly Token[];
  readonly index: number;
  readonly given: readonly Token[];
  readonly at: number;
  readonly language: Language;
}

/** On how many sides the same word stands next to both. */
const shared = ({ said, index, given, at, language }: Places): number =>
  SIDES.filter((side) => {
    const [one, other] = [beside(said, index, side), beside(given, at, side)];
    return one !== undefined && other !== undefined && matches(one, other, language);
  }).length;

function beside(tokens: readonly Token[], index: number, side: -1 | 1): Token | undefined {
  for (let at = index + side; at >= 0 && at < tokens.length; at += side) {
    const token = tokens[at];
    if (token === undefined || token.kind === 'stop') return undefined;
    if (isContent(token) && !/^(?:day|month|unit):/u.test(token.key)) return token;
  }
  return undefined;
}
