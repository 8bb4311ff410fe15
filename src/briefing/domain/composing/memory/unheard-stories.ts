import { storyStarts } from '../../programme.js';
import type { Script } from '../../script.js';

/** When a line is spoken. */
interface SpokenAt {
  readonly startMs: number;
}

/**
 * The stories, as indexes, that a listener has not come to who was at `furthestMs` and no further. One that has begun is
 * heard: who stops in the middle of a story knows what it is about.
 */
export function unheardStories(
  script: Pick<Script, 'lines' | 'chapters' | 'format' | 'stories'>,
  timings: readonly SpokenAt[],
  furthestMs: number,
): ReadonlySet<number> {
  const starts = storyStarts(script);
  const firstLineOf = (story: number): number =>
    starts.get(story) ?? script.lines.findIndex((line) => line.story === story);
  const startOf = (story: number): number => timings[firstLineOf(story)]?.startMs ?? 0;
  const stories = script.stories.map((_, index) => index);
  return new Set(stories.filter((story) => startOf(story) >= furthestMs));
}
