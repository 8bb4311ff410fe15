// @ts-check
import { pageSignal } from '../../../../../shared/delivery/web/assets/page-life.js';
import { parts } from '../../../../../shared/delivery/web/assets/page-parts.js';

/** Browsers open six connections to a host at a time, and the page needs some. */
const MOST_STREAMS = 3;

const signal = pageSignal();

/** @param {HTMLElement} making */
function follow(making) {
  const bar = making.querySelector('progress');
  const note = making.querySelector('[role="status"]');
  if (bar === null || !(note instanceof HTMLElement)) return;
  const stream = new EventSource(making.dataset.events ?? '');
  stream.addEventListener('progress', ({ data }) => {
    // It never goes back, not even when two answers overtake each other.
    bar.value = Math.max(bar.value, JSON.parse(data).overall_percent);
  });
  /** @param {string | undefined} outcome */
  const end = (outcome) => {
    stream.close();
    bar.remove();
    note.textContent = outcome ?? '';
  };
  stream.addEventListener('ready', () => end(note.dataset.ready));
  stream.addEventListener('failed', () => end(note.dataset.failed));
  signal.addEventListener('abort', () => stream.close());
}

for (const making of parts('[data-events]').slice(0, MOST_STREAMS)) follow(making);
