import type { Language } from '../../../../../shared/kernel/language.js';
import { matches } from '../matching.js';
import type { Objection, Segment } from '../reading.js';
import { isContent, type Token } from '../token.js';

const ONE: ReadonlySet<string> = new Set('a an one un une una um uma ein eine einen einem einer'.split(' '));

const ALL = { zh: /所有|全部|全体|一切|全都|每一/u, ja: /すべて|全て|全員|全部|全体|あらゆる|みんな/u };

/** "All cars": sought in the text, because "で" and "すべて" may be cut as "です" and "べて". */
const allOf = (line: string, { id, text }: Segment['cited'], language: 'zh' | 'ja'): Objection =>
  ALL[language].test(line) && !ALL[language].test(text)
    ? `${id} does not say that of all: leave the word for 'all' out.`
    : undefined;

const THE: ReadonlySet<string> = new Set('the die les los las os as'.split(' '));
const SOME =
  /^(?:some|several|einige|einigen|mehrere|mehreren|certains|certaines|quelques|plusieurs|algunos|algunas|varios|varias|alguns|algumas)$/u;

/** "Some villages were evacuated" are not "the villages". */
function isAlwaysSome(given: readonly Token[], token: Token, language: Language): boolean {
  const places = given.flatMap((one, at) => (isContent(one) && matches(token, one, language) ? [at] : []));
  return places.length > 0 && places.every((at) => SOME.test(given[at - 1]?.key ?? ''));
}

/** "A man was arrested" does not follow from "two men were arrested". */
export function articlesOf({ tokens, cited }: Segment, text: string, language: Language): Objection {
  if (language === 'zh' || language === 'ja') return allOf(text, cited, language);
  const widened = tokens.find(
    (token, index) =>
      isContent(token) && THE.has(tokens[index - 1]?.key ?? '') && isAlwaysSome(cited.tokens, token, language),
  );
  if (widened !== undefined) return `${cited.id} speaks of some '${widened.text}' only: say 'some', too.`;
  for (const [index, token] of tokens.entries()) {
    if (!isContent(token) || !ONE.has(tokens[index - 1]?.key ?? '')) continue;
    const given = cited.tokens.flatMap((one, at) => (isContent(one) && matches(token, one, language) ? [at] : []));
    const counts = given.map((at) => countBefore(cited.tokens[at - 1]));
    if (counts.length > 0 && counts.every((count) => count > 1))
      return `${cited.id} counts more than one '${token.text}': say how many.`;
  }
  return undefined;
}

const countBefore = (token: Token | undefined): number =>
  token?.quantity === undefined || token.quantity.ordinal ? 1 : token.quantity.value;
