import { waitOf } from '../../../../shared/delivery/web/language/formats.js';
import { PostForm } from '../../../../shared/delivery/web/forms/post-form.js';
import { pageWordsFor } from '../../../../shared/delivery/web/language/locale.js';
import { SettingsSheet } from '../../../../shared/delivery/web/settings/settings-sheet.js';
import { wordsFor } from './locale.js';
import { DeliveryLog } from './delivery-log.js';
import { Faults, WebhookFields } from './webhook-fields.js';
import { PATH, pathOf, type WebhookModel } from './webhook-model.js';
import { WebhookState } from './webhook-state.js';

interface PartProps {
  readonly model: WebhookModel;
}

/** `/settings/webhooks/:id`: whether it is on, what was sent to it, and everything that can be done with it. */
export function WebhookPage({ model }: PartProps) {
  const { language, webhook, faults, done } = model;
  const words = wordsFor(language);
  return (
    <SettingsSheet
      language={language}
      heading={webhook.description ?? words.heading}
      refused={faults.length > 0}
      styles={['webhooks.css']}
      scripts={['copy.js', 'local-time.js']}
      done={done === null ? null : words.done[done]}
      back={{ href: PATH, label: words.back }}
    >
      <Secret model={model} />
      <About model={model} />
      <DeliveryLog model={model} />
      <Change model={model} />
    </SettingsSheet>
  );
}

function Secret({ model: { language, secret } }: PartProps) {
  if (secret === null) return null;
  const { secret: words } = wordsFor(language);
  return (
    <section class="card good" aria-labelledby="secret-heading">
      <h2 id="secret-heading" tabIndex={-1} autofocus>
        {words.heading}
      </h2>
      <p>{words.lead}</p>
      <code id="secret" class="handover webhooks-secret">
        {secret}
      </code>
      <p class="actions">
        <button type="button" class="button" data-copy="secret" data-copied={words.copied} hidden>
          {words.copy}
        </button>
        <span class="note" role="status" />
      </p>
    </section>
  );
}

function About({ model }: PartProps) {
  const { language, webhook } = model;
  return (
    <section class="card" aria-labelledby="heading">
      <h1 id="heading" class="webhooks-address">
        <bdi>{webhook.description ?? webhook.url}</bdi>
      </h1>
      {webhook.description !== null && (
        <p class="hint webhooks-address">
          <bdi>{webhook.url}</bdi>
        </p>
      )}
      <WebhookState language={language} webhook={webhook} />
      <Switches model={model} />
    </section>
  );
}

function Switches({ model: { language, webhook, formToken, waitSeconds } }: PartProps) {
  const words = wordsFor(language);
  const isOn = webhook.state.status === 'enabled';
  return (
    <>
      {waitSeconds !== null && (
        <p class="fault" role="alert" tabIndex={-1} autofocus>
          {pageWordsFor(language).forms.tooMany(waitOf(waitSeconds, language))}
        </p>
      )}
      <PostForm class="actions" action={pathOf(webhook.id)} token={formToken}>
        <button class="button primary" type="submit" name="do" value="test">
          {words.test}
        </button>
        {isOn ? (
          <button class="button" type="submit" name="do" value="off" aria-describedby="off-hint">
            {words.switchOff}
          </button>
        ) : (
          <button class="button" type="submit" name="do" value="on">
            {words.switchOn}
          </button>
        )}
      </PostForm>
      {isOn && (
        <p class="hint" id="off-hint">
          {words.switchOffHint}
        </p>
      )}
    </>
  );
}

function Change({ model: { language, webhook, formToken, typed, faults } }: PartProps) {
  const words = wordsFor(language);
  const { form } = words;
  return (
    <section class="card" aria-labelledby="change">
      <h2 id="change">{form.change}</h2>
      <Faults language={language} faults={faults} />
      <PostForm action={pathOf(webhook.id)} token={formToken}>
        <WebhookFields language={language} typed={typed} faults={faults} />
        <button class="button primary" type="submit" name="do" value="save">
          {form.save}
        </button>
      </PostForm>
      <Asked model={{ language, webhook, formToken }} does="rotate" words={words.rotate} />
      <Asked model={{ language, webhook, formToken }} does="delete" words={words.remove} />
    </section>
  );
}

interface AskedProps {
  readonly model: Pick<WebhookModel, 'language' | 'webhook' | 'formToken'>;
  readonly does: 'rotate' | 'delete';
  readonly words: { readonly summary: string; readonly ask: string; readonly yes: string };
}

/** What is done at the second press only. */
function Asked({ model: { webhook, formToken }, does, words }: AskedProps) {
  return (
    <details>
      <summary>{words.summary}</summary>
      <p class="hint">{words.ask}</p>
      <PostForm class="actions" action={pathOf(webhook.id)} token={formToken}>
        <button class="button" type="submit" name="do" value={does}>
          {words.yes}
        </button>
      </PostForm>
    </details>
  );
}
