// @ts-check
import { rememberedSpeed, rememberSpeed } from './memory.js';
import { clockTime, part, parts } from './page-parts.js';

/** @typedef {import('./sound.js').Sound} Sound */

/** @param {Sound} sound */
export function connectControls(sound) {
  connectToggle(sound);
  connectSeekBar(sound);
  for (const button of parts('[data-skip]')) {
    button.addEventListener('click', () => sound.skip(Number(button.dataset.skip)));
  }
  connectCopyLink(sound);
  connectNote(sound);
}

/** @param {Sound} sound */
function connectToggle(sound) {
  const button = part('[data-toggle]', HTMLButtonElement);
  const labels = { play: button.ariaLabel, pause: button.dataset.pauseLabel ?? '' };
  const show = () => {
    button.ariaLabel = sound.playing ? labels.pause : labels.play;
    button.classList.toggle('playing', sound.playing);
  };
  button.addEventListener('click', () => sound.toggle());
  sound.onPlayPause(show);
}

/** @param {Sound} sound */
function connectSeekBar(sound) {
  const bar = part('[data-seek-bar]', HTMLElement);
  const range = part('[data-seek]', HTMLInputElement);
  const elapsed = part('[data-elapsed]', HTMLElement);
  const remaining = part('[data-remaining]', HTMLElement);
  let shown = -1;
  sound.onMove((seconds) => {
    bar.style.setProperty('--heard', `${(100 * seconds) / sound.duration}%`);
    range.value = String(seconds);
    if (Math.floor(seconds) === shown) return;
    shown = Math.floor(seconds);
    range.ariaValueText = `${clockTime(seconds)} / ${clockTime(sound.duration)}`;
    elapsed.textContent = clockTime(seconds);
    remaining.textContent = `−${clockTime(sound.duration - shown)}`;
  });
  range.addEventListener('input', () => sound.seek(Number(range.value)));
}

/**
 * Returns how to go one step slower (-1) or faster (+1).
 * @param {Sound} sound
 * @returns {(direction: -1 | 1) => void}
 */
export function connectSpeed(sound) {
  const select = part('[data-speed]', HTMLSelectElement);
  const apply = () => {
    sound.audio.defaultPlaybackRate = Number(select.value);
    sound.audio.playbackRate = Number(select.value);
    rememberSpeed(Number(select.value));
  };
  const remembered = String(rememberedSpeed());
  if ([...select.options].some((option) => option.value === remembered)) select.value = remembered;
  apply();
  select.addEventListener('change', apply);
  return (direction) => {
    select.selectedIndex = Math.min(Math.max(0, select.selectedIndex + direction), select.options.length - 1);
    apply();
  };
}

/** @param {Sound} sound */
function connectCopyLink(sound) {
  const button = part('[data-copy-link]', HTMLButtonElement);
  const note = part('[data-note]', HTMLElement);
  const copy = async () => {
    const link = `${location.origin}${location.pathname}#t=${Math.floor(sound.seconds)}`;
    try {
      await navigator.clipboard.writeText(link);
      note.textContent = button.dataset.copied ?? '';
    } catch {
      note.textContent = link;
    }
    setTimeout(() => (note.textContent = ''), 4000);
  };
  button.addEventListener('click', () => void copy());
}

/** @param {Sound} sound */
function connectNote(sound) {
  const note = part('[data-note]', HTMLElement);
  const showError = () => (note.textContent = note.dataset.broken ?? '');
  // The browser loads the sound before this script, so it may have failed already.
  if (sound.audio.error !== null) showError();
  sound.audio.addEventListener('error', showError);
  sound.audio.addEventListener('loadedmetadata', () => (note.textContent = ''));
}
