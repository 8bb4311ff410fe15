import { Moment } from '../../../shared/delivery/web/shell/moment.js';
import { PostForm } from '../../../shared/delivery/web/forms/post-form.js';
import { troubleWords } from '../../../shared/delivery/web/troubles/trouble-words.js';
import type { Language } from '../../../shared/kernel/language.js';
import type { SubscriptionView } from '../../application/ports/subscription-reader.js';
import { PATH, pathOf, type FeedEntry, type FeedGroup, type FeedsModel } from './feeds-model.js';
import { ChangeFolder } from './folder-forms.js';
import { wordsFor } from './locale.js';

interface PartProps {
  readonly model: FeedsModel;
}

const SELECTION = 'selection';
/** A form of its own: the first button of a form is pressed by Enter in any of its fields, and this one has none. */
const LEAVING = 'leaving';

/** The feeds by their folders. The ticks belong to one form below them, because forms cannot be in forms. */
export function FeedGroups({ model }: PartProps) {
  const first = model.groups.map((_, index) =>
    model.groups.slice(0, index).reduce((sum, { entries }) => sum + entries.length, 0),
  );
  return (
    <>
      {model.groups.map((group, index) => (
        <Group model={model} group={group} from={first[index] ?? 0} />
      ))}
      <PostForm action={`${PATH}/selected`} token={model.formToken} id={LEAVING}>
        <input type="hidden" name="do" value="unsubscribe" />
      </PostForm>
      <Selected model={model} />
    </>
  );
}

interface GroupProps extends PartProps {
  readonly group: FeedGroup;
  /** Ticks are counted, because a feed may be in several folders. */
  readonly from: number;
}

function Group({ model, group: { folder, entries }, from }: GroupProps) {
  const { feeds: words, folders } = wordsFor(model.language);
  const hasHeading = folder !== null || model.folders.length > 0;
  return (
    <section class="feeds-group" id={folder?.id ?? 'unfoldered'}>
      {hasHeading && <h3>{folder === null ? words.unfoldered : <bdi>{folder.name}</bdi>}</h3>}
      {folder !== null && <ChangeFolder model={model} folder={folder} />}
      {entries.length === 0 ? (
        <p class="hint">{folders.empty}</p>
      ) : (
        <ul class="feeds-list">
          {entries.map((entry, index) => (
            <Entry language={model.language} entry={entry} number={from + index} />
          ))}
        </ul>
      )}
    </section>
  );
}

interface EntryProps {
  readonly language: Language;
  readonly entry: FeedEntry;
  readonly number: number;
}

function Entry({ language, entry: { view, newest }, number }: EntryProps) {
  const { feeds: words, selected } = wordsFor(language);
  return (
    <li>
      <label class="feeds-tick">
        <input type="checkbox" form={SELECTION} name={`pick_${number}`} value={view.id} />
        <span class="visually-hidden">{selected.select(view.title)}</span>
      </label>
      <div class="feeds-entry">
        <a class="feeds-title" href={pathOf(view.id)}>
          <bdi>{view.title}</bdi>
        </a>
        {newest !== null && (
          <p class="meta">
            <span>
              <a class="feeds-newest" href={`/items/${newest.id}`}>
                <bdi>{newest.title}</bdi>
              </a>
            </span>
            <span>
              <Moment at={newest.at} language={language} />
            </span>
          </p>
        )}
        {newest === null && view.lastSuccessAt !== null && <p class="hint">{words.noItems}</p>}
        <Health language={language} view={view} />
      </div>
      <button class="feeds-leave" type="submit" form={LEAVING} name="pick_0" value={view.id}>
        {selected.unsubscribe}
        <span class="visually-hidden">: {view.title}</span>
      </button>
    </li>
  );
}

/** What is wrong, since when, and what to do; nothing where all is well. */
export function Health({ language, view }: { readonly language: Language; readonly view: SubscriptionView }) {
  const { feeds: words } = wordsFor(language);
  const { lastError, lastSuccessAt } = view;
  if (lastError === null) return lastSuccessAt === null ? <p class="hint">{words.notFetched}</p> : null;
  return (
    <p class="feeds-trouble">
      {troubleWords(lastError, language)}{' '}
      {lastSuccessAt === null ? (
        words.never
      ) : (
        <>
          {words.lastSuccess}: <Moment at={lastSuccessAt} language={language} />
        </>
      )}
    </p>
  );
}

function Selected({ model: { language, folders, formToken } }: PartProps) {
  const { selected: words } = wordsFor(language);
  return (
    <details class="feeds-selected">
      <summary>{words.heading}</summary>
      <p class="hint">{words.hint}</p>
      <PostForm action={`${PATH}/selected`} token={formToken} id={SELECTION}>
        {folders.length > 0 && (
          <div class="field">
            <label for="folder">{words.folder}</label>
            <div class="input">
              <select id="folder" name="folder">
                {folders.map(({ id, name }) => (
                  <option value={id}>{name}</option>
                ))}
              </select>
            </div>
          </div>
        )}
        <SelectedActions model={{ language, folders }} />
      </PostForm>
    </details>
  );
}

function SelectedActions({
  model: { language, folders },
}: {
  readonly model: Pick<FeedsModel, 'language' | 'folders'>;
}) {
  const { selected: words } = wordsFor(language);
  return (
    <p class="actions">
      {folders.length > 0 && (
        <>
          <button class="button" type="submit" name="do" value="move">
            {words.move}
          </button>
          <button class="button" type="submit" name="do" value="put">
            {words.put}
          </button>
          <button class="button" type="submit" name="do" value="take">
            {words.take}
          </button>
        </>
      )}
      <button class="button" type="submit" name="do" value="unsubscribe">
        {words.unsubscribe}
      </button>
    </p>
  );
}
