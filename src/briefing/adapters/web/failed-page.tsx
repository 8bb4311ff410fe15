import { Page } from '../../../shared/delivery/web/page.js';
import { Outline } from './illustrations.js';
import { Missed } from './missed.js';
import { PageFooter } from './page-footer.js';
import type { FailedModel } from './viewer-model.js';
import { wordsFor } from './locale.js';

/** Why there is no briefing and what to do now, in that order. */
export function FailedPage({ model }: { readonly model: FailedModel }) {
  const words = wordsFor(model.language);
  const nothing = model.code === 'no_matching_items';
  return (
    <Page
      language={model.language}
      title={model.title ?? words.failed.heading}
      footer={<PageFooter language={model.language} viewerUrl={model.viewerUrl} />}
      class="narrow"
    >
      <div class="card notice">
        <h1>{words.failed.heading}</h1>
        {model.title !== null && <p class="meta">{model.title}</p>}
        <p class="lead">{nothing ? words.failed.nothingMatched : words.failed.broke}</p>
        <p class="lead">{nothing ? words.failed.nothingMatchedAdvice : words.failed.brokeAdvice}</p>
        {model.quickReadUrl !== null && (
          <p class="actions">
            <a class="button primary" href={model.quickReadUrl}>
              <Outline name="read" />
              {words.failed.stillReadable}
            </a>
          </p>
        )}
        <details>
          <summary>{words.failed.detail}</summary>
          <p>
            <code>{model.code}</code> <span lang="en">{model.message}</span>
          </p>
        </details>
      </div>
      <Missed groups={model.missed} language={model.language} />
    </Page>
  );
}
