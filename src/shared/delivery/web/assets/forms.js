// @ts-check
import { part, parts } from './page-parts.js';

/** What is typed into a password field can be shown. */
for (const button of parts('[data-reveal]')) {
  const field = part(`#${button.dataset.reveal ?? ''}`, HTMLInputElement);
  const word = part(`[data-reveal="${field.id}"] > [data-word]`, HTMLElement);
  const words = { show: word.textContent, hide: button.dataset.hide ?? '' };
  /** @param {boolean} shown */
  const show = (shown) => {
    field.type = shown ? 'text' : 'password';
    word.textContent = shown ? words.hide : words.show;
  };
  button.hidden = false;
  button.addEventListener('click', () => {
    show(field.type === 'password');
    field.focus();
  });
  // Browsers keep what was typed into text fields, and offer it again.
  field.form?.addEventListener('submit', () => show(false));
}
