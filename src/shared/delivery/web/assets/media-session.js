// @ts-check
import { indexAt, part } from './page-parts.js';

/** @typedef {import('./sound.js').Sound} Sound */

/**
 * The lock screen, the headset's buttons and the keys of the keyboard.
 * @param {Sound} sound
 * @param {readonly number[]} chapterStarts
 */
export function connectMediaSession(sound, chapterStarts) {
  if (!('mediaSession' in navigator)) return;
  describe(part('[data-player]', HTMLElement).dataset);
  /** @param {number} offset */
  const chapter = (offset) => sound.seek(chapterStarts[indexAt(chapterStarts, sound.seconds) + offset] ?? 0);
  on('play', () => sound.play());
  on('pause', () => sound.audio.pause());
  on('seekbackward', ({ seekOffset }) => sound.skip(-(seekOffset ?? 15)));
  on('seekforward', ({ seekOffset }) => sound.skip(seekOffset ?? 30));
  on('seekto', ({ seekTime }) => sound.seek(seekTime ?? sound.seconds));
  if (chapterStarts.length > 1) {
    on('previoustrack', () =>
      chapter(sound.seconds - (chapterStarts[indexAt(chapterStarts, sound.seconds)] ?? 0) > 3 ? 0 : -1),
    );
    on('nexttrack', () => chapter(1));
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
