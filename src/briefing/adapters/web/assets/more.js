// @ts-check
import { part } from '../../../../shared/delivery/web/assets/page-parts.js';
import { rememberSkipsSilence, skipsSilence } from './memory.js';
import { isQueued, onQueueChange, queued, toggleQueued, unqueue } from './queue.js';
import { minutesLeft, onSleepChange, setSleep, sleepsAtStoryEnd } from './sleep.js';

/** @typedef {import('./sound.js').Sound} Sound */

/**
 * What is behind "More": when it falls silent, pauses, what comes next, what was heard.
 * @param {Sound} sound
 * @param {AbortSignal} signal until the page is left
 */
export function connectMore(sound, signal) {
  connectPanel(signal);
  connectSleepChoice(sound, signal);
  const silence = part('[data-skip-silence]', HTMLInputElement);
  silence.checked = skipsSilence();
  silence.addEventListener('change', () => rememberSkipsSilence(silence.checked));
  connectQueue(sound, signal);
  void connectPlayed(sound);
}

/** @param {AbortSignal} signal */
function connectPanel(signal) {
  const panel = part('[data-more]', HTMLDetailsElement);
  const summary = part('[data-more] summary', HTMLElement);
  /** @param {KeyboardEvent} event */
  const onKey = (event) => {
    if (event.key !== 'Escape' || !panel.open) return;
    panel.open = false;
    summary.focus();
  };
  /** @param {MouseEvent} event */
  const onClick = ({ target }) => {
    if (target instanceof Node && target.isConnected && !panel.contains(target)) panel.open = false;
  };
  addEventListener('keydown', onKey, { signal });
  document.addEventListener('click', onClick, { signal });
}

/**
 * @param {Sound} sound
 * @param {AbortSignal} signal
 */
function connectSleepChoice(sound, signal) {
  const select = part('[data-sleep]', HTMLSelectElement);
  const left = part('[data-sleep-left]', HTMLElement);
  const show = () => {
    const minutes = minutesLeft();
    if (minutes === null) select.value = sleepsAtStoryEnd() ? 'story' : '';
    const words = minutes === null ? '' : (left.dataset.words ?? '').replace('#', String(minutes));
    if (left.textContent !== words) left.textContent = words;
  };
  select.addEventListener('change', () => setSleep(select.value));
  onSleepChange(show, signal);
  sound.onMove(show, signal);
  show();
}

/**
 * @param {Sound} sound
 * @param {AbortSignal} signal
 */
function connectQueue(sound, signal) {
  const button = part('[data-queue]', HTMLButtonElement);
  const section = part('[data-queued]', HTMLElement);
  const list = part('[data-queued] ol', HTMLOListElement);
  const words = { add: button.textContent, remove: button.dataset.remove ?? '' };
  const { path, title } = sound.track;
  const show = () => {
    button.textContent = isQueued(path) ? words.remove : words.add;
    section.hidden = queued().length === 0;
    list.replaceChildren(...queued().map((entry) => row(entry, words.remove)));
  };
  button.addEventListener('click', () => toggleQueued({ path, title }));
  onQueueChange(show, signal);
  show();
}

/**
 * @param {import('./queue.js').Entry} entry
 * @param {string} remove
 */
function row({ path, title }, remove) {
  const item = document.createElement('li');
  const link = Object.assign(document.createElement('a'), { href: path, textContent: title });
  const button = Object.assign(document.createElement('button'), { type: 'button', textContent: '×', title: remove });
  button.ariaLabel = `${remove}: ${title}`;
  button.addEventListener('click', () => unqueue(path));
  item.append(link, button);
  return item;
}

/**
 * Only its owner's players tell how much was heard.
 * @param {Sound} sound
 */
async function connectPlayed(sound) {
  const playback = await sound.playback;
  if (playback === null) return;
  const button = part('[data-mark-played]', HTMLButtonElement);
  const badge = part('[data-played]', HTMLElement);
  const words = { heard: button.textContent, unheard: button.dataset.unheard ?? '' };
  const show = () => {
    badge.hidden = !playback.finished;
    button.textContent = playback.finished ? words.unheard : words.heard;
  };
  button.addEventListener('click', () => void playback.mark(!playback.finished).then(show, () => {}));
  sound.audio.addEventListener('ended', show);
  button.hidden = false;
  show();
}
