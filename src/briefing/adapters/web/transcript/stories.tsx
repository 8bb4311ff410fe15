import type { Language } from '../../../../shared/kernel/language.js';
import { Moment } from '../../../../shared/delivery/web/shell/moment.js';
import { clockTime } from '../../../../shared/delivery/web/language/formats.js';
import { Headline } from '../viewer/headline.js';
import type { References } from './references.js';
import { momentLink, SourceMark } from './transcript.js';
import type { ViewerDisagreement, ViewerItem, ViewerStory } from '../viewer/viewer-model.js';
import { wordsFor } from '../locale.js';
import type { Words } from '../words.js';

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
          <h3>
            <StoryTitle story={story} />
          </h3>
          <StoryNotes {...{ story, language, references }} />
          <SourceList items={story.items} {...{ language, references }} />
        </article>
      ))}
    </section>
  );
}

/** Leads to where the story is told, when it is heard. */
function StoryTitle({ story: { title, startMs } }: { readonly story: ViewerStory }) {
  if (startMs === undefined) return <>{title}</>;
  return (
    <a {...momentLink(startMs)}>
      {title} <span class="at">{clockTime(startMs)}</span>
    </a>
  );
}

interface StoryNotesProps {
  readonly story: ViewerStory;
  readonly language: Language;
  readonly references: References;
}

/** What a listener should know about a story: that it was told before, and what its sources do not agree on. */
export function StoryNotes({ story, language, references }: StoryNotesProps) {
  const words = wordsFor(language).reading;
  return (
    <>
      {story.toldBefore !== undefined && (
        <p class="story-note">
          <strong>{words.toldBefore}</strong> <Moment at={story.toldBefore} language={language} /> · {words.newSince}
        </p>
      )}
      {story.disagreements?.map((disagreement) => (
        <Differing {...{ disagreement, language, references }} />
      ))}
    </>
  );
}

interface DifferingProps {
  readonly disagreement: ViewerDisagreement;
  readonly language: Language;
  readonly references: References;
}

function Differing({ disagreement: { unit, figures }, language, references }: DifferingProps) {
  const words = wordsFor(language).reading;
  const gap = language === 'zh' || language === 'ja' ? '' : ' ';
  return (
    <div class="story-note">
      <p>
        <strong>{words.sourcesDiffer}</strong>
      </p>
      <ul class="figures">
        {figures.map(({ figure, source }) => (
          <li>
            <span class="figure">{`${figure}${gap}${unit}`}</span>
            {source && (
              <span class="byline">
                {source.sourceTitle}
                <SourceMark source={source} number={references.numberOf(source)} words={words} />
              </span>
            )}
          </li>
        ))}
      </ul>
    </div>
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
