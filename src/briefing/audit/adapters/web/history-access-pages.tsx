import type { ComponentChildren } from 'preact';
import { Card } from '../../../../shared/delivery/web/shell/card.js';
import { FormToken } from '../../../../shared/delivery/web/forms/form-token.js';
import { Page } from '../../../../shared/delivery/web/shell/page.js';
import { withReturnTo } from '../../../../shared/delivery/web/return-to.js';
import { historyWordsFor } from './history-locale.js';
import type { HistoryPageFrame } from './history-model.js';
import { Outline } from '../../../../shared/delivery/web/shell/outline.js';

interface AccessPageProps {
  readonly model: HistoryPageFrame;
}

/** For those who may not read it: why, and how an owner gets in. */
export function LockedPage({ model, signedIn }: AccessPageProps & { readonly signedIn: boolean }) {
  const { locked, back } = historyWordsFor(model.language);
  return (
    <AccessPage model={model} heading={locked.heading}>
      <p class="lead">{signedIn ? locked.notYours : locked.reason}</p>
      <p class="lead">{locked.how}</p>
      <p class="actions">
        {!signedIn && (
          <a class="button primary" href={withReturnTo('/signin', model.historyUrl)}>
            {locked.signIn}
          </a>
        )}
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
    </AccessPage>
  );
}

interface UnlockProps extends AccessPageProps {
  readonly secret: string;
  readonly formToken: string;
}

/**
 * Before the key of a link is used up: a page of ours asks, because chat and mail programs open every link to show
 * what is behind it, and a cookie for our own pages only is not sent when a stranger's page leads here.
 */
export function UnlockPage({ model, secret, formToken }: UnlockProps) {
  const { unlock } = historyWordsFor(model.language);
  return (
    <AccessPage model={model} heading={unlock.heading}>
      <p class="lead">{unlock.advice}</p>
      <form class="actions" method="post" action={model.historyUrl}>
        <FormToken token={formToken} />
        <input type="hidden" name="key" value={secret} />
        <button class="button primary" type="submit">
          <Outline name="read" />
          {unlock.open}
        </button>
      </form>
    </AccessPage>
  );
}

function AccessPage({
  model,
  heading,
  children,
}: AccessPageProps & { readonly heading: string; readonly children: ComponentChildren }) {
  return (
    <Page
      language={model.language}
      title={heading}
      footer={<p>{historyWordsFor(model.language).footer}</p>}
      class="narrow"
      fixedLanguage
    >
      <Card heading={heading}>{children}</Card>
    </Page>
  );
}
