/** What a word of a list may end in, as it stands in the list: any letters, or at least one more. */
const [ANY_END, LONGER] = ['\\p{L}*', '\\p{L}+'];

/**
 * Any of the words as a whole; those that end in `\p{L}*` or `\p{L}+` by their beginning. Each class of letters in a
 * pattern costs its share of a millisecond when it is first used, and lists have dozens of such words: their ends share one.
 */
export function anyOf(list: string): RegExp {
  const words = alternativesOf(list.replace(/\s*\n\s*/g, ''));
  const stems = words.flatMap((word) => (word.endsWith(ANY_END) ? [word.slice(0, -ANY_END.length)] : []));
  const longer = words.flatMap((word) => (word.endsWith(LONGER) ? [word.slice(0, -LONGER.length)] : []));
  const whole = words.filter((word) => !word.endsWith(ANY_END) && !word.endsWith(LONGER));
  const kinds = [stems.join('|'), group(longer, '\\p{L}'), group(whole, '(?!\\p{L})')].filter((kind) => kind !== '');
  return new RegExp(`(?<!\\p{L})(?:${kinds.join('|')})`, 'iu');
}

const group = (words: readonly string[], end: string): string =>
  words.length === 0 ? '' : `(?:${words.join('|')})${end}`;

/** "pupp(?:y|ies)|zoo" are two words. */
function alternativesOf(list: string): readonly string[] {
  const words: string[] = [];
  let [depth, from] = [0, 0];
  for (let index = 0; index <= list.length; index++) {
    const letter = list[index] ?? '|';
    if (letter === '(' || letter === '[') depth++;
    if (letter === ')' || letter === ']') depth--;
    if (letter !== '|' || depth > 0) continue;
    words.push(list.slice(from, index));
    from = index + 1;
  }
  return words;
}
