import { BriefingPage } from './briefing-page.js';
import { Outline } from '../../../../shared/delivery/web/shell/outline.js';
import { wordsFor } from '../locale.js';
import { OwnerTools } from './owner-tools.js';
import { waitingPath } from './waiting-path.js';
import type { MakingModel, MakingStatus } from './viewer-model.js';

const STEPS: readonly MakingStatus[] = ['composing', 'queued', 'rendering', 'assembling'];
/** Long enough to see how far it is; the answer then waits for the end. */
const REFRESH_SECONDS = 2;

/** What is happening while the briefing is made. The script hears of news and opens the player when there is one. */
export function MakingPage({ model }: { readonly model: MakingModel }) {
  const words = wordsFor(model.language);
  const percent = Math.round(Math.min(100, Math.max(0, model.percent)));
  return (
    <BriefingPage
      model={model}
      title={`${percent} % · ${model.title ?? words.making.heading}`}
      styles={['making.css']}
      scripts={['progress.js']}
      refresh={{ seconds: REFRESH_SECONDS, to: waitingPath(model.viewerUrl) }}
      class="narrow"
    >
      <div
        class="card making"
        data-events-url={model.eventsUrl}
        data-progress-url={model.progressUrl}
        data-status={model.status}
      >
        <h1>{words.making.heading}</h1>
        {model.title !== null && <p class="lead">{model.title}</p>}
        <div class="progress">
          <progress max="100" value={percent} aria-label={words.making.progress} data-bar />
          <span class="percent" aria-hidden="true" data-percent>
            {`${percent} %`}
          </span>
        </div>
        <Steps model={model} />
        <p class="visually-hidden" role="status" data-now>
          {words.making.steps[model.status]}
        </p>
        <p class="offline" role="status" data-offline={words.making.offline} />
        <ReadNow model={model} />
        <p class="hint">{words.making.advice}</p>
      </div>
      <OwnerTools owner={model.owner} language={model.language} viewerUrl={model.viewerUrl} />
    </BriefingPage>
  );
}

function Steps({ model }: { readonly model: MakingModel }) {
  const words = wordsFor(model.language).making;
  const current = STEPS.indexOf(model.status);
  return (
    <ol class="steps">
      {STEPS.map((step, index) => (
        <li
          data-step={step}
          class={index < current ? 'done' : undefined}
          aria-current={index === current ? 'step' : undefined}
        >
          <span class="mark">
            <Outline name="check" />
          </span>
          {words.steps[step]}
        </li>
      ))}
    </ol>
  );
}

function ReadNow({ model }: { readonly model: MakingModel }) {
  if (model.quickReadUrl === null) return null;
  return (
    <p class="actions">
      <a class="button primary" href={model.quickReadUrl}>
        <Outline name="read" />
        {wordsFor(model.language).making.readNow}
      </a>
    </p>
  );
}
