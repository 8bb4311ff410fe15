import { listOf } from '../../../../shared/delivery/web/language/formats.js';
import { PostForm } from '../../../../shared/delivery/web/forms/post-form.js';
import { SettingsSheet } from '../../../../shared/delivery/web/settings/settings-sheet.js';
import type { Webhook } from '../../domain/webhook.js';
import { wordsFor } from './locale.js';
import { Faults, WebhookFields } from './webhook-fields.js';
import { type ListModel, PATH, pathOf } from './webhook-model.js';
import { WebhookState } from './webhook-state.js';

interface PartProps {
  readonly model: ListModel;
}

/** `/settings/webhooks`: one's own, and the form of a new one. */
export function WebhooksPage({ model }: PartProps) {
  const { language, webhooks, faults, done } = model;
  const words = wordsFor(language);
  return (
    <SettingsSheet
      language={language}
      heading={words.heading}
      refused={faults.length > 0}
      styles={['webhooks.css']}
      scripts={['local-time.js']}
      done={done === null ? null : words.done[done]}
    >
      <section class="card" aria-labelledby="heading">
        <h1 id="heading">{words.heading}</h1>
        <p class="lead">{words.lead}</p>
        <p class="hint">
          <a href="/docs">{words.guide}</a>
        </p>
        {webhooks.length === 0 ? (
          <p class="lead">{words.none}</p>
        ) : (
          <ul class="accesses">
            {webhooks.map((webhook) => (
              <WebhookEntry model={model} webhook={webhook} />
            ))}
          </ul>
        )}
      </section>
      <NewWebhook model={model} />
    </SettingsSheet>
  );
}

function WebhookEntry({ model: { language }, webhook }: PartProps & { readonly webhook: Webhook }) {
  const { types, everything } = wordsFor(language);
  const told = webhook.types?.map((type) => types[type]);
  return (
    <li>
      <h2 class="webhooks-address">
        <a href={pathOf(webhook.id)}>
          <bdi>{webhook.description ?? webhook.url}</bdi>
        </a>
      </h2>
      {webhook.description !== null && (
        <p class="hint webhooks-address">
          <bdi>{webhook.url}</bdi>
        </p>
      )}
      <p class="hint">{told === undefined ? everything : listOf(told, language)}</p>
      <WebhookState language={language} webhook={webhook} />
    </li>
  );
}

function NewWebhook({ model: { language, formToken, typed, faults, key } }: PartProps) {
  const { form: words } = wordsFor(language);
  return (
    <section class="card" aria-labelledby="new">
      <h2 id="new">{words.heading}</h2>
      <Faults language={language} faults={faults} />
      <PostForm action={PATH} token={formToken}>
        <input type="hidden" name="key" value={key} />
        <WebhookFields language={language} typed={typed} faults={faults} />
        <button class="button primary" type="submit">
          {words.create}
        </button>
      </PostForm>
    </section>
  );
}
