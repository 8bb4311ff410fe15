import { PostForm } from '../../../shared/delivery/web/forms/post-form.js';
import type { Language } from '../../../shared/kernel/language.js';
import { formatDuring, PATH, pathOf, type FeedsModel, type Notice } from './feeds-model.js';
import { wordsFor } from './locale.js';

/** What was just done, and the way back where there is one. */
export function Done({ model: { language, notice, formToken } }: { readonly model: FeedsModel }) {
  if (notice === null) return null;
  const { done: words } = wordsFor(language);
  const isLeft = notice.done === 'left';
  return (
    <div class="done feeds-done" role="status" tabIndex={-1} autofocus>
      <p>
        {'feed' in notice ? (
          <a href={pathOf(notice.feed.id)}>
            <bdi>{sentence(notice, language)}</bdi>
          </a>
        ) : (
          <bdi>{sentence(notice, language)}</bdi>
        )}
      </p>
      {isLeft && (
        <PostForm action={`${PATH}/undo`} token={formToken} class="feeds-undo">
          <input type="hidden" name="during" value={formatDuring(notice.during)} />
          <button class="button" type="submit">
            {words.undo}
          </button>
        </PostForm>
      )}
    </div>
  );
}

function sentence(notice: Notice, language: Language): string {
  const { done: words } = wordsFor(language);
  switch (notice.done) {
    case 'added':
    case 'already':
      return words[notice.done](notice.feed.title);
    case 'samples':
    case 'back':
      return words[notice.done](notice.count);
    case 'left':
      return words.left(notice.feeds.length, notice.feeds[0]?.title ?? '');
    case 'moved':
    case 'folder':
    case 'folderGone':
    case 'none':
      return words[notice.done];
  }
}
