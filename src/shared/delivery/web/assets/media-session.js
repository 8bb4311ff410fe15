// @ts-check
import { part } from './page-parts.js';

/** @typedef {import('./sound.js').Sound} Sound */
/** @typedef {import('./chapters.js').ChapterSteps} ChapterSteps */

/**
 * The lock screen, the headset's buttons and the keys of the keyboard.
 * @param {Sound} sound
 * @param {ChapterSteps | null} chapters
 */
export function connectMediaSession(sound, chapters) {
  if (!('mediaSession' in navigator)) return;
  describe(part('[data-player]', HTMLElement).dataset);
  on('play', () => sound.play());
  on('pause', () => sound.audio.pause());
  on('seekbackward', ({ seekOffset }) => sound.skip(-(seekOffset ?? 15)));
  on('seekforward', ({ seekOffset }) => sound.skip(seekOffset ?? 30));
  on('seekto', ({ seekTime }) => sound.seek(seekTime ?? sound.seconds));
  if (chapters !== null) {
    on('previoustrack', chapters.previous);
    on('nexttrack', chapters.next);
  }
}

/** @param {DOMStringMap} page */
function describe({ title, artist, cover }) {
  navigator.mediaSession.metadata = new MediaMetadata({
    title,
    artist,
    album: 'Podcast Briefings',
    artwork: cover ? [{ src: cover }] : [],
  });
}

/**
 * Browsers throw for actions that they do not know yet.
 * @param {MediaSessionAction} action
 * @param {MediaSessionActionHandler} handler
 */
function on(action, handler) {
  try {
    navigator.mediaSession.setActionHandler(action, handler);
  } catch {
    // The buttons on the page do the same.
  }
}
