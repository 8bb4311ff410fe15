// @ts-check
import { part, parts } from '../../../../shared/delivery/web/assets/page-parts.js';

/** One press takes the time zone of the device. Not offered where it is the one that is set. */
for (const button of parts('[data-time-zone]')) {
  const field = part(`#${button.dataset.timeZone ?? ''}`, HTMLInputElement);
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const offer = () => (button.hidden = !own || field.value === own);
  button.textContent = `${button.textContent}: ${own}`;
  button.addEventListener('click', () => {
    field.value = own;
    field.focus();
    offer();
  });
  field.addEventListener('input', offer);
  offer();
}
