import type { Language } from '../../../../shared/kernel/language.js';
import { isRefused, type Done } from './feed-model.js';
import { feedsWordsFor } from './feeds-locale.js';

interface DoneNoteProps {
  readonly language: Language;
  readonly done: Done | null;
  /** After a fetch. */
  readonly newItems: number;
}

export function DoneNote({ language, done, newItems }: DoneNoteProps) {
  if (done === null) return null;
  const { feed: words } = feedsWordsFor(language);
  if (isRefused(done)) {
    return (
      <p class="fault" role="alert" tabIndex={-1} autofocus>
        {words.done[done]}
      </p>
    );
  }
  return (
    <p class="done" role="status" tabIndex={-1} autofocus>
      {words.done[done]} {done === 'refreshed' && words.newItems(newItems)}
    </p>
  );
}
