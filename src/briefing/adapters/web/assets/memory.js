// @ts-check

/** What this browser remembers. Nothing, when the reader forbids storage: then everything still plays. */
const END_MARGIN = 10;

/** @param {string} key */
function read(key) {
  try {
    const kept = localStorage.getItem(key);
    const value = Number(kept);
    return kept !== null && Number.isFinite(value) && value >= 0 ? value : null;
  } catch {
    return null;
  }
}

/**
 * @param {string} key
 * @param {number | null} value
 */
function write(key, value) {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, String(value));
  } catch {
    // Private windows and full disks: the position is simply not kept.
  }
}

/** @param {string} path of the briefing's page */
export const rememberedPosition = (path) => read(`position ${path}`);

/**
 * When the position was remembered; 0: never.
 * @param {string} path
 */
export const rememberedAt = (path) => read(`position at ${path}`) ?? 0;

/**
 * A briefing that was heard to the end starts anew.
 * @param {string} path
 * @param {number} seconds
 * @param {number} duration
 */
export function rememberPosition(path, seconds, duration) {
  const position = seconds < 1 || seconds > duration - END_MARGIN ? null : Math.floor(seconds);
  // Who only looks at the page has not been there later than another device.
  if (position === rememberedPosition(path)) return;
  write(`position ${path}`, position);
  write(`position at ${path}`, position === null ? null : Date.now());
}

/** How the listener likes to hear, on every briefing. */
export const rememberedSpeed = () => read('speed') || 1;

/** @param {number} speed */
export const rememberSpeed = (speed) => write('speed', speed);

/** 0 to 1 */
export const rememberedVolume = () => Math.min(1, read('volume') ?? 1);

/** @param {number} volume */
export const rememberVolume = (volume) => write('volume', volume);

export const skipsSilence = () => read('skip silence') === 1;

/** @param {boolean} skips */
export const rememberSkipsSilence = (skips) => write('skip silence', skips ? 1 : null);
