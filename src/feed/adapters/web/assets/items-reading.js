// @ts-check
import { pageSignal } from '../../../../shared/delivery/web/assets/page-life.js';
import { part, parts } from '../../../../shared/delivery/web/assets/page-parts.js';
import { readAloud } from './read-aloud.js';

/** Who only comes by has not opened it. */
const LOOKED_AT_MS = 1500;

/** A page that was fetched ahead, or lies in the background, is not looked at. */
const isLookedAt = () =>
  document.visibilityState === 'visible' && !(/** @type {{ prerendering?: boolean }} */ (document).prerendering);

for (const form of parts('form.items-mark')) {
  if (!(form instanceof HTMLFormElement)) continue;
  const mark = async () => {
    const body = new URLSearchParams();
    for (const field of form.querySelectorAll('input')) body.append(field.name, field.value);
    const answer = await fetch(form.action, { method: 'POST', body, redirect: 'manual', keepalive: true });
    // The answer leads back to this page.
    if (answer.type !== 'opaqueredirect') return;
    const told = part('[data-opened]', HTMLElement);
    told.textContent = told.dataset.opened ?? '';
    form.hidden = true;
  };
  let timer = 0;
  const wait = () => {
    clearTimeout(timer);
    if (!isLookedAt() || form.hidden) return;
    // Where it does not work, the button is still there.
    timer = setTimeout(() => void mark().catch(() => {}), LOOKED_AT_MS);
  };
  const signal = pageSignal();
  document.addEventListener('visibilitychange', wait, { signal });
  document.addEventListener('prerenderingchange', wait, { signal });
  signal.addEventListener('abort', () => clearTimeout(timer));
  wait();
}

for (const panel of parts('[data-read-aloud]')) readAloud(panel, parts('.items-article [data-spoken]'));
