// @ts-check
import { indexAt } from '../../../../shared/delivery/web/assets/page-parts.js';

/** @typedef {import('./sound.js').Sound} Sound */
/** @typedef {import('./track.js').Track} Track */

/** Within so many seconds of its beginning, "back" means the story before. */
const JUST_BEGUN = 3;

/**
 * Which of its chapters is heard then; -1: none.
 * @param {Track} track
 * @param {number} seconds
 */
export const chapterAt = (track, seconds) =>
  // Players land a hair before the place they were sent to.
  indexAt(
    track.chapters.map(({ start }) => start),
    seconds + 0.05,
  );

/** @param {Sound} sound */
export function previousChapter(sound) {
  const { chapters } = sound.track;
  const here = chapterAt(sound.track, sound.seconds);
  const begun = sound.seconds - (chapters[here]?.start ?? 0) <= JUST_BEGUN;
  sound.seek(chapters[begun ? here - 1 : here]?.start ?? 0);
}

/** @param {Sound} sound */
export function nextChapter(sound) {
  const next = sound.track.chapters[chapterAt(sound.track, sound.seconds) + 1];
  if (next !== undefined) sound.seek(next.start);
}
