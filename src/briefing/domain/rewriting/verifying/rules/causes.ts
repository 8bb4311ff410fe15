import type { Language } from '../../../../../shared/kernel/language.js';
import type { Operator } from '../lexicon-source.js';
import { findsAny } from '../matching.js';
import type { Objection, Segment } from '../reading.js';
import { scopesOf } from '../scopes.js';
import { has, type Token } from '../token.js';

const RELATIONS: readonly (readonly [Operator, string])[] = [
  ['cause', 'gives no such cause'],
  ['effect', 'gives no such effect'],
  ['before', 'has no such order in time'],
  ['after', 'has no such order in time'],
];

/** What causes something comes before it. */
function impliesOrder(words: readonly Token[], relation: Operator, { cited }: Segment, language: Language): boolean {
  if (relation !== 'after') return false;
  const causes = scopesOf(cited.tokens, ['cause', 'effect'], language);
  return causes.some(({ operator, clause }) => {
    const before = has(operator, 'effect') ? cited.tokens.slice(0, cited.tokens.indexOf(operator)) : clause;
    return words.some((word) => findsAny(word, before, language));
  });
}

/** "A导致B" says "由于A，B". */
function isCauseOfEffect(words: readonly Token[], relation: Operator, { cited }: Segment, language: Language): boolean {
  const [first] = words;
  if (relation !== 'cause' || first === undefined) return false;
  const effect = cited.tokens.findIndex((token) => has(token, 'effect'));
  return (
    effect > 0 &&
    findsAny(first, cited.tokens.slice(0, effect), language) &&
    !findsAny(first, cited.tokens.slice(effect), language)
  );
}

/** Causes, effects and the order of two events stand in what is cited, between the same. */
export function causesOf(segments: readonly Segment[], line: readonly Token[], language: Language): Objection {
  for (const [relation, objection] of RELATIONS) {
    for (const { operator, words } of scopesOf(line, [relation], language)) {
      const segment = segments.find(({ tokens }) => tokens.includes(operator)) ?? segments[0];
      if (segment === undefined) continue;
      const given = scopesOf(segment.cited.tokens, [relation], language);
      const follows =
        isCauseOfEffect(words, relation, segment, language) ||
        impliesOrder(words, relation, segment, language) ||
        given.some((one) => words.length === 0 || words.some((word) => findsAny(word, one.words, language)));
      if (!follows)
        return `'${operator.text}': ${segment.cited.id} ${objection}. Leave '${operator.text}' out, and tell both one after the other.`;
    }
  }
  return undefined;
}
