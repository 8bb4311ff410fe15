// @ts-check
import { part, parts } from './page-parts.js';

const links = parts('a[data-at]');
const states = parts('[data-state]');

/** @param {string | undefined} revision */
function show(revision) {
  for (const state of states) state.hidden = state.dataset.state !== revision;
  for (const link of links) {
    if (link.dataset.at === revision) link.setAttribute('aria-current', 'true');
    else link.removeAttribute('aria-current');
  }
}

for (const link of links) {
  link.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    show(link.dataset.at);
    if (link instanceof HTMLAnchorElement) history.replaceState(null, '', link.href);
    // On a phone the state lies below the timeline.
    part('.states', HTMLElement).scrollIntoView({ block: 'nearest' });
  });
}
