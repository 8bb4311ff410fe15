import type { Language } from '../../../../shared/kernel/language.js';
import type { Token } from './token.js';

const VERB = /^(?:gab|gaben|gibt|geben)$/u;
const FARTHEST = 12;

/** "Das gab die Verwaltung am Freitag bekannt": both halves of a German verb of saying are one. */
export function withParticles(tokens: readonly Token[], language: Language): readonly Token[] {
  if (language !== 'de') return tokens;
  const read = [...tokens];
  tokens.forEach(({ text }, index) => {
    if (text !== 'bekannt') return;
    const at = verbBefore(tokens, index);
    const verb = tokens[at];
    if (verb === undefined) return;
    read[at] = { ...verb, kind: 'operator', operators: ['said'] };
    read[index] = { ...(tokens[index] ?? verb), kind: 'free' };
  });
  return read;
}

function verbBefore(tokens: readonly Token[], index: number): number {
  for (let at = index - 1; at >= Math.max(0, index - FARTHEST); at--) {
    const token = tokens[at];
    if (token === undefined || token.kind === 'comma' || token.kind === 'stop') return -1;
    if (VERB.test(token.text.toLowerCase())) return at;
  }
  return -1;
}
