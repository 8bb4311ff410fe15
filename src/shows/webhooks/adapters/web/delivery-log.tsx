import { stretch } from '../../../../shared/delivery/web/language/formats.js';
import { Moment } from '../../../../shared/delivery/web/shell/moment.js';
import type { Language } from '../../../../shared/kernel/language.js';
import type { Attempt, Delivery } from '../../domain/delivery.js';
import { wordsFor } from './locale.js';
import { pathOf, type WebhookModel } from './webhook-model.js';

interface PartProps {
  readonly model: WebhookModel;
}

/** What was sent, and what came of each try. */
export function DeliveryLog({ model }: PartProps) {
  const { language, webhook, deliveries, next } = model;
  const { log: words } = wordsFor(language);
  return (
    <section class="card" aria-labelledby="log">
      <h2 id="log">{words.heading}</h2>
      <p class="hint">{words.lead}</p>
      {deliveries.length === 0 ? (
        <p class="lead">{words.none}</p>
      ) : (
        <ul class="records">
          {deliveries.map((delivery) => (
            <DeliveryEntry model={model} delivery={delivery} />
          ))}
        </ul>
      )}
      {next !== null && (
        <p class="actions">
          <a class="button" href={`${pathOf(webhook.id)}?cursor=${encodeURIComponent(next)}#log`}>
            {words.more}
          </a>
        </p>
      )}
    </section>
  );
}

const TONE = { pending: '', delivered: ' on', failed: ' stopped', cancelled: '' } as const;

function DeliveryEntry({ model: { language }, delivery }: PartProps & { readonly delivery: Delivery }) {
  const { log: words, types } = wordsFor(language);
  const { attempts, nextAttemptAt, status } = delivery;
  const last = attempts.at(-1);
  return (
    <li>
      <span class={`settings-state${TONE[status]}`}>{words.statuses[status]}</span>
      <p>{types[delivery.type]}</p>
      <p class="meta">
        <span>
          <Moment at={delivery.at} language={language} style="exact" />
        </span>
        {attempts.length > 1 && <span>{words.tries(attempts.length)}</span>}
        {nextAttemptAt !== null && (
          <span>
            {words.next} <Moment at={nextAttemptAt} language={language} style="exact" />
          </span>
        )}
      </p>
      {last !== undefined && (
        <details>
          <summary>{outcomeOf(last, language)}</summary>
          <ol>
            {attempts.map((attempt) => (
              <AttemptEntry language={language} attempt={attempt} />
            ))}
          </ol>
          <p class="hint webhooks-address">
            <code>{delivery.id}</code>
          </p>
        </details>
      )}
    </li>
  );
}

interface AttemptProps {
  readonly language: Language;
  readonly attempt: Attempt;
}

/** Why there was no answer is said in the words of the network, which are English. */
function AttemptEntry({ language, attempt }: AttemptProps) {
  const { at, durationMs, statusCode, error } = attempt;
  return (
    <li>
      <p class="meta">
        <span>
          <Moment at={at} language={language} style="exact" />
        </span>
        <span>{outcomeOf(attempt, language)}</span>
        <span>{stretch(durationMs, language)}</span>
      </p>
      {statusCode === null && error !== null && (
        <p class="hint webhooks-address" lang="en">
          {error}
        </p>
      )}
    </li>
  );
}

function outcomeOf({ statusCode }: Attempt, language: Language): string {
  const { log: words } = wordsFor(language);
  return statusCode === null ? words.noAnswer : words.answer(statusCode);
}
