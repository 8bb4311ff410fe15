import { languageTag, roundMinutes } from '../../../shared/delivery/web/language/formats.js';
import { PostForm } from '../../../shared/delivery/web/forms/post-form.js';
import { Sheet } from '../../../shared/delivery/web/shell/sheet.js';
import type { Language } from '../../../shared/kernel/language.js';
import type { Episode, EpisodeInShort } from '../../domain/episode.js';
import { wordsFor } from './locale.js';
import { ShowCorrections } from './show-corrections.js';
import { ShowPreview } from './show-preview.js';
import { PodcastAddress } from './podcast-address.js';
import { isNotDone, PATH, pathOf, PODCASTS_PATH, zoneOf, type ShowModel } from './show-model.js';
import { reasonWords, scheduleWords, zonedMoment } from './show-words.js';

interface PartProps {
  readonly model: ShowModel;
}

/** `/shows/:id`: when it comes, what came so far, where it can be heard, and what if. */
export function ShowPage({ model }: PartProps) {
  const { language, show, sections } = model;
  const { show: words } = wordsFor(language);
  return (
    <Sheet
      language={language}
      heading={show.name}
      signedIn
      place="shows"
      styles={['shows.css', 'qr-code.css', ...sections.styles]}
      scripts={['copy.js', ...sections.scripts]}
      class="account"
      back={{ href: PATH, label: words.back }}
    >
      <Done model={model} />
      <About model={model} />
      <Episodes model={model} />
      <ShowCorrections model={model} />
      {sections.content}
      <Podcast model={model} />
      <ShowPreview model={model} />
    </Sheet>
  );
}

function Done({ model: { language, done } }: PartProps) {
  if (done === null) return null;
  const { show, podcast } = wordsFor(language);
  if (isNotDone(done)) {
    return (
      <p class="fault" role="alert" tabIndex={-1} autofocus>
        {show.reasons[done]}
      </p>
    );
  }
  return (
    <p class="done" role="status" tabIndex={-1} autofocus>
      {done === 'renewed' ? podcast.renewed : show[done]}
    </p>
  );
}

function About({ model: { language, show, upcoming, formToken } }: PartProps) {
  const words = wordsFor(language);
  return (
    <section class="card" aria-labelledby="heading">
      <h1 id="heading">
        <bdi>{show.name}</bdi>
      </h1>
      <p class="meta">
        <span>{scheduleWords(show.schedule, language)}</span>
        {upcoming.length > 0 && (
          <span>
            {words.shows.next}: {upcoming.map((moment) => zonedMoment(moment, zoneOf(show), language)).join('; ')}
          </span>
        )}
      </p>
      <p>
        {words.show.asked}: <bdi>{show.userRequest ?? words.show.everything}</bdi>
      </p>
      <PostForm class="actions" action={pathOf(show.id)} token={formToken}>
        <button class="button primary" type="submit" name="do" value="run">
          {words.show.run}
        </button>
        <a class="button" href={`${pathOf(show.id)}/edit`}>
          {words.show.change}
        </a>
      </PostForm>
      <Deletion language={language} show={show} formToken={formToken} />
    </section>
  );
}

/** Done at the second press only. */
function Deletion({ language, show, formToken }: Pick<ShowModel, 'language' | 'show' | 'formToken'>) {
  const { show: words } = wordsFor(language);
  return (
    <details>
      <summary>{words.delete}</summary>
      <p class="hint">{words.deleteAsk}</p>
      <PostForm class="actions" action={pathOf(show.id)} token={formToken}>
        <button class="button" type="submit" name="do" value="delete">
          {words.deleteYes}
        </button>
      </PostForm>
    </details>
  );
}

function Episodes({ model: { language, show, episodes, inShort, next } }: PartProps) {
  const { show: words } = wordsFor(language);
  return (
    <section class="card" aria-labelledby="episodes">
      <h2 id="episodes">{words.episodes}</h2>
      {episodes.length === 0 ? (
        <p class="hint">{words.noEpisodes}</p>
      ) : (
        <ul class="accesses">
          {episodes.map((episode) => (
            <EpisodeEntry language={language} episode={episode} timezone={zoneOf(show)} inShort={inShort} />
          ))}
        </ul>
      )}
      {next !== null && (
        <p class="actions">
          <a class="button" href={`${pathOf(show.id)}?cursor=${encodeURIComponent(next)}#episodes`}>
            {words.moreEpisodes}
          </a>
        </p>
      )}
    </section>
  );
}

interface EntryProps {
  readonly language: Language;
  readonly episode: Episode;
  readonly timezone: string;
  readonly inShort: ShowModel['inShort'];
}

function EpisodeEntry({ language, episode: { moment, state }, timezone, inShort }: EntryProps) {
  const { show: words } = wordsFor(language);
  const when = zonedMoment(moment, timezone, language);
  const briefing = 'briefing' in state ? state.briefing : null;
  const known = briefing === null ? undefined : inShort.get(briefing.briefingId);
  const isHeard = state.status === 'ready' || state.status === 'producing';
  const name = known === undefined ? when : <bdi lang={languageTag(known.language)}>{known.title}</bdi>;
  return (
    <li>
      <h3>{briefing !== null && isHeard ? <a href={`/b/${briefing.slug}`}>{name}</a> : name}</h3>
      <p class="meta">
        {known !== undefined && <span>{when}</span>}
        {known === undefined ? <span>{words.statuses[state.status]}</span> : <Listened {...{ language, known }} />}
        {'reason' in state && <span>{reasonWords(state.reason, language)}</span>}
      </p>
    </li>
  );
}

/** How long it is, or how much of it is left. */
function Listened({ language, known }: { readonly language: Language; readonly known: EpisodeInShort }) {
  const { show: words } = wordsFor(language);
  const { durationMs, positionMs, finished } = known;
  if (finished) return <span>{words.heard}</span>;
  if (positionMs === 0) return <span>{roundMinutes(durationMs, language)}</span>;
  return <span>{words.left(roundMinutes(durationMs - positionMs, language))}</span>;
}

function Podcast({ model: { language, show, podcastUrl, formToken } }: PartProps) {
  if (podcastUrl === null) return null;
  const { podcast: words, podcasts } = wordsFor(language);
  return (
    <section class="card" aria-labelledby="podcast">
      <h2 id="podcast">{words.heading}</h2>
      <p>{words.lead}</p>
      <PodcastAddress
        language={language}
        url={podcastUrl}
        id="podcast-url"
        renewal={{ action: pathOf(show.id), token: formToken }}
      />
      <p class="hint">
        <a href={PODCASTS_PATH}>{podcasts.all}</a>
      </p>
    </section>
  );
}
