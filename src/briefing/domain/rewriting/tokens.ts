import type { Tokens } from './writing.js';

const CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu;
const LETTERS_OF_TOKEN = 3.3;

/** About how many tokens a text takes; on the safe side for the usual vocabularies. */
export function estimatedTokens(text: string): number {
  const cjk = text.match(CJK)?.length ?? 0;
  return Math.ceil(cjk * 1.2 + (text.length - cjk) / LETTERS_OF_TOKEN);
}

export const NO_TOKENS: Tokens = { prompt: 0, completion: 0, estimated: false };

export const sumOf = (a: Tokens, b: Tokens): Tokens => ({
  prompt: a.prompt + b.prompt,
  completion: a.completion + b.completion,
  estimated: a.estimated || b.estimated,
});

export const totalOf = ({ prompt, completion }: Tokens): number => prompt + completion;
