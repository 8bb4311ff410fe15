import { languageTag } from '../../../shared/delivery/web/language/formats.js';
import { Sheet } from '../../../shared/delivery/web/shell/sheet.js';
import { AddFeed } from './add-feed.js';
import { Done } from './done.js';
import { FeedGroups } from './feed-groups.js';
import { PATH, type FeedsModel } from './feeds-model.js';
import { FirstBriefing, Samples } from './first-steps.js';
import { NewFolder } from './folder-forms.js';
import { wordsFor } from './locale.js';

interface PartProps {
  readonly model: FeedsModel;
}

/** `/feeds`: what one follows, in folders, and the box that adds to it. */
export function FeedsPage({ model }: PartProps) {
  const { language, isWelcome, total } = model;
  const { feeds: words, welcome } = wordsFor(language);
  const isRefused = model.add.fault !== null || model.refusedFolder !== null;
  return (
    <Sheet
      language={language}
      heading={words.heading}
      signedIn
      place="feeds"
      refused={isRefused}
      styles={['feeds.css']}
      class="feeds"
    >
      <Done model={model} />
      <FirstBriefing model={model} />
      <section class="card" aria-labelledby="heading">
        <h1 id="heading">{isWelcome ? welcome.heading : words.heading}</h1>
        <p class="lead">{isWelcome ? welcome.lead : total === 0 ? words.none : words.lead}</p>
        <AddFeed model={model} />
        <p class="feeds-ways">
          <a href={`${PATH}/import`}>{words.list}</a>
          {total > 0 && <a href={`${PATH}/rules`}>{words.rules}</a>}
        </p>
      </section>
      <Samples model={model} />
      {total > 0 && <Followed model={model} />}
    </Sheet>
  );
}

function Followed({ model }: PartProps) {
  const { language, query, onlyTrouble, found, total } = model;
  const { feeds: words } = wordsFor(language);
  const isNarrowed = query !== '' || onlyTrouble;
  return (
    <section class="card" aria-labelledby="followed">
      <h2 id="followed">
        {onlyTrouble ? words.inTrouble : words.count(isNarrowed ? found : total)}
        {isNarrowed && (
          <a class="feeds-all" href={PATH}>
            {words.all}
          </a>
        )}
      </h2>
      <Search model={model} />
      {found === 0 ? <p class="hint">{words.foundNone}</p> : <FeedGroups model={model} />}
      <Pages model={model} />
      <NewFolder model={model} />
    </section>
  );
}

/** Where somebody follows few, they see them all. */
const MANY = 12;

function Search({ model: { language, query, total } }: PartProps) {
  const { feeds: words } = wordsFor(language);
  if (total < MANY && query === '') return null;
  return (
    <form class="feeds-search" method="get" action={PATH} role="search">
      <label for="q">{words.search}</label>
      <div class="input">
        <input id="q" name="q" type="search" value={query} maxLength={200} lang={languageTag(language)} />
        <button class="button" type="submit">
          {words.searchSubmit}
        </button>
      </div>
    </form>
  );
}

function Pages({ model: { language, page, hasMore, query, onlyTrouble } }: PartProps) {
  const { feeds: words } = wordsFor(language);
  if (page === 1 && !hasMore) return null;
  const to = (number: number): string => {
    const narrowed = { ...(query !== '' && { q: query }), ...(onlyTrouble && { only: 'trouble' }) };
    return `${PATH}?${new URLSearchParams({ ...narrowed, page: String(number) }).toString()}#followed`;
  };
  return (
    <p class="actions">
      {page > 1 && (
        <a class="button" href={to(page - 1)} rel="prev">
          {words.earlier}
        </a>
      )}
      {hasMore && (
        <a class="button" href={to(page + 1)} rel="next">
          {words.more}
        </a>
      )}
    </p>
  );
}
