// @ts-check

/**
 * What is heard next, in this browser: each entry is the page of a briefing. Other tabs see the same.
 * @typedef {{ readonly path: string, readonly title: string }} Entry
 */
const KEY = 'queue';
const MOST = 50;

/** @type {Set<() => void>} */
const listeners = new Set();
addEventListener('storage', ({ key }) => key === KEY && tell());

function tell() {
  for (const listener of listeners) listener();
}

/** @param {unknown} entry */
const isEntry = (entry) =>
  typeof entry === 'object' &&
  entry !== null &&
  'path' in entry &&
  'title' in entry &&
  typeof entry.title === 'string' &&
  typeof entry.path === 'string' &&
  /^\/b\/[\w-]+$/.test(entry.path);

/** @returns {readonly Entry[]} */
export function queued() {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isEntry) : [];
  } catch {
    return [];
  }
}

/** @param {readonly Entry[]} entries */
function keep(entries) {
  try {
    localStorage.setItem(KEY, JSON.stringify(entries.slice(0, MOST)));
  } catch {
    // Where nothing may be kept, nothing is queued.
  }
  tell();
}

/** @param {string} path */
export const isQueued = (path) => queued().some((entry) => entry.path === path);

/** @param {string} path */
export const unqueue = (path) => keep(queued().filter((entry) => entry.path !== path));

/**
 * Last, or taken out when it is there.
 * @param {Entry} entry
 */
export const toggleQueued = (entry) => (isQueued(entry.path) ? unqueue(entry.path) : keep([...queued(), entry]));

/** @returns {Entry | null} */
export function takeNext() {
  const [next, ...others] = queued();
  if (next === undefined) return null;
  keep(others);
  return next;
}

/**
 * @param {() => void} listener
 * @param {AbortSignal} signal
 */
export function onQueueChange(listener, signal) {
  listeners.add(listener);
  signal.addEventListener('abort', () => listeners.delete(listener));
}
