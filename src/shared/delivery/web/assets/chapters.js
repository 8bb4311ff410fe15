// @ts-check
import { indexAt } from './page-parts.js';

/** @typedef {import('./sound.js').Sound} Sound */
/** @typedef {{ previous: () => void, next: () => void }} ChapterSteps */

/** Within so many seconds of its beginning, "back" means the chapter before. */
const JUST_BEGUN = 3;

/**
 * @param {Sound} sound
 * @param {readonly number[]} starts
 * @returns {ChapterSteps}
 */
export function chapterSteps(sound, starts) {
  // Players land a hair before the place they were sent to.
  const current = () => indexAt(starts, sound.seconds + 0.05);
  return {
    previous: () => {
      const here = current();
      const begun = sound.seconds - (starts[here] ?? 0) <= JUST_BEGUN;
      sound.seek(starts[begun ? here - 1 : here] ?? 0);
    },
    next: () => sound.seek(starts[current() + 1] ?? sound.seconds),
  };
}
