// @ts-check
import { pageSignal } from '../../../../shared/delivery/web/assets/page-life.js';
import { part, parts } from '../../../../shared/delivery/web/assets/page-parts.js';
import { listenToKeys } from './letter-keys.js';

const rows = parts('[data-item]');

/** @param {HTMLElement} row */
const boxOf = (row) => row.querySelector('input');

if (rows.length > 0) {
  const told = part('[data-chosen]', HTMLElement);
  const unused = told.textContent;
  const tell = () => {
    const count = rows.filter((row) => boxOf(row)?.checked === true).length;
    told.textContent = count === 0 ? unused : (told.dataset.chosen ?? '').replace('{count}', String(count));
  };
  part('[data-items]', HTMLElement).addEventListener('change', tell);
  // Browsers keep the ticks of a page that one comes back to.
  addEventListener('pageshow', tell, { signal: pageSignal() });

  /** @returns {number} the row with the focus, else the one that was shown last as at hand; -1: none yet */
  const place = () => rows.findIndex((row) => row.matches('.at-hand'));
  /** @param {number} step */
  const move = (step) => {
    const at = Math.min(Math.max(place() + step, 0), rows.length - 1);
    for (const [index, row] of rows.entries()) row.classList.toggle('at-hand', index === at);
    const link = rows[at]?.querySelector('[data-open]');
    if (!(link instanceof HTMLElement)) return;
    link.focus({ preventScroll: true });
    rows[at]?.scrollIntoView({ block: 'nearest' });
  };
  for (const [index, row] of rows.entries()) {
    row.addEventListener('focusin', () => {
      for (const [other, one] of rows.entries()) one.classList.toggle('at-hand', other === index);
    });
  }
  listenToKeys({
    j: () => move(1),
    k: () => move(-1),
    o: () => {
      const link = rows[place()]?.querySelector('[data-open]');
      if (link instanceof HTMLElement) link.click();
    },
    x: () => {
      const row = rows[place()];
      if (row !== undefined) boxOf(row)?.click();
    },
  });
}
