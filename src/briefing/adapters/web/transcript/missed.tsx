import type { Language } from '../../../../shared/kernel/language.js';
import { Headline } from '../viewer/headline.js';
import type { MissedGroup } from '../viewer/viewer-model.js';
import { wordsFor } from '../locale.js';

interface MissedProps {
  readonly groups: readonly MissedGroup[];
  readonly language: Language;
}

/** Why the rest of the news is not in the briefing. Folded: most readers came for what is in it. */
export function Missed({ groups, language }: MissedProps) {
  if (groups.length === 0) return null;
  const words = wordsFor(language).reading;
  const total = groups.reduce((sum, { count }) => sum + count, 0);
  return (
    <details class="missed">
      <summary>
        <h2>{words.missed}</h2>
        <span class="size">{words.items(total)}</span>
      </summary>
      <p class="hint">{words.missedIntro}</p>
      {groups.map((group) => (
        <MissedFor {...{ group, language }} />
      ))}
    </details>
  );
}

function MissedFor({ group, language }: { readonly group: MissedGroup; readonly language: Language }) {
  const words = wordsFor(language).reading;
  const { reason, count, items } = group;
  return (
    <section>
      <h3>
        {words.reasons[reason]} <span class="size">{words.items(count)}</span>
      </h3>
      {items.length > 0 && (
        <ul class="sources">
          {items.map((item) => (
            <li>
              <Headline {...{ item, language }} />
            </li>
          ))}
        </ul>
      )}
      {items.length > 0 && count > items.length && <p class="hint">{words.more(count - items.length)}</p>}
    </section>
  );
}
