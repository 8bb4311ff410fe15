import type { ReadyModel } from '../viewer/viewer-model.js';

/** Shorter ones are breath. */
const SHORTEST_MS = 200;

/**
 * The pauses between sentences of one story, `4000-4280 9120-9400`, in milliseconds: what the player may pass over. What
 * sounds before a chapter is none.
 */
export function silencesOf({ segments, chapters }: Pick<ReadyModel, 'segments' | 'chapters'>): string {
  const marks = new Set(chapters.map(({ startMs }) => startMs));
  return segments
    .flatMap(({ startMs, durationMs }, index) => {
      const next = segments[index + 1];
      const end = Math.round(startMs + durationMs);
      if (next === undefined || marks.has(next.startMs) || next.startMs - end < SHORTEST_MS) return [];
      return [`${end}-${Math.round(next.startMs)}`];
    })
    .join(' ');
}
