// @ts-check
import { chapterSteps } from './chapters.js';
import { connectControls, connectSpeed } from './controls.js';
import { connectMediaSession } from './media-session.js';
import { rememberedPosition, rememberPosition } from './memory.js';
import { part, parts } from './page-parts.js';
import { connectShortcuts } from './shortcuts.js';
import { Sound } from './sound.js';
import { connectMoments, connectTranscript, markCurrent } from './transcript.js';

/** `#t=83` or `#t=83.5`: the moment that a link leads to. */
function linkedMoment() {
  const [, seconds] = /^#t=(\d+(?:\.\d+)?)$/.exec(location.hash) ?? [];
  return seconds === undefined ? null : Number(seconds);
}

/** @param {Sound} sound */
function connectPosition(sound) {
  const start = linkedMoment() ?? rememberedPosition();
  if (start !== null) sound.seek(start);
  addEventListener('hashchange', () => sound.seek(linkedMoment() ?? sound.seconds));
  const remember = () => rememberPosition(sound.seconds, sound.duration);
  let kept = 0;
  sound.onMove((seconds) => {
    if (Math.abs(seconds - kept) < 3) return;
    kept = seconds;
    remember();
  });
  sound.onPlayPause(remember);
  addEventListener('pagehide', remember);
}

/**
 * How to go from one to the next; null when there is nothing to go to.
 * @param {Sound} sound
 */
function connectChapters(sound) {
  const links = parts('[data-chapters] [data-start]');
  const name = part('[data-now-chapter]', HTMLElement);
  markCurrent(sound, links, (current) => {
    name.textContent = (current ?? links[0])?.querySelector('.name')?.textContent ?? '';
  });
  const starts = links.map((link) => Number(link.dataset.start));
  return starts.length > 1 ? chapterSteps(sound, starts) : null;
}

const sound = new Sound();
connectControls(sound);
connectMoments(sound);
connectTranscript(sound);
const chapters = connectChapters(sound);
connectShortcuts(sound, connectSpeed(sound), chapters);
connectMediaSession(sound, chapters);
connectPosition(sound);
sound.audio.controls = false;
part('[data-controls]', HTMLElement).hidden = false;
document.documentElement.classList.add('enhanced');
