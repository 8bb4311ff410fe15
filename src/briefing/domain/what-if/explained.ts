import { REASON_WORDS } from '../explanation.js';
import type { ComparedStory } from './difference.js';

/** What became of a story, in English for people. */
export function explained({ before, after, because }: ComparedStory): string {
  if (after !== null && before !== null) {
    return before.place === after.place
      ? 'Told at the same place.'
      : `Told at place ${after.place + 1} instead of ${before.place + 1}.`;
  }
  if (after !== null) return 'Told only with the changes.';
  if (because === null) return 'Not told any more: what it was told from is left out by the changes.';
  if (because === 'merged') return 'Not told on its own any more: it belongs to another story now.';
  return `Not told any more. ${REASON_WORDS[because]}`;
}
