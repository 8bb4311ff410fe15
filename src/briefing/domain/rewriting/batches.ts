import type { OfferedStory } from './evidence.js';
import type { Batch } from './question.js';
import type { Parts } from './script-parts.js';
import { estimatedTokens } from './tokens.js';

/** Sentences of one question, in tokens: an answer about as long stays well within what services give at once. */
const BATCH_TOKENS = 1_500;
/** Around a sentence: its id, its source, and as much again around the line that is made of it. */
const SENTENCE_TOKENS = 30;
/**
 * Stories in the order in which they are told, as many at once as fit; one that is longer goes alone. What opens the
 * briefing, and what sums it up, is asked for where the composer has it.
 */
export function batchesOf(
  offered: readonly OfferedStory[],
  { open, recap }: Pick<Parts, 'open' | 'recap'>,
): readonly Batch[] {
  const groups: OfferedStory[][] = [];
  let room = 0;
  for (const story of offered) {
    const tokens = story.evidence.reduce((sum, { text }) => sum + estimatedTokens(text) + SENTENCE_TOKENS, 0);
    const last = groups.at(-1);
    if (last === undefined || tokens > room) groups.push([story]);
    else last.push(story);
    room = (last === undefined || tokens > room ? BATCH_TOKENS : room) - tokens;
  }
  return groups.map((stories, index) => ({
    stories,
    all: offered,
    open: index === 0 ? open.length : 0,
    recap: index === groups.length - 1 && recap.length > 0,
  }));
}
