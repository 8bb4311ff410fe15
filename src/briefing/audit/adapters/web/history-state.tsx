import type { Language } from '../../../../shared/kernel/language.js';
import type { HistoryEntry } from './history-model.js';
import { historyWordsFor } from './history-locale.js';

interface PastStateProps {
  readonly entry: HistoryEntry;
  readonly language: Language;
  readonly hidden: boolean;
}

/** What the briefing was after one entry. All of them are on the page; `history.js` turns to the one that is chosen. */
export function PastState({ entry, language, hidden }: PastStateProps) {
  const words = historyWordsFor(language);
  const { status, values } = entry.state;
  const heading = `state-${entry.revision}`;
  return (
    <section class="card" aria-labelledby={heading} data-state={entry.revision} hidden={hidden}>
      <h2 id={heading}>{words.state(entry.revision)}</h2>
      <p class="lead">{words.statuses[status]}</p>
      <p class="hint">{words.asRecorded}</p>
      <dl class="values">
        {values.map(({ place, text, changed }) => (
          <div class={changed ? 'changed' : undefined}>
            <dt>{place.slice(1).replaceAll('/', ' · ')}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
