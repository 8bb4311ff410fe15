import { PostForm } from '../../../../shared/delivery/web/forms/post-form.js';
import { Sheet } from '../../../../shared/delivery/web/shell/sheet.js';
import { addressOf, isEverything, PATH } from './item-search.js';
import { ItemRow } from './item-row.js';
import { readingWordsFor } from './locale.js';
import { byDay } from './reading-days.js';
import { timeOf, type ListModel } from './reading-model.js';
import { rulesAddress } from './rules-address.js';
import { SearchForm } from './search-form.js';

interface PartProps {
  readonly model: ListModel;
}

/** `/items`: what the feeds brought, by day. */
export function ItemsPage({ model }: PartProps) {
  const { language, rows, fault } = model;
  const { list: words } = readingWordsFor(language);
  return (
    <Sheet
      language={language}
      heading={words.heading}
      signedIn
      place="read"
      refused={fault !== null}
      class="account items"
      styles={['items.css']}
      scripts={['items-list.js']}
    >
      <section class="card" aria-labelledby="heading">
        <h1 id="heading">{words.heading}</h1>
        {model.choices.sources.length > 0 && <SearchForm model={model} />}
        <SearchRule model={model} />
      </section>
      {model.marked && (
        <p class="done" role="status" tabIndex={-1} autofocus>
          {words.marked}
        </p>
      )}
      {fault === null && (rows.length === 0 ? <Empty model={model} /> : <Rows model={model} />)}
      <Pages model={model} />
      <Keys model={model} />
    </Sheet>
  );
}

function SearchRule({ model: { search, fault, language } }: PartProps) {
  if (search.q === '' || fault !== null) return null;
  return (
    <p class="items-all">
      <a href={rulesAddress(search.feed, search.q)}>{readingWordsFor(language).list.ruleOfSearch}</a>
    </p>
  );
}

function Empty({ model: { language, choices, search, cursor, reached, days } }: PartProps) {
  const { list: words } = readingWordsFor(language);
  const follows = choices.sources.length > 0;
  if (follows && reached !== null) return <p class="card hint">{words.nothingBackTo(days.momentOf(reached))}</p>;
  if (follows && cursor !== null) return <p class="card hint">{words.nothingOlder}</p>;
  const found = isEverything(search) ? words.nothingYet : words.nothingFound;
  const { heading, advice } = follows ? found : words.followNothing;
  return (
    <section class="card" aria-labelledby="empty">
      <h2 id="empty">{heading}</h2>
      <p>{advice}</p>
      {!follows && (
        <p class="actions">
          <a class="button primary" href="/feeds">
            {words.toFeeds}
          </a>
        </p>
      )}
    </section>
  );
}

function Rows({ model }: PartProps) {
  const { language, rows, days, choices } = model;
  const { list: words } = readingWordsFor(language);
  return (
    <>
      <form class="items-list" method="get" action="/briefings/new" data-items>
        <p class="items-bar">
          <button class="button primary" type="submit">
            {words.brief}
          </button>
          <span class="hint" role="status" data-chosen={words.chosen}>
            {words.briefHint}
          </span>
        </p>
        {byDay(rows, ({ item }) => timeOf(item), days).map((group) => {
          const at = group[0] === undefined ? 0 : timeOf(group[0].item);
          const id = `day-${days.dayOf(at)}`;
          return (
            <section class="card items-day" aria-labelledby={id}>
              <h2 id={id}>{days.nameOf(at)}</h2>
              <ol>
                {group.map((row) => (
                  <ItemRow model={model} row={row} />
                ))}
              </ol>
            </section>
          );
        })}
      </form>
      <p class="hint">
        {words.zone(choices.timezone)} <a href="/settings">{words.changeZone}</a>
      </p>
      <MarkAll model={model} />
    </>
  );
}

function MarkAll({ model: { rows, language, formToken, search, cursor } }: PartProps) {
  const unread = rows.filter(({ isOpened }) => !isOpened);
  if (unread.length === 0) return null;
  return (
    <PostForm class="actions" action={`${PATH}/opened`} token={formToken}>
      <input type="hidden" name="items" value={unread.map(({ item }) => item.id).join(' ')} />
      <input type="hidden" name="back" value={addressOf(PATH, search, cursor === null ? {} : { cursor })} />
      <button class="button" type="submit">
        {readingWordsFor(language).list.markAll}
      </button>
    </PostForm>
  );
}

function Pages({ model: { language, search, cursor, next } }: PartProps) {
  if (cursor === null && next === null) return null;
  const { list: words } = readingWordsFor(language);
  return (
    <p class="actions items-pages">
      {next !== null && (
        <a class="button" rel="next" href={addressOf(PATH, search, { cursor: next })}>
          {words.older}
        </a>
      )}
      {cursor !== null && (
        <a class="button" href={addressOf(PATH, search)}>
          {words.newest}
        </a>
      )}
    </p>
  );
}

/** Shown by the script that listens to them. Letters alone are keys only where somebody wants them (WCAG 2.1.4). */
function Keys({ model: { language, rows } }: PartProps) {
  if (rows.length === 0) return null;
  const { list: words } = readingWordsFor(language);
  return (
    <section class="items-keys hint" aria-label={words.keys} data-keys hidden>
      <p>
        {words.keyHelp.map(([key, meaning]) => (
          <span>
            <kbd>{key}</kbd> {meaning}
          </span>
        ))}
      </p>
      <label class="tick">
        <input type="checkbox" id="use-keys" checked />
        {words.useKeys}
      </label>
    </section>
  );
}
