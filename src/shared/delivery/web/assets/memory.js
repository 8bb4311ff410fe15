// @ts-check

/** What this browser remembers. Nothing, when the reader forbids storage: then everything still plays. */
const SPEED = 'speed';
const END_MARGIN = 10;

/** @param {string} key */
function read(key) {
  try {
    const value = Number(localStorage.getItem(key));
    return Number.isFinite(value) && value > 0 ? value : null;
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

const positionKey = () => `position ${location.pathname}`;

export const rememberedPosition = () => read(positionKey());

/**
 * A briefing that was heard to the end starts anew.
 * @param {number} seconds
 * @param {number} duration
 */
export const rememberPosition = (seconds, duration) =>
  write(positionKey(), seconds < 1 || seconds > duration - END_MARGIN ? null : Math.floor(seconds));

export const rememberedSpeed = () => read(SPEED);

/** @param {number} speed */
export const rememberSpeed = (speed) => write(SPEED, speed);
