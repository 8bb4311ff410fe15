import { Fact, Facts } from '../web/shell/facts.js';
import { languageTag, stretch } from '../web/language/formats.js';
import type { FormPage } from '../web/forms/page-forms.js';
import { PostForm } from '../web/forms/post-form.js';
import { Moment } from '../web/shell/moment.js';
import type { Language } from '../../kernel/language.js';
import type { FailedJob, QueueDepth } from '../../storage/jobs/job-queue.js';
import type { ParkedHistory } from '../../storage/projections/parked-histories.js';
import type { ProjectionLag } from '../../storage/projections/projection-lags.js';
import { adminWordsFor } from './admin-locale.js';
import { ADMIN_PATH, AdminNote, AdminSheet, AdminTable } from './admin-sheet.js';
import type { QueuesDone } from './admin-words.js';

export interface QueuesModel extends FormPage {
  readonly queues: readonly QueueDepth[];
  readonly failed: readonly FailedJob[];
  readonly projections: readonly ProjectionLag[];
  readonly parked: readonly ParkedHistory[];
  readonly done: QueuesDone | null;
}

interface QueueTableProps {
  readonly language: Language;
  readonly queues: readonly QueueDepth[];
}

/** Of the queue itself: it puts what is scheduled into our queues. */
const INTERNAL = '__';

/** Queues in which nothing waits, runs or has failed say nothing. */
export function QueueTable({ language, queues }: QueueTableProps) {
  const { queues: words } = adminWordsFor(language);
  const number = new Intl.NumberFormat(languageTag(language));
  const ours = queues.filter(({ queue }) => !queue.startsWith(INTERNAL));
  const busy = ours.filter(({ ready, later, running, failed }) => ready + later + running + failed > 0);
  if (busy.length === 0) return <p class="hint">{words.idle}</p>;
  return (
    <AdminTable label={words.heading} columns={[words.queue, words.ready, words.later, words.running, words.failed]}>
      {busy.map(({ queue, ready, later, running, failed }) => (
        <tr>
          <th scope="row">{queue}</th>
          {[ready, later, running, failed].map((count) => (
            <td>{number.format(count)}</td>
          ))}
        </tr>
      ))}
    </AdminTable>
  );
}

/** `/admin/jobs`: what waits, what was given up, and what the projections leave out. */
export function QueuesPage({ model }: { readonly model: QueuesModel }) {
  const { language, done, queues } = model;
  const { queues: words, heading } = adminWordsFor(language);
  return (
    <AdminSheet language={language} page="jobs">
      <AdminNote
        text={done === null ? null : words.done[done]}
        {...((done === 'gone' || done === 'parked') && { bad: true })}
      />
      <section class="card" aria-labelledby="queues">
        <p class="kicker">{heading}</p>
        <h1 id="queues">{words.heading}</h1>
        <QueueTable language={language} queues={queues} />
      </section>
      <FailedJobs model={model} />
      <Projections model={model} />
    </AdminSheet>
  );
}

function FailedJobs({ model: { language, formToken, failed } }: { readonly model: QueuesModel }) {
  const { queues: words } = adminWordsFor(language);
  return (
    <section class="card" aria-labelledby="failed">
      <h2 id="failed">{words.failedJobs}</h2>
      {failed.length === 0 ? (
        <p class="hint">{words.noFailed}</p>
      ) : (
        <ul class="accesses">
          {failed.map(({ queue, id, failedAt, attempts, why }) => (
            <li>
              <div>
                <h3>{queue}</h3>
                <p class="admin-why">{why}</p>
                <p class="meta">
                  <Moment at={failedAt} language={language} style="exact" />
                  <span>{words.attempts(attempts)}</span>
                  <code>{id}</code>
                </p>
              </div>
              <PostForm class="end" action={ADMIN_PATH.jobs} token={formToken}>
                <input type="hidden" name="queue" value={queue} />
                <input type="hidden" name="job" value={id} />
                <button
                  class="button"
                  type="submit"
                  name="do"
                  value="job"
                  aria-label={words.retryOf(`${queue} ${id.slice(0, 8)}`)}
                >
                  {words.retry}
                </button>
              </PostForm>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Projections({ model: { language, formToken, projections, parked } }: { readonly model: QueuesModel }) {
  const { queues: words } = adminWordsFor(language);
  return (
    <section class="card" aria-labelledby="projections">
      <h2 id="projections">{words.projections}</h2>
      <Facts>
        {projections.map(({ projection, behindMs }) => (
          <Fact label={<code>{projection}</code>}>
            {behindMs > 0 ? words.behind(stretch(behindMs, language)) : words.upToDate}
          </Fact>
        ))}
      </Facts>
      <h2>{words.parked}</h2>
      {parked.length === 0 ? (
        <p class="hint">{words.noParked}</p>
      ) : (
        <ParkedHistories language={language} formToken={formToken} parked={parked} />
      )}
      {parked.length > 1 && (
        <PostForm class="actions" action={ADMIN_PATH.jobs} token={formToken}>
          <button class="button" type="submit" name="do" value="all">
            {words.retryAll}
          </button>
        </PostForm>
      )}
    </section>
  );
}

type ParkedProps = Pick<QueuesModel, 'language' | 'formToken' | 'parked'>;

function ParkedHistories({ language, formToken, parked }: ParkedProps) {
  const { queues: words } = adminWordsFor(language);
  return (
    <ul class="accesses">
      {parked.map(({ projection, stream, eventType, why, parkedAt }) => (
        <li>
          <div>
            <h3>{stream}</h3>
            <p class="admin-why">{why}</p>
            <p class="meta">
              <span>{projection}</span>
              <span>{eventType}</span>
              <Moment at={parkedAt} language={language} style="exact" />
            </p>
          </div>
          <PostForm class="end" action={ADMIN_PATH.jobs} token={formToken}>
            <input type="hidden" name="stream" value={stream} />
            <button class="button" type="submit" name="do" value="stream" aria-label={words.retryOf(stream)}>
              {words.retry}
            </button>
          </PostForm>
        </li>
      ))}
    </ul>
  );
}
