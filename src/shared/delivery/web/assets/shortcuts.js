// @ts-check

/** @typedef {import('./sound.js').Sound} Sound */
/** @typedef {import('./chapters.js').ChapterSteps} ChapterSteps */

const STEP = 5;

/**
 * @param {Sound} sound
 * @param {(direction: -1 | 1) => void} changeSpeed
 * @param {ChapterSteps | null} chapters
 */
export function connectShortcuts(sound, changeSpeed, chapters) {
  /** @type {Record<string, () => void>} */
  const actions = {
    ' ': () => sound.toggle(),
    k: () => sound.toggle(),
    j: () => sound.skip(-15),
    l: () => sound.skip(30),
    ArrowLeft: () => sound.skip(-STEP),
    ArrowRight: () => sound.skip(STEP),
    '<': () => changeSpeed(-1),
    '>': () => changeSpeed(1),
    ...(chapters === null ? {} : { p: chapters.previous, n: chapters.next }),
  };
  for (let tenth = 0; tenth <= 9; tenth++) actions[String(tenth)] = () => sound.seek((sound.duration * tenth) / 10);
  addEventListener('keydown', (event) => {
    const action = actions[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    if (action === undefined || event.ctrlKey || event.metaKey || event.altKey || wantsKey(event)) return;
    event.preventDefault();
    action();
  });
}

/**
 * A button or a list in focus keeps the keys that it understands itself.
 * @param {KeyboardEvent} event
 */
function wantsKey(event) {
  if (!(event.target instanceof Element)) return false;
  if (event.target.matches('select, textarea, input:not([type=range])')) return true;
  return event.key === ' ' && event.target.matches('button, summary');
}
