import { stretch } from '../../../../shared/delivery/web/language/formats.js';
import { Moment } from '../../../../shared/delivery/web/shell/moment.js';
import { Page } from '../../../../shared/delivery/web/shell/page.js';
import { Entry } from './history-entry.js';
import type { HistoryModel } from './history-model.js';
import { PastState } from './history-state.js';
import { Outline } from '../../../../shared/delivery/web/shell/outline.js';
import { historyWordsFor } from './history-locale.js';

interface HistoryProps {
  readonly model: HistoryModel;
}

/** `/b/<slug>/history`: what happened to a briefing, when and why, with what it was at each point beside it. */
export function HistoryPage({ model }: HistoryProps) {
  const words = historyWordsFor(model.language);
  return (
    <Page
      language={model.language}
      title={model.title === null ? words.heading : `${words.heading} · ${model.title}`}
      footer={<p>{words.limits}</p>}
      styles={['history.css']}
      scripts={['history.js', 'local-time.js']}
      class="history"
      fixedLanguage
    >
      <Masthead model={model} />
      <section class="events" aria-labelledby="events">
        <h2 id="events">{words.timeline}</h2>
        <ol class="timeline">
          {model.entries.map((entry) => (
            <Entry entry={entry} model={model} />
          ))}
        </ol>
      </section>
      <div class="states" id="state" role="group" tabIndex={0} aria-label={words.state(model.shown)}>
        {model.entries.map((entry) => (
          <PastState entry={entry} language={model.language} hidden={entry.revision !== model.shown} />
        ))}
      </div>
      <Accesses model={model} />
    </Page>
  );
}

function Masthead({ model }: HistoryProps) {
  const words = historyWordsFor(model.language);
  return (
    <div class="masthead">
      <h1>{words.heading}</h1>
      {model.title !== null && <p class="lead">{model.title}</p>}
      <p class="meta">
        <span>{model.artifactId}</span>
        {model.entries.length > 1 && <span>{words.took(stretch(model.tookMs, model.language))}</span>}
      </p>
      <Soundness model={model} />
      <p class="actions">
        <a class="button" href={model.viewerUrl}>
          <Outline name="listen" />
          {words.back}
        </a>
      </p>
    </div>
  );
}

function Soundness({ model }: HistoryProps) {
  const words = historyWordsFor(model.language);
  const wrong = model.entries.filter(({ problem }) => problem !== null);
  if (wrong.length === 0) {
    return (
      <p class="soundness sound">
        <Outline name="check" />
        {words.sound(model.entries.length)}
      </p>
    );
  }
  return (
    <div class="soundness unsound" role="alert">
      <p>{words.unsound}</p>
      <ul>
        {wrong.map(({ revision, problem }) => (
          <li>
            <a href={`#entry-${revision}`}>{words.entry(revision)}</a>: {problem !== null && words.problems[problem]}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Accesses({ model }: HistoryProps) {
  const words = historyWordsFor(model.language);
  const { total, newest } = model.accesses;
  return (
    <section class="looks" aria-labelledby="looks">
      <h2 id="looks">{words.accesses}</h2>
      <p class="hint">{words.accessesIntro}</p>
      <ul>
        {newest.map(({ at, who, viewer, what }) => (
          <li>
            <span>
              {who}
              {viewer !== null && <code>{viewer}</code>}
            </span>
            <span class="meta">
              <span>{words.accessed[what]}</span>
              <Moment at={at} language={model.language} style="exact" />
            </span>
          </li>
        ))}
      </ul>
      {total > newest.length && <p class="hint">{words.moreAccesses(total - newest.length)}</p>}
    </section>
  );
}
