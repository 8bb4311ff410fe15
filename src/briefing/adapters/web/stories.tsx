import type { Language } from '../../../shared/kernel/language.js';
import { ExternalLink } from '../../../shared/web/links.js';
import { Moment } from '../../../shared/web/moment.js';
import type { References } from './references.js';
import type { LeftOutItem, ViewerItem, ViewerStory } from './viewer-model.js';
import type { Words } from './words.js';

interface StoriesProps {
  readonly stories: readonly ViewerStory[];
  readonly language: Language;
  readonly words: Words['reading'];
  readonly references: References;
}

export function Stories({ stories, language, words, references }: StoriesProps) {
  return (
    <section class="stories" aria-labelledby="stories">
      <h2 id="stories">{words.stories}</h2>
      {stories.map((story) => (
        <article class="story">
          <h3>{story.title}</h3>
          <SourceList items={story.items} {...{ language, references }} />
        </article>
      ))}
    </section>
  );
}

interface SourceListProps {
  readonly items: readonly ViewerItem[];
  readonly language: Language;
  readonly references: References;
}

export function SourceList({ items, language, references }: SourceListProps) {
  return (
    <ul class="sources">
      {items.map((item) => (
        <li>
          <span class="number" aria-hidden="true">
            {references.numberOf(item)}
          </span>
          <ExternalLink class="headline" url={item.url}>
            {item.title}
          </ExternalLink>
          <span class="byline">
            {item.sourceTitle} · <Moment at={item.publishedAt} language={language} />
          </span>
        </li>
      ))}
    </ul>
  );
}

const SHOWN = 20;

/** Why the rest of the news is not in the briefing, under the reason that they share. */
export function Missed({ items, words }: { readonly items: readonly LeftOutItem[]; readonly words: Words['reading'] }) {
  if (items.length === 0) return null;
  const shown = items.slice(0, SHOWN);
  const reasons = [...new Set(shown.map(({ reason }) => reason))];
  return (
    <section class="missed" aria-labelledby="missed">
      <h2 id="missed">{words.missed}</h2>
      <p class="hint">{words.missedIntro}</p>
      {reasons.map((reason) => (
        <div>
          <h3>{words.reasons[reason]}</h3>
          <ul class="sources">
            {shown
              .filter((item) => item.reason === reason)
              .map((item) => (
                <li>
                  <ExternalLink class="headline" url={item.url}>
                    {item.title}
                  </ExternalLink>
                  <span class="byline">{item.sourceTitle}</span>
                </li>
              ))}
          </ul>
        </div>
      ))}
      {items.length > SHOWN && <p class="hint">{words.more(items.length - SHOWN)}</p>}
    </section>
  );
}
