import type { Language } from '../../../shared/kernel/language.js';
import { Headline } from './headline.js';
import type { References } from './references.js';
import type { ViewerItem, ViewerStory } from './viewer-model.js';
import { wordsFor } from './locale.js';
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
  const merged = items.findIndex((item) => item.merged);
  return (
    <ul class="sources">
      {items.map((item, index) => (
        <li>
          {index === merged && <span class="also">{wordsFor(language).reading.alsoTold}</span>}
          <span class="number" aria-hidden="true">
            {references.numberOf(item)}
          </span>
          <Headline {...{ item, language }} />
        </li>
      ))}
    </ul>
  );
}
