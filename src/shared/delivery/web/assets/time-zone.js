// @ts-check
import { part, parts } from './page-parts.js';

/** That of the device: taken where nobody has chosen one, else offered where it is not the one that is set. */
for (const button of parts('[data-time-zone]')) {
  const field = part(`#${button.dataset.timeZone ?? ''}`, HTMLSelectElement);
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const take = () => {
    const isListed = [...field.options].some(({ value }) => value === own);
    // Browsers do not all have the same names for the same zones.
    if (!isListed) field.add(new Option(own, own), 0);
    field.value = own;
  };
  const offer = () => (button.hidden = !own || field.value === own);
  if (own && 'open' in field.dataset) take();
  button.textContent = `${button.textContent}: ${own}`;
  button.addEventListener('click', () => {
    take();
    field.focus();
    offer();
  });
  field.addEventListener('change', offer);
  offer();
}
