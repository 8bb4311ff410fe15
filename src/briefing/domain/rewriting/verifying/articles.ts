import type { Language } from '../../../../shared/kernel/language.js';
import { matches } from './matching.js';
import type { Objection } from './reading.js';
import type { Segment } from './support.js';
import { isContent, type Token } from './token.js';

const ONE: ReadonlySet<string> = new Set('a an one un une una um uma ein eine einen einem einer'.split(' '));

/** "A man was arrested" does not follow from "two men were arrested". */
export function articlesOf({ tokens, cited }: Segment, language: Language): Objection {
  if (language === 'zh' || language === 'ja') return undefined;
  for (const [index, token] of tokens.entries()) {
    if (!isContent(token) || !ONE.has(tokens[index - 1]?.key ?? '')) continue;
    const given = cited.tokens.flatMap((one, at) => (isContent(one) && matches(token, one, language) ? [at] : []));
    const counts = given.map((at) => countBefore(cited.tokens[at - 1]));
    if (counts.length > 0 && counts.every((count) => count > 1))
      return `${cited.id} counts more than one '${token.text}'.`;
  }
  return undefined;
}

const countBefore = (token: Token | undefined): number =>
  token?.quantity === undefined || token.quantity.ordinal ? 1 : token.quantity.value;
