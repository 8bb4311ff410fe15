// @ts-check
import { indexAt, part, parts } from './page-parts.js';

/** @typedef {import('./sound.js').Sound} Sound */

/** @param {HTMLElement} element */
const startOf = (element) => Number(element.dataset.start);

/**
 * Every link to a moment plays from there. Opening it in a new tab stays what it is.
 * @param {Sound} sound
 */
export function connectMoments(sound) {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('[data-start]') : null;
    if (!(link instanceof HTMLElement) || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    // The end of marking a passage is a click, too.
    if (getSelection()?.isCollapsed === false) return;
    sound.seek(startOf(link));
    sound.play();
  });
}

/**
 * Marks the element whose time has come, and no other.
 * @param {Sound} sound
 * @param {readonly HTMLElement[]} elements in the order of their times
 * @param {(current: HTMLElement | undefined) => void} onChange
 */
export function markCurrent(sound, elements, onChange) {
  const starts = elements.map(startOf);
  /** @type {HTMLElement | undefined} */
  let current;
  sound.onMove((seconds) => {
    // Players land a hair before the place they were sent to.
    const next = seconds > 0 || sound.playing ? elements[indexAt(starts, seconds + 0.05)] : undefined;
    if (next === current) return;
    current?.removeAttribute('aria-current');
    next?.setAttribute('aria-current', 'true');
    current = next;
    onChange(next);
  });
}

const SCROLL_KEYS = ['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End'];

/**
 * Keeps the spoken sentence in view until the reader scrolls; then offers to follow again.
 * @param {Sound} sound
 */
export function connectTranscript(sound) {
  const button = part('[data-follow]', HTMLButtonElement);
  let following = true;
  /** @type {HTMLElement | undefined} */
  let sentence;
  const show = () => (button.hidden = following || !sound.playing);
  /** @param {boolean} follow */
  const setFollowing = (follow) => {
    following = follow;
    show();
    if (follow && sentence) bringIntoView(sentence);
  };
  markCurrent(sound, parts('.sentence'), (current) => {
    sentence = current;
    if (following && current && sound.playing) bringIntoView(current);
  });
  sound.onPlayPause(show);
  button.addEventListener('click', () => setFollowing(true));
  onReaderScroll(() => setFollowing(false));
  connectTaps(setFollowing);
}

/** @param {(follow: boolean) => void} setFollowing */
function connectTaps(setFollowing) {
  document.addEventListener('click', (event) => {
    if (event.target instanceof Element && event.target.closest('[data-start]')) setFollowing(true);
  });
}

/**
 * Only what the reader does with hands: our own scrolling raises none of these.
 * @param {() => void} listener
 */
function onReaderScroll(listener) {
  addEventListener('wheel', listener, { passive: true });
  addEventListener('touchmove', (event) => isOnControl(event) || listener(), { passive: true });
  addEventListener('keydown', (event) => SCROLL_KEYS.includes(event.key) && !isOnControl(event) && listener());
  addEventListener('mousedown', (event) => event.clientX >= document.documentElement.clientWidth && listener());
}

/** @param {Event} event */
const isOnControl = (event) => event.target instanceof Element && event.target.closest('.player') !== null;

/**
 * Scrolls only when the sentence leaves the comfortable middle of the window: a page that creeps is hard to read.
 * @param {HTMLElement} element
 */
function bringIntoView(element) {
  const { top, bottom } = element.getBoundingClientRect();
  if (top > innerHeight * 0.12 && bottom < innerHeight * 0.62) return;
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  scrollTo({ top: scrollY + top - innerHeight * 0.25, behavior: calm ? 'auto' : 'smooth' });
}
