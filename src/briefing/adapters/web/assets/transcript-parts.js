// @ts-check
import { part, parts } from '../../../../shared/delivery/web/assets/page-parts.js';

/** @typedef {import('./sound.js').Sound} Sound */

/** Whoever is so near to what is missing gets it before they are there. */
const NEAR = { seconds: 20, pixels: 1500 };

const missing = () => parts('a[data-part]').filter((link) => link instanceof HTMLAnchorElement);

/**
 * Fetches the parts of a long transcript that are not on the page when somebody gets there: reading, listening, or by a link.
 * @param {Sound} sound
 * @param {{ readonly signal: AbortSignal, readonly onMore: () => void }} options
 * @returns {(isThere: () => boolean) => Promise<void>} fetches one after the other until something is there
 */
export function connectParts(sound, { signal, onMore }) {
  if (missing().length === 0) return async () => {};
  /** @type {Promise<void> | undefined} */
  let loading;
  /** @param {HTMLAnchorElement} link */
  const load = (link) => {
    loading ??= put(link, signal)
      .then(onMore)
      // The link is still there, and leads to the part.
      .catch(() => link.removeAttribute('data-part'))
      .finally(() => {
        loading = undefined;
        if (!signal.aborted) watch();
      });
    return loading;
  };
  const observer = new IntersectionObserver(
    (entries) => {
      const near = entries.find(({ isIntersecting }) => isIntersecting)?.target;
      if (near instanceof HTMLAnchorElement && near.dataset.part === 'later') void load(near);
    },
    { rootMargin: `${NEAR.pixels}px` },
  );
  const watch = () => {
    observer.disconnect();
    for (const link of missing()) observer.observe(link);
  };
  /** @param {number} seconds */
  const listen = (seconds) => {
    if (signal.aborted) return;
    const link = missing().find((one) => isWantedAt(one, seconds));
    if (link !== undefined) void load(link).then(() => listen(sound.seconds));
  };
  sound.onMove(listen, signal);
  sound.onSeek(listen, signal);
  part('[data-transcript]', HTMLElement).addEventListener('click', onPress(load), { signal });
  signal.addEventListener('abort', () => observer.disconnect());
  watch();
  return async (isThere) => {
    for (let [link] = missing(); link !== undefined && !isThere(); [link] = missing()) await load(link);
  };
}

/**
 * @param {HTMLAnchorElement} link
 * @param {number} seconds
 */
function isWantedAt({ dataset: { part: where, from, until } }, seconds) {
  return where === 'later' ? seconds + NEAR.seconds >= Number(from) : seconds < Number(until);
}

/**
 * Opening it in a new tab stays what it is.
 * @param {(link: HTMLAnchorElement) => unknown} load
 * @returns {(event: MouseEvent) => void}
 */
const onPress = (load) => (event) => {
  const link = event.target instanceof Element ? event.target.closest('a[data-part]') : null;
  if (!(link instanceof HTMLAnchorElement) || event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  load(link);
};

/**
 * Puts a part, and its stories, where they belong.
 * @param {HTMLAnchorElement} link
 * @param {AbortSignal} signal
 */
async function put(link, signal) {
  const response = await fetch(link.href, { headers: { accept: 'text/html' }, signal });
  if (!response.ok) throw new Error(`${response.status}`);
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const where = link.dataset.part;
  link.replaceWith(
    ...page.querySelectorAll(`[data-transcript] > .chapter, [data-transcript] > [data-part="${where}"]`),
  );
  const stories = [...page.querySelectorAll('.stories > .story')];
  if (where === 'later') part('.stories', HTMLElement).append(...stories);
  else part('.stories > h2', HTMLElement).after(...stories);
}
