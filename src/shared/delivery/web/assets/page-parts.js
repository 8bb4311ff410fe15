// @ts-check

/**
 * The element that the page promises. Its absence is a bug of the page, so it throws.
 * @template {Element} E
 * @param {string} selector
 * @param {new () => E} kind
 * @returns {E}
 */
export function part(selector, kind) {
  const found = document.querySelector(selector);
  if (!(found instanceof kind)) throw new Error(`the page has no ${selector}`);
  return found;
}

/**
 * @param {string} selector
 * @returns {HTMLElement[]}
 */
export const parts = (selector) =>
  [...document.querySelectorAll(selector)].filter((found) => found instanceof HTMLElement);

/**
 * `4:07`, `1:02:09`, as the server writes it.
 * @param {number} seconds
 */
export function clockTime(seconds) {
  const whole = Math.max(0, Math.floor(seconds));
  const hours = Math.floor(whole / 3600);
  const minutes = Math.floor(whole / 60) % 60;
  const tail = String(whole % 60).padStart(2, '0');
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${tail}` : `${minutes}:${tail}`;
}

/**
 * The last of the rising `starts` that `seconds` has reached; -1 before the first.
 * @param {readonly number[]} starts
 * @param {number} seconds
 */
export function indexAt(starts, seconds) {
  let [low, high] = [0, starts.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((starts[middle] ?? Infinity) <= seconds) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
