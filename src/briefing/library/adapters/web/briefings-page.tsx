import { PostForm } from '../../../../shared/delivery/web/forms/post-form.js';
import { Sheet } from '../../../../shared/delivery/web/shell/sheet.js';
import { QUEUE_ASSETS } from '../../../adapters/web/player/enqueue-button.js';
import { BriefingEntry } from './briefing-entry.js';
import { FILTERS, PATH, pathOf, type Filter, type ListModel } from './library-model.js';
import { libraryWordsFor } from './locale.js';

interface PartProps {
  readonly model: ListModel;
}

/** `/briefings`: one's own, newest first. */
export function BriefingsPage({ model }: PartProps) {
  const { language, briefings } = model;
  const { list: words } = libraryWordsFor(language);
  return (
    <Sheet
      language={language}
      heading={words.heading}
      signedIn
      wide
      place="briefings"
      styles={['library.css', 'owner-tools.css', ...QUEUE_ASSETS.styles]}
      scripts={['local-time.js', 'copy.js', 'being-made.js', ...QUEUE_ASSETS.scripts]}
      class="account library"
    >
      <Done model={model} />
      <section class="card" aria-labelledby="heading">
        <h1 id="heading">{words.heading}</h1>
        <p class="actions">
          <a class="button primary" href={`${PATH}/new`}>
            {words.create}
          </a>
        </p>
        <Narrowing model={model} />
        {model.filter === 'deleted' && <p class="hint">{words.deletedHint}</p>}
        {briefings.length === 0 ? (
          <p class="hint">{isNarrowed(model) ? words.noneFound : words.none}</p>
        ) : (
          <ul class="library-list">
            {briefings.map((kept) => (
              <BriefingEntry model={model} kept={kept} />
            ))}
          </ul>
        )}
        <Older model={model} />
      </section>
    </Sheet>
  );
}

const isNarrowed = ({ filter, search }: ListModel): boolean => filter !== 'all' || search !== '';

function Done({ model: { language, done, doneWith, formToken } }: PartProps) {
  if (done === null) return null;
  const { done: words } = libraryWordsFor(language);
  return (
    <div class="done library-done" role="status" tabIndex={-1} autofocus>
      <span>{words[done]}</span>
      {done === 'deleted' && doneWith !== null && (
        <PostForm class="library-inline" action={pathOf(encodeURIComponent(doneWith))} token={formToken}>
          <button class="button" type="submit" name="do" value="restore">
            {words.undo}
          </button>
        </PostForm>
      )}
    </div>
  );
}

/** `?status=ready&q=rain` */
function addressOf({ filter, search }: Pick<ListModel, 'filter' | 'search'>, cursor: string | null = null): string {
  const query = new URLSearchParams({
    ...(filter !== 'all' && { status: filter }),
    ...(search !== '' && { q: search }),
    ...(cursor !== null && { cursor }),
  });
  return query.size === 0 ? PATH : `${PATH}?${query.toString()}`;
}

function Narrowing({ model }: PartProps) {
  const { language, filter, search } = model;
  const { list: words } = libraryWordsFor(language);
  // Deleted ones may be there when no others are.
  const hasSearch = model.briefings.length > 0 || isNarrowed(model);
  return (
    <div class="library-narrowing">
      <nav aria-label={words.filter}>
        <ul>
          {FILTERS.map((one: Filter) => (
            <li>
              <a href={addressOf({ filter: one, search })} aria-current={one === filter ? 'true' : undefined}>
                {words.filters[one]}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {hasSearch && (
        <form class="library-search" method="get" action={PATH} role="search">
          {filter !== 'all' && <input type="hidden" name="status" value={filter} />}
          <input type="search" name="q" value={search} aria-label={words.search} placeholder={words.search} />
          <button class="button" type="submit">
            {words.searchSubmit}
          </button>
        </form>
      )}
    </div>
  );
}

function Older({ model }: PartProps) {
  if (model.next === null) return null;
  return (
    <p class="actions">
      <a class="button" href={addressOf(model, model.next)}>
        {libraryWordsFor(model.language).list.more}
      </a>
    </p>
  );
}
