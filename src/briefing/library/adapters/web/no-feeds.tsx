import type { Language } from '../../../../shared/kernel/language.js';
import { libraryWordsFor } from './locale.js';

/** Nothing is followed yet, so nothing can be told. */
export function NoFeeds({ language }: { readonly language: Language }) {
  const { ask: words } = libraryWordsFor(language);
  return (
    <>
      <p class="lead">{words.noFeeds}</p>
      <p class="actions">
        <a class="button primary" href="/feeds">
          {words.addFeeds}
        </a>
      </p>
    </>
  );
}
