import { Card } from '../../../../shared/delivery/web/shell/card.js';
import { BriefingPage } from './briefing-page.js';
import { Outline } from '../../../../shared/delivery/web/shell/outline.js';
import { wordsFor } from '../locale.js';
import { Missed } from '../transcript/missed.js';
import { AskAgain, OwnerTools } from './owner-tools.js';
import type { FailedModel } from './viewer-model.js';

/** Why there is no briefing and what to do now, in that order. */
export function FailedPage({ model }: { readonly model: FailedModel }) {
  const words = wordsFor(model.language);
  const nothing = model.code === 'no_matching_items';
  return (
    <BriefingPage model={model} title={model.title ?? words.failed.heading} class="narrow">
      <Card heading={words.failed.heading} tone="notice">
        {model.title !== null && <p class="lead hint">{model.title}</p>}
        {model.asked !== null && <p class="lead">{model.asked}</p>}
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
        {model.owner !== undefined && (
          <p class="actions">
            <AskAgain id={model.owner.id} language={model.language} primary />
          </p>
        )}
        <details>
          <summary>{words.failed.detail}</summary>
          <p>
            <code>{model.code}</code> <span lang="en">{model.message}</span>
          </p>
        </details>
      </Card>
      <OwnerTools owner={model.owner} language={model.language} viewerUrl={model.viewerUrl} />
      <Missed groups={model.missed} language={model.language} />
    </BriefingPage>
  );
}
