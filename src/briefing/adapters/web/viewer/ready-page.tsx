import { clockTime, listOf, megabytes, roundMinutes } from '../../../../shared/delivery/web/language/formats.js';
import { Moment } from '../../../../shared/delivery/web/shell/moment.js';
import { DockTemplate } from '../player/dock.js';
import { BriefingPage } from './briefing-page.js';
import { Corrections } from '../transcript/corrections.js';
import { Outline } from '../../../../shared/delivery/web/shell/outline.js';
import { wordsFor } from '../locale.js';
import { Missed } from '../transcript/missed.js';
import { KeyboardHelp } from '../player/keyboard-help.js';
import { OwnerTools } from './owner-tools.js';
import { Player } from '../player/player.js';
import { References } from '../transcript/references.js';
import { shareCard } from './share-card.js';
import { partsOf, partWith, type TranscriptPart } from '../transcript/transcript-parts.js';
import { Stories } from '../transcript/stories.js';
import { momentLink, Transcript } from '../transcript/transcript.js';
import type { ReadyModel } from './viewer-model.js';

interface ReadyProps {
  readonly model: ReadyModel;
}

/** The briefing to listen to: player and chapters on one side, transcript and sources on the other. */
export function ReadyPage({ model }: ReadyProps) {
  const words = wordsFor(model.language);
  const references = new References(model.stories);
  const parts = partsOf(model.segments, model.chapters);
  const shown = partWith(parts, model.sentence ?? null);
  return (
    <BriefingPage
      model={model}
      title={model.title}
      styles={['player.css', 'transcript.css', 'dock.css']}
      scripts={['viewer.js', 'local-time.js']}
      share={shareCard(model)}
      class="viewer"
    >
      <div class="listening">
        <Heading model={model} />
        <Player model={model} words={words.player} />
        <Actions model={model} />
        <Chapters model={model} parts={parts} shown={shown} />
        <KeyboardHelp words={words.player} />
        <DockTemplate words={words.player} />
      </div>
      <div class="reading">
        <Corrections corrections={model.corrections} language={model.language} />
        <Coverage model={model} />
        <OwnerTools owner={model.owner} language={model.language} viewerUrl={model.viewerUrl} />
        <Transcript model={model} words={words.reading} {...{ references, parts, shown }} />
        <Stories
          stories={storiesIn(model.stories, parts, shown)}
          language={model.language}
          words={words.reading}
          references={references}
        />
        <Missed groups={model.missed} language={model.language} />
      </div>
    </BriefingPage>
  );
}

function Heading({ model }: ReadyProps) {
  const { reading: words, player } = wordsFor(model.language);
  return (
    <div class="heading">
      {model.coverUrl !== null && <img class="cover" src={model.coverUrl} alt="" width="640" height="640" />}
      <div>
        <h1>{model.title}</h1>
        <p class="meta">
          <Moment at={model.createdAt} language={model.language} style="long" />
          <span>{roundMinutes(model.durationMs, model.language)}</span>
          {model.hosts.length > 0 && <span>{words.hostedBy(listOf(model.hosts, model.language))}</span>}
          <span class="played" data-played hidden>
            {player.played.state}
          </span>
        </p>
      </div>
    </div>
  );
}

/** Those that the part tells; with the last one those that are not told on their own. */
function storiesIn(
  stories: ReadyModel['stories'],
  parts: readonly TranscriptPart[],
  shown: number,
): ReadyModel['stories'] {
  const part = parts[shown];
  if (part === undefined || parts.length === 1) return stories;
  const isLast = shown === parts.length - 1;
  return stories.filter(({ startMs }) =>
    startMs === undefined ? isLast : startMs >= part.startMs && startMs < part.endMs,
  );
}

interface ChaptersProps extends ReadyProps {
  readonly parts: readonly TranscriptPart[];
  readonly shown: number;
}

function Chapters({ model, parts, shown }: ChaptersProps) {
  if (model.chapters.length === 0) return null;
  const words = wordsFor(model.language).reading;
  return (
    <nav class="chapters" aria-labelledby="chapters" data-chapters>
      <h2 id="chapters">{words.chapters}</h2>
      <ol>
        {model.chapters.map((chapter) => (
          <li>
            <a {...momentLink(chapter.startMs)} {...linkToPart(chapter, parts, shown)}>
              <span class="at">{clockTime(chapter.startMs)}</span>
              <span class="name">{chapter.title}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** Without the script a chapter of another part is on another page. */
function linkToPart(
  { startMs }: ReadyModel['chapters'][number],
  parts: readonly TranscriptPart[],
  shown: number,
): { readonly href?: string } {
  const part = parts.findLast((each) => each.startMs <= startMs);
  return part === undefined || part === parts[shown] ? {} : { href: `?s=${part.first}${momentLink(startMs).href}` };
}

function Actions({ model }: ReadyProps) {
  const words = wordsFor(model.language);
  return (
    <p class="actions">
      <a class="button" href={model.downloadUrl} download>
        <Outline name="download" />
        {words.player.download}
        {model.audioSizeBytes !== null && <span class="size">{megabytes(model.audioSizeBytes, model.language)}</span>}
      </a>
      {model.quickReadUrl !== null && (
        <a class="button" href={model.quickReadUrl}>
          <Outline name="read" />
          {words.reading.quickRead}
        </a>
      )}
    </p>
  );
}

function Coverage({ model }: ReadyProps) {
  const words = wordsFor(model.language).reading;
  const { covered, total } = model.coverage;
  const note = model.nothingNew ? words.nothingNew : model.shorterThanAsked ? words.shorter : null;
  if (total < 2 && note === null && model.asked === null && model.format === null) return null;
  return (
    <div class="coverage">
      {model.asked !== null && <p>{model.asked}</p>}
      {model.format !== null && <p>{words.format(words.formats[model.format])}</p>}
      {note !== null && <p>{note}</p>}
      {total > 1 && (
        <p>
          <progress max={total} value={Math.min(covered, total)} aria-hidden="true" />
          {words.coverage(covered, total)}
        </p>
      )}
    </div>
  );
}
