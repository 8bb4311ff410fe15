// @ts-check

/** Where the reader is on a page that is replaced, and what they are told of it. */

/** Of what is in the page at once, what tells one element that takes the focus from the others. */
const NAMES = ['id', 'name', 'href', 'aria-label'];

/** A selector of what has the focus, to be found again on the next page; null: nothing that can be. */
export function focusedPlace() {
  const focused = document.activeElement;
  if (focused === null || focused === document.body) return null;
  const name = NAMES.find((known) => focused.hasAttribute(known));
  return name === undefined ? null : `${focused.localName}[${name}="${CSS.escape(focused.getAttribute(name) ?? '')}"]`;
}

/** @param {string | null} place where the focus was */
export function placeFocus(place) {
  const found = place === null ? null : document.querySelector(place);
  const next = found ?? document.getElementById('content');
  if (next instanceof HTMLElement) next.focus({ preventScroll: true });
}

/**
 * Nothing but this tells those who hear a page that it is another one now: browsers say it of documents only.
 * @param {string} title
 */
export function announce(title) {
  const known = document.querySelector('[data-announcement]');
  const region = known ?? document.body.appendChild(blankRegion());
  // A region that comes with its words is not read.
  requestAnimationFrame(() => (region.textContent = title));
}

function blankRegion() {
  const region = document.createElement('p');
  region.className = 'visually-hidden';
  region.setAttribute('role', 'status');
  region.dataset.announcement = '';
  return region;
}
