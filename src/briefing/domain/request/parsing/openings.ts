import type { Lookahead } from './lookahead.js';

/** What follows is a name more often than a reason. */
const CAUSE = /^(?:because of|wegen|à cause de|por causa de|debido a|由于)$/iu;

/** Where a format goes: "a deep dive into", "profundiza en". */
const INTO = /^(?:into|on|in|bei|en|dans|sur|em|n[oa]s?)$/iu;

export const isCause = (words: string): boolean => CAUSE.test(words);

/** Whether the token at a place introduces what is named next: "about". */
export function opensName(around: Lookahead, index: number): boolean {
  const [kind, before] = [around.at(index), around.at(index - 1)];
  if (kind !== 'stop') return kind === 'about' || kind === 'colon';
  // "six minutes on coral reefs", "a deep dive into interest rates"
  if (before === 'quantity') return /^o[nf]$/iu.test(around.textAt(index));
  return before === 'format' && INTO.test(around.textAt(index));
}
