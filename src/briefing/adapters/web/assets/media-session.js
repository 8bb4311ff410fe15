// @ts-check
import { chapterAt, nextChapter, previousChapter } from './chapters.js';

/** @typedef {import('./sound.js').Sound} Sound */

/**
 * The lock screen, the headset's buttons and the keys of the keyboard, for the sound that was heard last.
 * @param {Sound} sound
 */
export function connectMediaSession(sound) {
  if (!('mediaSession' in navigator)) return;
  on('play', () => sound.play());
  on('pause', () => sound.pause());
  on('stop', () => sound.pause());
  on('seekbackward', ({ seekOffset }) => sound.skip(-(seekOffset ?? 15)));
  on('seekforward', ({ seekOffset }) => sound.skip(seekOffset ?? 30));
  on('seekto', ({ seekTime }) => sound.seek(seekTime ?? sound.seconds));
  if (sound.track.chapters.length > 1) {
    on('previoustrack', () => previousChapter(sound));
    on('nexttrack', () => nextChapter(sound));
  }
  followChapters(sound);
  followPosition(sound);
}

/** @param {Sound} sound */
function followChapters(sound) {
  /** @type {number | null} */
  let shown = null;
  const show = () => {
    const chapter = sound.seconds > 0 || sound.playing ? chapterAt(sound.track, sound.seconds) : -1;
    if (chapter === shown || sound.signal.aborted) return;
    shown = chapter;
    describe(sound, chapter);
  };
  sound.onMove(show);
  show();
}

/**
 * @param {Sound} sound
 * @param {number} chapter
 */
function describe({ track, duration }, chapter) {
  const story = track.chapters[chapter]?.title;
  const artwork = track.cover === null ? [] : [{ src: track.cover }];
  const chapterInfo = track.chapters.map(({ title, start }) => ({
    title,
    startTime: Math.min(start, duration),
    artwork,
  }));
  // Browsers that do not know what chapters are pass over them.
  const shown = {
    title: story ?? track.title,
    artist: track.artist,
    album: story === undefined ? 'Podcast Briefings' : track.title,
    artwork,
    chapterInfo,
  };
  navigator.mediaSession.metadata = new MediaMetadata(shown);
}

/** @param {Sound} sound */
function followPosition(sound) {
  const tell = () => {
    if (sound.signal.aborted || !('setPositionState' in navigator.mediaSession)) return;
    navigator.mediaSession.playbackState = sound.playing ? 'playing' : 'paused';
    const position = Math.min(sound.seconds, sound.duration);
    navigator.mediaSession.setPositionState({
      duration: sound.duration,
      position,
      playbackRate: sound.audio.playbackRate,
    });
  };
  sound.onPlayPause(tell);
  sound.onSeek(tell);
  sound.audio.addEventListener('ratechange', tell, { signal: sound.signal });
}

/**
 * Browsers throw for actions that they do not know yet.
 * @param {MediaSessionAction} action
 * @param {MediaSessionActionHandler | null} handler
 */
function on(action, handler) {
  try {
    navigator.mediaSession.setActionHandler(action, handler);
  } catch {
    // The buttons on the page do the same.
  }
}
