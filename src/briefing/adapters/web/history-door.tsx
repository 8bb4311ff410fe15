import type { ComponentChildren } from 'preact';
import { Page } from '../../../shared/web/page.js';
import type { DoorModel } from './history-model.js';
import { Outline } from './illustrations.js';
import { historyWordsFor, wordsFor } from './wordbook.js';

interface DoorProps {
  readonly model: DoorModel;
}

/** For whoever comes without a pass: why, and how an owner gets one. */
export function LockedPage({ model }: DoorProps) {
  const { locked, back } = historyWordsFor(model.language);
  return (
    <Door model={model} heading={locked.heading}>
      <p class="lead">{locked.reason}</p>
      <p class="lead">{locked.how}</p>
      <p class="actions">
        <a class="button" href={model.viewerUrl}>
          <Outline name="listen" />
          {back}
        </a>
      </p>
      <details>
        <summary>{locked.api}</summary>
        <p>
          <code>POST /api/v1/audit/briefings/link</code>
        </p>
      </details>
    </Door>
  );
}

/**
 * Before the key of a link is used up: a page of ours asks, because chat and mail programs open every link to show
 * what is behind it, and a cookie for our own pages only is not sent when a stranger's page leads here.
 */
export function UnlockPage({ model, secret }: DoorProps & { readonly secret: string }) {
  const { unlock } = historyWordsFor(model.language);
  return (
    <Door model={model} heading={unlock.heading}>
      <p class="lead">{unlock.advice}</p>
      <form class="actions" method="post" action={`${model.historyUrl}?key=${encodeURIComponent(secret)}`}>
        <button class="button primary" type="submit">
          <Outline name="read" />
          {unlock.open}
        </button>
      </form>
    </Door>
  );
}

function Door({
  model,
  heading,
  children,
}: DoorProps & { readonly heading: string; readonly children: ComponentChildren }) {
  return (
    <Page
      language={model.language}
      title={heading}
      skipLabel={wordsFor(model.language).skip}
      footer={<p>{wordsFor(model.language).footer}</p>}
      class="narrow"
    >
      <div class="card">
        <h1>{heading}</h1>
        {children}
      </div>
    </Page>
  );
}
