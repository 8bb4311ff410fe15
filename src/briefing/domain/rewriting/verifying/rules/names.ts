import type { Language } from '../../../../../shared/kernel/language.js';
import { matches } from '../matching.js';
import type { Objection, Segment } from '../reading.js';
import { isContent, type Token } from '../token.js';

/** Articles and prepositions that may stand between a word and the name that belongs to it. */
const LONGEST_LINK = 2;

/** "A court in Sarn" and "the Torvik dam": a name stays with the word that it belongs to. */
export function namesOf({ tokens, cited }: Segment, language: Language): Objection {
  for (const [index, name] of tokens.entries()) {
    if (name.kind !== 'name') continue;
    const exchanged =
      isExchanged({ tokens, index, given: cited.tokens, language }, headBefore) ??
      isExchanged({ tokens, index, given: cited.tokens, language }, headAfter);
    if (exchanged !== undefined)
      return `In ${cited.id}, '${name.text}' does not belong to '${exchanged.text}': keep each name beside its own word.`;
  }
  return undefined;
}

interface Place {
  readonly tokens: readonly Token[];
  readonly index: number;
  readonly given: readonly Token[];
  readonly language: Language;
}

type Head = (tokens: readonly Token[], index: number) => Token | undefined;

/** The word to which the cited sentence gives another name, while this name has another word there. */
function isExchanged({ tokens, index, given, language }: Place, headOf: Head): Token | undefined {
  const [name, head] = [tokens[index], headOf(tokens, index)];
  if (name === undefined || head === undefined) return undefined;
  const heads = given.flatMap((one, at) => {
    const own = one.kind === 'name' ? headOf(given, at) : undefined;
    return own === undefined ? [] : [{ name: one, head: own }];
  });
  const mine = heads.filter((one) => matches(name, one.name, language));
  const others = heads.filter((one) => matches(head, one.head, language));
  const isMine = others.some((one) => matches(name, one.name, language));
  return mine.length > 0 && others.length > 0 && !isMine ? head : undefined;
}

function headBefore(tokens: readonly Token[], index: number): Token | undefined {
  const link = tokens.slice(Math.max(0, index - LONGEST_LINK - 1), index).toReversed();
  const head = link.findIndex(({ kind }) => kind !== 'free');
  const found = link[head];
  return found !== undefined && head >= 0 && isContent(found) && found.kind !== 'name' ? found : undefined;
}

function headAfter(tokens: readonly Token[], index: number): Token | undefined {
  const next = tokens[index + 1];
  return next !== undefined && isContent(next) && next.kind !== 'name' ? next : undefined;
}
