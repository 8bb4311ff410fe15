import { PostForm } from '../../../../shared/delivery/web/forms/post-form.js';
import { Refused } from '../../../../shared/delivery/web/forms/refused.js';
import { WaitWithoutScripts } from '../../../../shared/delivery/web/forms/wait-without-scripts.js';
import { Moment } from '../../../../shared/delivery/web/shell/moment.js';
import { Sheet } from '../../../../shared/delivery/web/shell/sheet.js';
import { PATH, type RequestModel } from './library-model.js';
import { libraryWordsFor } from './locale.js';
import { NoFeeds } from './no-feeds.js';
import { HostFields, Items, Period, Sources } from './request-choices.js';
import { MannerFields, RequestField } from './request-fields.js';

interface PartProps {
  readonly model: RequestModel;
}

/** `/briefings/new`: all that can be asked for. */
export function RequestPage({ model }: PartProps) {
  const { language, faults, refusal, choices } = model;
  const { form: words } = libraryWordsFor(language);
  const isRefused = faults.length > 0 || refusal !== null;
  return (
    <Sheet
      language={language}
      heading={words.heading}
      signedIn
      place="briefings"
      refused={isRefused}
      styles={['library.css']}
      scripts={['local-time.js']}
      class="account"
    >
      <section class="card" aria-labelledby="heading">
        <h1 id="heading">{words.heading}</h1>
        <Refusals model={model} />
        {choices.sources.length === 0 ? <NoFeeds language={language} /> : <RequestForm model={model} />}
      </section>
    </Sheet>
  );
}

function RequestForm({ model }: PartProps) {
  const { language, typed, faults, formToken } = model;
  const { form: words, ask } = libraryWordsFor(language);
  const fault = faults.includes('request') ? words.faults.request : undefined;
  return (
    <PostForm action={PATH} token={formToken}>
      <input type="hidden" name="key" value={model.key} />
      <WaitWithoutScripts />
      <RequestField language={language} typed={typed} fault={fault} />
      <MannerFields language={language} typed={typed} />
      <Items model={model} />
      <Period model={model} />
      <Sources model={model} />
      <HostFields model={model} />
      <p class="actions">
        <button class="button primary" type="submit">
          {ask.submit}
        </button>
        <a class="button" href={PATH}>
          {words.cancel}
        </a>
      </p>
    </PostForm>
  );
}

/** Where each fault is mended. */
const FIELD_OF = { request: 'request', hosts: 'host1', period: 'since', sources: 'sources', items: 'items' } as const;

function Refusals({ model: { language, faults, refusal } }: PartProps) {
  if (faults.length === 0 && refusal === null) return null;
  const { form, refusals, ask } = libraryWordsFor(language);
  return (
    <Refused language={language} faults={faults.map((fault) => ({ text: form.faults[fault], field: FIELD_OF[fault] }))}>
      {refusal !== null && (
        <li>
          {refusals[refusal.reason]}{' '}
          {refusal.reason === 'allowance' && <Moment at={refusal.possibleAt} language={language} style="exact" />}
          {refusal.reason === 'noSources' && <a href="/feeds">{ask.addFeeds}</a>}
        </li>
      )}
    </Refused>
  );
}
