import { LabelledField } from '../../../../shared/delivery/web/forms/labelled-field.js';
import { PostForm } from '../../../../shared/delivery/web/forms/post-form.js';
import { pathOf, type FeedModel } from './feed-model.js';
import { feedsWordsFor } from './feeds-locale.js';

interface PartProps {
  readonly model: FeedModel;
}

/** Whole articles and folders. */
export function FeedChoices({ model }: PartProps) {
  return (
    <>
      <Articles model={model} />
      <Folders model={model} />
    </>
  );
}

function Articles({ model: { language, shown, formToken } }: PartProps) {
  const { articles: words } = feedsWordsFor(language);
  const { subscriptionId, fullArticles } = shown.followed;
  return (
    <section class="card" aria-labelledby="articles">
      <h2 id="articles">{words.heading}</h2>
      <PostForm action={pathOf(subscriptionId)} token={formToken}>
        <label class="tick">
          <input type="checkbox" name="full_articles" checked={fullArticles} aria-describedby="articles-hint" />
          {words.label}
        </label>
        <p class="hint" id="articles-hint">
          {words.hint}
        </p>
        <p class="actions">
          <button class="button" type="submit" name="do" value="articles">
            {words.save}
          </button>
        </p>
      </PostForm>
    </section>
  );
}

function Folders({ model: { language, shown, scopes, formToken } }: PartProps) {
  const { folders: words } = feedsWordsFor(language);
  const { subscriptionId, folderIds } = shown.followed;
  return (
    <section class="card" aria-labelledby="folders">
      <h2 id="folders">{words.heading}</h2>
      <PostForm action={pathOf(subscriptionId)} token={formToken}>
        {scopes.folders.length > 0 && (
          <div class="feeds-ticks">
            {scopes.folders.map(({ id, name }) => (
              <label class="tick">
                <input type="checkbox" name={`in_${id}`} checked={folderIds.has(id)} />
                <bdi>{name}</bdi>
              </label>
            ))}
          </div>
        )}
        <LabelledField name="new_folder" label={words.create}>
          <input id="new_folder" name="new_folder" maxLength={100} autocomplete="off" />
        </LabelledField>
        <p class="actions">
          <button class="button" type="submit" name="do" value="folders">
            {words.save}
          </button>
        </p>
      </PostForm>
    </section>
  );
}
