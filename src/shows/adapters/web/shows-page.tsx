import { Sheet } from '../../../shared/delivery/web/shell/sheet.js';
import type { Show } from '../../domain/show.js';
import { wordsFor } from './locale.js';
import { PATH, pathOf, zoneOf, type ListModel } from './show-model.js';
import { scheduleWords, zonedMoment } from './show-words.js';

interface PartProps {
  readonly model: ListModel;
}

/** `/shows`: one's own, and the way to a new one. */
export function ShowsPage({ model }: PartProps) {
  const { language, shows, next } = model;
  const { shows: words } = wordsFor(language);
  return (
    <Sheet language={language} heading={words.heading} signedIn place="shows" class="account">
      <section class="card" aria-labelledby="heading">
        <h1 id="heading">{words.heading}</h1>
        <p class="lead">{words.lead}</p>
        <p class="actions">
          <a class="button primary" href={`${PATH}/new`}>
            {words.create}
          </a>
        </p>
        {shows.length === 0 ? (
          <p class="hint">{words.none}</p>
        ) : (
          <ul class="accesses">
            {shows.map((show) => (
              <ShowEntry model={model} show={show} />
            ))}
          </ul>
        )}
        {next !== null && (
          <p class="actions">
            <a class="button" href={`${PATH}?cursor=${encodeURIComponent(next)}`}>
              {words.more}
            </a>
          </p>
        )}
      </section>
    </Sheet>
  );
}

function ShowEntry({ model: { language }, show }: PartProps & { readonly show: Show }) {
  const { shows: words } = wordsFor(language);
  return (
    <li>
      <h2>
        <a href={pathOf(show.id)}>
          <bdi>{show.name}</bdi>
        </a>
      </h2>
      <p class="meta">
        <span>{scheduleWords(show.schedule, language)}</span>
        {show.nextAt !== null && (
          <span>
            {words.next}: {zonedMoment(show.nextAt, zoneOf(show), language)}
          </span>
        )}
      </p>
    </li>
  );
}
