import type { Language } from '../../../../shared/kernel/language.js';
import { wordsFor } from '../locale.js';

/** What a page with such buttons needs. */
export const QUEUE_ASSETS = { styles: ['queue.css'], scripts: ['queue-buttons.js'] } as const;

interface EnqueueButtonProps {
  /** The page of the briefing, `/b/<slug>`. */
  readonly path: string;
  readonly title: string;
  /** Of the page that the button is on. */
  readonly language: Language;
}

/** In lists of briefings: to be heard after what plays now. The queue is the browser's, so without scripts there is none. */
export function EnqueueButton({ path, title, language }: EnqueueButtonProps) {
  const { add, remove } = wordsFor(language).player.queue;
  return (
    <button type="button" class="button enqueue" data-enqueue={path} data-title={title} data-remove={remove} hidden>
      {add}
    </button>
  );
}
