import { SettingsSheet } from '../../../shared/delivery/web/settings/settings-sheet.js';
import { wordsFor } from './locale.js';
import { PodcastAddress } from './podcast-address.js';
import { pathOf, PODCASTS_PATH, type PodcastsModel } from './show-model.js';

interface PartProps {
  readonly model: PodcastsModel;
}

/** `/settings/podcasts`: the feed of everything, and one for each show. */
export function PodcastsPage({ model }: PartProps) {
  const { language, shows, next, isRenewed } = model;
  const words = wordsFor(language);
  return (
    <SettingsSheet
      language={language}
      heading={words.podcasts.heading}
      styles={['shows.css', 'qr-code.css']}
      scripts={['copy.js']}
      done={isRenewed ? words.podcast.renewed : null}
    >
      <Everything model={model} />
      {shows.map((show) => (
        <ShowFeed model={model} show={show} />
      ))}
      {shows.length === 0 && (
        <section class="card">
          <p>{words.podcasts.noShows}</p>
          <p class="actions">
            <a class="button" href="/shows/new">
              {words.shows.create}
            </a>
          </p>
        </section>
      )}
      {next !== null && (
        <p class="actions">
          <a class="button" href={`${PODCASTS_PATH}?cursor=${encodeURIComponent(next)}`}>
            {words.shows.more}
          </a>
        </p>
      )}
    </SettingsSheet>
  );
}

function Everything({ model: { language, formToken, everything } }: PartProps) {
  const { podcasts: words, podcast } = wordsFor(language);
  return (
    <section class="card" aria-labelledby="heading">
      <h1 id="heading">{words.heading}</h1>
      <p class="lead">{podcast.lead}</p>
      <h2>{words.everything}</h2>
      <p class="hint">{words.everythingHint}</p>
      <PodcastAddress
        language={language}
        url={everything}
        id="everything"
        renewal={{ action: PODCASTS_PATH, token: formToken }}
      />
    </section>
  );
}

function ShowFeed({ model, show }: PartProps & { readonly show: PodcastsModel['shows'][number] }) {
  const { language, formToken } = model;
  const { id, name, url } = show;
  return (
    <section class="card" aria-labelledby={`of-${id}`}>
      <h2 id={`of-${id}`} class="podcast-address">
        <a href={pathOf(id)}>
          <bdi>{name}</bdi>
        </a>
      </h2>
      <PodcastAddress
        language={language}
        url={url}
        id={`url-${id}`}
        renewal={{ action: PODCASTS_PATH, token: formToken, fields: { show: id } }}
      />
    </section>
  );
}
