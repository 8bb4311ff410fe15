// @ts-check
import { clockTime, part, parts } from '../../../../shared/delivery/web/assets/page-parts.js';
import { nextChapter, previousChapter } from './chapters.js';
import { rememberSpeed, rememberVolume } from './memory.js';
import { markCurrent } from './moments.js';

/** @typedef {import('./sound.js').Sound} Sound */

/**
 * The controls of the page, for as long as it is shown.
 * @param {Sound} sound
 * @param {AbortSignal} signal
 */
export function connectControls(sound, signal) {
  connectToggle(sound, signal);
  connectSeekBar(sound, signal);
  for (const button of parts('[data-skip]')) {
    button.addEventListener('click', () => sound.skip(Number(button.dataset.skip)));
  }
  connectChapters(sound, signal);
  connectNote(sound, signal);
}

/**
 * @param {Sound} sound
 * @param {AbortSignal} signal
 */
function connectToggle(sound, signal) {
  const button = part('[data-toggle]', HTMLButtonElement);
  const labels = { play: button.ariaLabel, pause: button.dataset.pauseLabel ?? '' };
  const show = () => {
    button.ariaLabel = sound.playing ? labels.pause : labels.play;
    button.classList.toggle('playing', sound.playing);
  };
  button.addEventListener('click', () => sound.toggle());
  sound.onPlayPause(show, signal);
  show();
}

/**
 * @param {Sound} sound
 * @param {AbortSignal} signal
 */
function connectSeekBar(sound, signal) {
  const bar = part('[data-seek-bar]', HTMLElement);
  const range = part('[data-seek]', HTMLInputElement);
  const elapsed = part('[data-elapsed]', HTMLElement);
  const remaining = part('[data-remaining]', HTMLElement);
  let shown = -1;
  /** @param {number} seconds */
  const show = (seconds) => {
    bar.style.setProperty('--heard', `${(100 * seconds) / sound.duration}%`);
    range.value = String(seconds);
    if (Math.floor(seconds) === shown) return;
    shown = Math.floor(seconds);
    range.ariaValueText = `${clockTime(seconds)} / ${clockTime(sound.duration)}`;
    elapsed.textContent = clockTime(seconds);
    remaining.textContent = `−${clockTime(sound.duration - shown)}`;
  };
  sound.onMove(show, signal);
  show(sound.seconds);
  range.addEventListener('input', () => sound.seek(Number(range.value)));
}

/**
 * @param {Sound} sound
 * @param {AbortSignal} signal
 */
function connectChapters(sound, signal) {
  const links = parts('[data-chapters] [data-start]');
  const name = part('[data-now-chapter]', HTMLElement);
  const onChange = (/** @type {HTMLElement | undefined} */ current) => {
    name.textContent = (current ?? links[0])?.querySelector('.name')?.textContent ?? '';
  };
  markCurrent(sound, links, { signal, onChange });
  const steps = { previous: () => previousChapter(sound), next: () => nextChapter(sound) };
  for (const button of parts('[data-chapter-step]')) {
    const step = button.dataset.chapterStep === 'next' ? steps.next : steps.previous;
    button.addEventListener('click', step);
  }
}

const SLOWEST = 0.5;
const FASTEST = 3;
const STEPS_PER_UNIT = 20;

/**
 * In steps of 0.05. Returns how to go one step slower (-1) or faster (+1).
 * @param {Sound} sound
 * @returns {(direction: -1 | 1) => void}
 */
export function connectSpeed(sound) {
  const select = part('[data-speed]', HTMLSelectElement);
  const steps = Array.from(
    { length: (FASTEST - SLOWEST) * STEPS_PER_UNIT + 1 },
    (_, step) => (SLOWEST * STEPS_PER_UNIT + step) / STEPS_PER_UNIT,
  );
  select.replaceChildren(...steps.map((speed) => new Option(`${speed}×`, String(speed))));
  select.value = String(sound.audio.playbackRate);
  const apply = () => {
    sound.audio.defaultPlaybackRate = Number(select.value);
    sound.audio.playbackRate = Number(select.value);
    rememberSpeed(Number(select.value));
  };
  if (select.value === '') select.value = '1';
  apply();
  select.addEventListener('change', apply);
  return (direction) => {
    select.selectedIndex = Math.min(Math.max(0, select.selectedIndex + direction), select.options.length - 1);
    apply();
  };
}

/**
 * Where the page may set it: telephones keep it to their keys. Returns how to mute and unmute.
 * @param {Sound} sound
 */
export function connectVolume(sound) {
  const range = part('[data-volume]', HTMLInputElement);
  range.value = String(sound.audio.volume);
  range.addEventListener('input', () => {
    sound.audio.volume = Number(range.value);
    sound.audio.muted = false;
    rememberVolume(sound.audio.volume);
  });
  return () => {
    sound.audio.muted = !sound.audio.muted;
    range.value = String(sound.audio.muted ? 0 : sound.audio.volume);
  };
}

/**
 * @param {Sound} sound
 * @param {AbortSignal} signal
 */
function connectNote(sound, signal) {
  const note = part('[data-note]', HTMLElement);
  const showError = () => (note.textContent = note.dataset.broken ?? '');
  // The browser loads the sound before this script, so it may have failed already.
  if (sound.audio.error !== null) showError();
  sound.audio.addEventListener('error', showError, { signal });
  sound.audio.addEventListener('loadedmetadata', () => (note.textContent = ''), { signal });
}
