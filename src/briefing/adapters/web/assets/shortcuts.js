// @ts-check
import { nextChapter, previousChapter } from './chapters.js';

/** @typedef {import('./sound.js').Sound} Sound */

const STEP = 5;

/**
 * @param {Sound} sound
 * @param {{ readonly changeSpeed: (direction: -1 | 1) => void, readonly toggleMute: () => void }} controls
 * @param {AbortSignal} signal until the page is left
 */
export function connectShortcuts(sound, { changeSpeed, toggleMute }, signal) {
  /** @type {Record<string, () => void>} */
  const actions = {
    ' ': () => sound.toggle(),
    k: () => sound.toggle(),
    j: () => sound.skip(-15),
    l: () => sound.skip(30),
    ArrowLeft: () => sound.skip(-STEP),
    ArrowRight: () => sound.skip(STEP),
    '<': () => changeSpeed(-1),
    '>': () => changeSpeed(1),
    p: () => previousChapter(sound),
    n: () => nextChapter(sound),
    m: toggleMute,
  };
  for (let tenth = 0; tenth <= 9; tenth++) actions[String(tenth)] = () => sound.seek((sound.duration * tenth) / 10);
  /** @param {KeyboardEvent} event */
  const onKey = (event) => {
    const action = actions[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    if (action === undefined || event.ctrlKey || event.metaKey || event.altKey || wantsKey(event)) return;
    event.preventDefault();
    action();
  };
  addEventListener('keydown', onKey, { signal });
}

/**
 * A button or a list in focus keeps the keys that it understands itself, and the small player its own.
 * @param {KeyboardEvent} event
 */
function wantsKey(event) {
  if (!(event.target instanceof Element)) return false;
  if (event.target.matches('select, textarea, input:not([type=range], [type=checkbox])')) return true;
  if (event.target.matches('[data-volume]') && event.key.startsWith('Arrow')) return true;
  return event.key === ' ' && event.target.matches('button, summary, input[type=checkbox]');
}
