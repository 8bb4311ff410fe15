// @ts-check
import { part, parts } from './page-parts.js';

for (const button of parts('[data-copy]')) {
  const text = part(`#${button.dataset.copy ?? ''}`, HTMLElement);
  // A page may have several; each says so beside its own button.
  const note = button.parentElement?.querySelector('[role="status"]') ?? part('[role="status"]', HTMLElement);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text.textContent.trim());
      note.textContent = button.dataset.copied ?? '';
      setTimeout(() => (note.textContent = ''), 4000);
    } catch {
      // Where nothing may be copied by a script, it is at least marked for the person to copy.
      getSelection()?.selectAllChildren(text);
    }
  };
  button.hidden = false;
  button.addEventListener('click', () => void copy());
}
