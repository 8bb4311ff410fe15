// @ts-check

/** @typedef {import('./sound.js').Sound} Sound */

/**
 * When it falls silent by itself: after minutes, at the end of the story, or not. One for whatever plays, on every page.
 * @type {{ until: number | null, atStoryEnd: boolean }}
 */
let timer = { until: null, atStoryEnd: false };
/** @type {Set<() => void>} */
const listeners = new Set();
/** A step that is longer was no listening, but a seek. */
const STEP = 2;

/** @param {string} choice minutes, `story`, or nothing */
export function setSleep(choice) {
  const minutes = Number(choice);
  timer = { until: minutes > 0 ? Date.now() + minutes * 60_000 : null, atStoryEnd: choice === 'story' };
  for (const listener of listeners) listener();
}

/** Whole minutes that are left; null: no time is set. */
export const minutesLeft = () =>
  timer.until === null ? null : Math.max(0, Math.ceil((timer.until - Date.now()) / 60_000));

export const sleepsAtStoryEnd = () => timer.atStoryEnd;

/**
 * @param {() => void} listener
 * @param {AbortSignal} signal
 */
export function onSleepChange(listener, signal) {
  listeners.add(listener);
  signal.addEventListener('abort', () => listeners.delete(listener));
}

/** @param {Sound} sound */
export function connectSleep(sound) {
  let last = sound.seconds;
  sound.onMove((seconds) => {
    const before = last;
    last = seconds;
    if (timer.until !== null && Date.now() >= timer.until) fallAsleep(sound);
    if (!timer.atStoryEnd || !sound.playing || seconds < before || seconds - before > STEP * sound.audio.playbackRate)
      return;
    const end = storyEnd(sound, before);
    if (seconds < end) return;
    fallAsleep(sound);
    // The next story is heard from its beginning.
    sound.place(end);
  });
}

/** @param {Sound} sound */
function fallAsleep(sound) {
  sound.pause();
  setSleep('');
}

/**
 * @param {Sound} sound
 * @param {number} seconds
 */
function storyEnd({ track, duration }, seconds) {
  return track.chapters.find(({ start }) => start > seconds)?.start ?? duration;
}
