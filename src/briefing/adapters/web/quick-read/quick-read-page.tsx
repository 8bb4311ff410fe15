import { roundMinutes } from '../../../../shared/delivery/web/language/formats.js';
import { Moment } from '../../../../shared/delivery/web/shell/moment.js';
import { BriefingPage } from '../viewer/briefing-page.js';
import { Corrections } from '../transcript/corrections.js';
import { Outline } from '../../../../shared/delivery/web/shell/outline.js';
import { wordsFor } from '../locale.js';
import { References } from '../transcript/references.js';
import { shareCard } from '../viewer/share-card.js';
import { SourceList, StoryNotes } from '../transcript/stories.js';
import { langOf, ModelLegend, Origin } from '../transcript/transcript.js';
import type { QuickReadModel, QuickReadStory } from '../viewer/viewer-model.js';

/** `/b/<slug>/read`: the briefing as a text to read or print. */
export function QuickReadPage({ model }: { readonly model: QuickReadModel }) {
  const references = new References(model.stories);
  return (
    <BriefingPage
      model={model}
      title={model.title}
      scripts={['local-time.js']}
      share={shareCard(model)}
      class="narrow quick-read"
    >
      <article>
        <Masthead model={model} />
        <Corrections corrections={model.corrections} language={model.language} />
        {model.stories.map((story) => (
          <StoryText {...{ story, model, references }} />
        ))}
      </article>
    </BriefingPage>
  );
}

function Masthead({ model }: { readonly model: QuickReadModel }) {
  const words = wordsFor(model.language).reading;
  const { covered, total } = model.coverage;
  const note = model.nothingNew ? words.nothingNew : model.shorterThanAsked ? words.shorter : null;
  return (
    <div class="masthead">
      <h1>{model.title}</h1>
      <p class="meta">
        <Moment at={model.createdAt} language={model.language} style="long" />
        {total > 1 && <span>{words.coverage(covered, total)}</span>}
      </p>
      {model.asked !== null && <p class="hint">{model.asked}</p>}
      {model.format !== null && <p class="hint">{words.format(words.formats[model.format])}</p>}
      {note !== null && <p class="hint">{note}</p>}
      {model.stories.some(({ points }) => points.some(({ byModel }) => byModel)) && (
        <ModelLegend words={words} groundedness={model.groundedness} />
      )}
      <p class="actions">
        <a class="button" href={model.viewerUrl}>
          <Outline name="listen" />
          {words.listen}
          {model.durationMs !== null && <span class="size">{roundMinutes(model.durationMs, model.language)}</span>}
        </a>
      </p>
    </div>
  );
}

interface StoryTextProps {
  readonly story: QuickReadStory;
  readonly model: QuickReadModel;
  readonly references: References;
}

function StoryText({ story, model, references }: StoryTextProps) {
  const words = wordsFor(model.language).reading;
  const gap = model.language === 'zh' || model.language === 'ja' ? '' : ' ';
  return (
    <section class="story">
      <h2>{story.title}</h2>
      <StoryNotes {...{ story, references }} language={model.language} />
      <p class="story-text">
        {story.points.map((point) => (
          <>
            {point.language === undefined ? point.text : <span {...langOf(point)}>{point.text}</span>}
            <Origin of={point} {...{ words, references }} />
            {gap}
          </>
        ))}
      </p>
      <SourceList items={story.items} language={model.language} references={references} />
    </section>
  );
}
