// @ts-check
import { pageSignal } from '../../../../shared/delivery/web/assets/page-life.js';
import { part } from '../../../../shared/delivery/web/assets/page-parts.js';

const KEPT = 'letter keys';

function areWanted() {
  try {
    return localStorage.getItem(KEPT) !== 'off';
  } catch {
    return true;
  }
}

/** @param {boolean} wanted */
function keep(wanted) {
  try {
    localStorage.setItem(KEPT, wanted ? 'on' : 'off');
  } catch {
    // Where nothing may be kept, the choice holds for this page.
  }
}

/** @param {KeyboardEvent} event */
const isTyped = ({ target }) =>
  target instanceof Element && target.matches('select, textarea, input:not([type=checkbox], [type=radio])');

/**
 * Letters as keys, with their help on the page, where they can be switched off.
 * @param {Readonly<Record<string, () => void>>} actions
 */
export function listenToKeys(actions) {
  const help = part('[data-keys]', HTMLElement);
  const box = part('#use-keys', HTMLInputElement);
  help.hidden = false;
  box.checked = areWanted();
  box.addEventListener('change', () => keep(box.checked));
  /** @param {KeyboardEvent} event */
  const onKey = (event) => {
    const action = actions[event.key.toLowerCase()];
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.isComposing;
    if (action === undefined || !isPlain || !box.checked || isTyped(event)) return;
    event.preventDefault();
    action();
  };
  addEventListener('keydown', onKey, { signal: pageSignal() });
}
