// @ts-check
import { part, parts } from '../../../../shared/delivery/web/assets/page-parts.js';
import { markCurrent } from './moments.js';
import { connectParts } from './transcript-parts.js';

/** @typedef {import('./sound.js').Sound} Sound */

const SCROLL_KEYS = ['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End'];

/**
 * Keeps the spoken sentence in view until the reader scrolls; then offers to follow again. A seek is a wish to be there:
 * it is followed also while nothing plays.
 * @param {Sound} sound
 * @param {AbortSignal} signal until the page is left
 * @returns fetches the parts of a long transcript until something is there
 */
export function connectTranscript(sound, signal) {
  const button = part('[data-follow]', HTMLButtonElement);
  let following = true;
  /** @type {HTMLElement | undefined} */
  let sentence;
  const show = () => (button.hidden = following || !sound.playing);
  /** @param {boolean} follow */
  const setFollowing = (follow) => {
    following = follow;
    show();
  };
  const followNow = () => following && sentence && bringIntoView(sentence);
  const onChange = (/** @type {HTMLElement | undefined} */ current) => {
    sentence = current;
    showOrigin(current);
    if (sound.playing) followNow();
  };
  let marking = new AbortController();
  const markSentences = () => {
    marking.abort();
    marking = new AbortController();
    for (const marked of parts('.sentence[aria-current]')) marked.removeAttribute('aria-current');
    markCurrent(sound, parts('.sentence'), { signal: marking.signal, onChange });
  };
  markSentences();
  signal.addEventListener('abort', () => marking.abort());
  sound.onSeek(() => {
    setFollowing(true);
    followNow();
  }, signal);
  sound.onPlayPause(() => {
    show();
    if (sound.playing) followNow();
  }, signal);
  button.addEventListener('click', () => {
    setFollowing(true);
    followNow();
  });
  onReaderScroll(() => setFollowing(false), signal);
  return connectParts(sound, { signal, onMore: markSentences });
}

/**
 * Under the controls: where the sentence that is heard comes from.
 * @param {HTMLElement | undefined} sentence
 */
function showOrigin(sentence) {
  const mark = sentence?.nextElementSibling;
  const isMark = mark instanceof HTMLAnchorElement && mark.matches('.source-mark');
  part('[data-now-source]', HTMLElement).toggleAttribute('data-none', !isMark);
  if (!isMark) return;
  part('[data-now-source] a', HTMLAnchorElement).href = mark.href;
  part('[data-now-source] [data-name]', HTMLElement).textContent = mark.title;
}

/**
 * Only what the reader does with hands: our own scrolling raises none of these.
 * @param {() => void} listener
 * @param {AbortSignal} signal
 */
function onReaderScroll(listener, signal) {
  const options = { passive: true, signal };
  addEventListener('wheel', (event) => isOnControl(event) || listener(), options);
  addEventListener('touchmove', (event) => isOnControl(event) || listener(), options);
  addEventListener('keydown', (event) => SCROLL_KEYS.includes(event.key) && !isOnControl(event) && listener(), options);
  addEventListener(
    'mousedown',
    (event) => event.clientX >= document.documentElement.clientWidth && listener(),
    options,
  );
}

/** @param {Event} event */
const isOnControl = (event) => event.target instanceof Element && event.target.closest('.player') !== null;

/**
 * Scrolls only when the sentence leaves the comfortable middle of the window: a page that creeps is hard to read.
 * @param {HTMLElement} element
 */
export function bringIntoView(element) {
  const { top, bottom } = element.getBoundingClientRect();
  if (top > innerHeight * 0.12 && bottom < innerHeight * 0.62) return;
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  scrollTo({ top: scrollY + top - innerHeight * 0.25, behavior: calm ? 'auto' : 'smooth' });
}
