// @ts-check
import { indexAt } from '../../../../shared/delivery/web/assets/page-parts.js';

/** @typedef {import('./sound.js').Sound} Sound */

/** @param {HTMLElement} element */
const startOf = (element) => Number(element.dataset.start);

/**
 * Every link to a moment plays from there. Opening it in a new tab stays what it is.
 * @param {Sound} sound
 * @param {AbortSignal} signal until the page is left
 */
export function connectMoments(sound, signal) {
  /** @param {MouseEvent} event */
  const onClick = (event) => {
    const link = event.target instanceof Element ? event.target.closest('[data-start]') : null;
    if (!(link instanceof HTMLElement) || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    // The end of marking a passage is a click, too.
    if (getSelection()?.isCollapsed === false) return;
    sound.seek(startOf(link));
    sound.play();
  };
  document.addEventListener('click', onClick, { signal });
}

/**
 * Marks the element whose time has come, and no other.
 * @param {Sound} sound
 * @param {readonly HTMLElement[]} elements in the order of their times
 * @param {{ readonly signal: AbortSignal, readonly onChange: (current: HTMLElement | undefined) => void }} options
 */
export function markCurrent(sound, elements, { signal, onChange }) {
  const starts = elements.map(startOf);
  /** @type {HTMLElement | undefined} */
  let current;
  /** @param {number} seconds */
  const mark = (seconds) => {
    // Players land a hair before the place they were sent to.
    const next = seconds > 0 || sound.playing ? elements[indexAt(starts, seconds + 0.05)] : undefined;
    if (next === current) return;
    current?.removeAttribute('aria-current');
    next?.setAttribute('aria-current', 'true');
    current = next;
    onChange(next);
  };
  sound.onMove(mark, signal);
  sound.onSeek(mark, signal);
  mark(sound.seconds);
}
