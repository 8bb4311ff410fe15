// @ts-check
import { indexAt } from '../../../../shared/delivery/web/assets/page-parts.js';
import { skipsSilence } from './memory.js';

/** @typedef {import('./sound.js').Sound} Sound */

/** So much of a pause stays on both sides: speech without any breath is hard to follow. */
const BREATH = 0.06;

/**
 * Passes over the pauses between sentences of one story, which the timed transcript knows; what sounds between two stories
 * stays. It seeks, so the sentence that is marked is the one that is heard, whatever the speed.
 * @param {Sound} sound
 */
export function connectSilences(sound) {
  const { silences } = sound.track;
  const starts = silences.map(([from]) => from + BREATH);
  sound.onMove((seconds) => {
    if (!sound.playing || sound.audio.seeking || !skipsSilence()) return;
    const end = (silences[indexAt(starts, seconds)]?.[1] ?? 0) - BREATH;
    // A hair is not worth the jump.
    if (end - seconds > 0.08) sound.place(end);
  });
}
