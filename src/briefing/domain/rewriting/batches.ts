import type { OfferedStory } from './evidence.js';
import type { Batch } from './question.js';
import { estimatedTokens } from './tokens.js';

/** Sentences of one question, in tokens: an answer about as long stays well within what services give at once. */
const BATCH_TOKENS = 1_500;
/** Around a sentence: its id, its source, and as much again around the line that is made of it. */
const SENTENCE_TOKENS = 30;
/** From this length on a listener is told at the end what to remember. */
const RECAP_FROM_MS = 300_000;

/** Stories in the order in which they are told, as many at once as fit; one that is longer goes alone. */
export function batchesOf(offered: readonly OfferedStory[], targetMs: number): readonly Batch[] {
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
    open: index === 0,
    recap: index === groups.length - 1 && targetMs >= RECAP_FROM_MS,
  }));
}
