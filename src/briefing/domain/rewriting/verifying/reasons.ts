import type { Language } from '../../../../shared/kernel/language.js';
import { isCjk } from '../../composing/text/words.js';
import { findsAny } from './matching.js';
import type { Cited } from './reading.js';
import { isContent, type Token } from './token.js';

const MOST_WORDS = 6;

/** Words in quotation marks, in their order; pairs of characters that overlap are one word. */
export function quoted(tokens: readonly Token[], language: Language): string {
  const inOrder = [...new Set(tokens)].toSorted((a, b) => a.at - b.at);
  const words = isCjk(language) ? joined(inOrder) : inOrder.map(({ text }) => text);
  return words
    .slice(0, MOST_WORDS)
    .map((word) => `'${word}'`)
    .join(', ');
}

function joined(tokens: readonly Token[]): readonly string[] {
  const runs: { text: string; end: number }[] = [];
  for (const { text, at } of tokens) {
    const run = runs.at(-1);
    if (run === undefined || at >= run.end) runs.push({ text, end: at + text.length });
    else {
      run.text += text.slice(Math.max(0, run.end - at));
      run.end = Math.max(run.end, at + text.length);
    }
  }
  return runs.map(({ text }) => text);
}

/** What a cited sentence has of its own and the line does not say: the words to take instead. */
export function unsaidOf({ tokens }: Cited, line: readonly Token[], language: Language): string {
  const said = line.filter(isContent);
  const unsaid = tokens.filter((token) => isContent(token) && !said.some((word) => findsAny(word, [token], language)));
  return quoted(unsaid, language);
}
