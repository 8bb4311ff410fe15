import { stretch } from '../../../../shared/delivery/web/language/formats.js';
import { Moment } from '../../../../shared/delivery/web/shell/moment.js';
import type { HistoryEntry, HistoryModel } from './history-model.js';
import type { HistoryWords } from './history-words.js';
import { historyWordsFor } from './history-locale.js';

interface EntryProps {
  readonly entry: HistoryEntry;
  readonly model: HistoryModel;
}

/** One entry of the timeline; its heading leads to the state after it. */
export function Entry({ entry, model }: EntryProps) {
  const words = historyWordsFor(model.language);
  const { revision, outcome, problem, afterMs } = entry;
  return (
    <li id={`entry-${revision}`} class={problem === null ? (outcome === null ? undefined : 'failed') : 'wrong'}>
      <h3>
        <a
          class="to-state"
          href={`${model.historyUrl}?at=${revision}#state`}
          data-at={revision}
          aria-current={revision === model.shown ? 'true' : undefined}
        >
          <span class="number">{revision}</span>
          {entry.what}
        </a>
      </h3>
      <p class="meta">
        <Moment at={entry.at} language={model.language} style="exact" />
        <span>{entry.who}</span>
        {afterMs !== null && <span>{words.after(stretch(afterMs, model.language))}</span>}
      </p>
      {problem !== null && <p class="problem">{words.problems[problem]}</p>}
      <Details {...{ entry, words }} />
      {outcome !== null && <p class="outcome">{outcome}</p>}
      <Proof {...{ entry, words }} />
    </li>
  );
}

interface PartProps {
  readonly entry: HistoryEntry;
  readonly words: HistoryWords;
}

function Details({ entry, words }: PartProps) {
  if (entry.details.length === 0) return null;
  return (
    <dl class="details">
      {entry.details.map(({ name, value, english }) => (
        <div>
          <dt>{words.details[name]}</dt>
          <dd lang={english ? 'en' : undefined}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** For whoever wants to know exactly: the difference to the state, and what links the entry to the others. */
function Proof({ entry, words }: PartProps) {
  return (
    <details>
      <summary>{words.changes(entry.changes.length)}</summary>
      <dl class="changes">
        {entry.changes.map(({ place, before, after }) => (
          <div>
            <dt>
              <code>{place}</code>
            </dt>
            <dd>
              {before !== null && (
                <del>
                  <span class="visually-hidden">{words.before}: </span>
                  {before}
                </del>
              )}
              {after !== null && (
                <ins>
                  <span class="visually-hidden">{words.now}: </span>
                  {after}
                </ins>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <dl class="changes proof">
        <Mark name={words.eventId} value={entry.eventId} />
        {entry.causationId !== null && <Mark name={words.cause} value={entry.causationId} />}
        {entry.chain !== '' && <Mark name={words.chain} value={entry.chain} />}
      </dl>
    </details>
  );
}

function Mark({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <code>{value}</code>
      </dd>
    </div>
  );
}
