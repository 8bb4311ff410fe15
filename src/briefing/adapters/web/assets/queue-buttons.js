// @ts-check
import { pageSignal } from '../../../../shared/delivery/web/assets/page-life.js';
import { parts } from '../../../../shared/delivery/web/assets/page-parts.js';
import { isQueued, onQueueChange, toggleQueued } from './queue.js';

/** In lists: `data-enqueue` names the page of a briefing. The buttons are hidden until there is a queue. */
for (const button of parts('[data-enqueue]')) {
  const { enqueue: path = '', title = '', remove = '' } = button.dataset;
  const add = button.textContent;
  const show = () => (button.textContent = isQueued(path) ? remove : add);
  button.addEventListener('click', () => toggleQueued({ path, title }));
  onQueueChange(show, pageSignal());
  button.hidden = false;
  show();
}
