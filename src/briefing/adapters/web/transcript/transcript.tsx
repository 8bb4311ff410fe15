import type { Groundedness } from '../../../domain/script.js';
import type { Language } from '../../../../shared/kernel/language.js';
import { clockTime, languageTag } from '../../../../shared/delivery/web/language/formats.js';
import { ExternalLink } from '../../../../shared/delivery/web/shell/links.js';
import { Outline } from '../../../../shared/delivery/web/shell/outline.js';
import { passageFragment } from './passage.js';
import type { References } from './references.js';
import type { TranscriptPart } from './transcript-parts.js';
import type { Turn } from './transcript-turns.js';
import type { ReadyModel, SourceLink, ViewerSegment } from '../viewer/viewer-model.js';
import type { Words } from '../words.js';

interface TranscriptProps {
  readonly model: ReadyModel;
  readonly words: Words['reading'];
  readonly references: References;
}

const inSeconds = (ms: number): string => String(Math.round(ms) / 1000);

/** Where a link to the moment leads without the script: to the place in the transcript. */
const momentId = (ms: number): string => `t=${inSeconds(ms)}`;

/** A link to a moment of this page: the script seeks there, and copied it leads others to the same moment. */
export const momentLink = (ms: number) => ({ href: `#${momentId(ms)}`, 'data-start': inSeconds(ms) });

export function Transcript({ model, words, references, parts, shown }: TranscriptProps & PartsProps) {
  const [before, part, after] = [parts[shown - 1], parts[shown], parts[shown + 1]];
  return (
    <section
      class="transcript"
      aria-labelledby="transcript"
      data-transcript
      data-parts={parts.length > 1 ? parts.length : undefined}
    >
      <h2 id="transcript">{words.transcript}</h2>
      <p class="hint" data-enhanced-only>
        {words.tapHint}
      </p>
      <button type="button" class="follow" data-follow hidden>
        <Outline name="down" />
        {words.follow}
      </button>
      {model.segments.some(({ byModel }) => byModel) && <ModelLegend words={words} groundedness={model.groundedness} />}
      {before && <OtherPart part={before} where="earlier" label={words.earlierPart} />}
      {part?.chapters.map((chapter) => (
        <section class="chapter" id={momentId(chapter.startMs)}>
          {chapter.title !== '' && (
            <h3>
              <a {...momentLink(chapter.startMs)}>
                {chapter.title} <span class="at">{clockTime(chapter.startMs)}</span>
              </a>
            </h3>
          )}
          {chapter.turns.map((turn) => (
            <TurnParagraph turn={turn} {...{ words, references, language: model.language }} />
          ))}
        </section>
      ))}
      {after && <OtherPart part={after} where="later" label={words.laterPart} />}
    </section>
  );
}

interface PartsProps {
  readonly parts: readonly TranscriptPart[];
  /** Which of them is on the page. */
  readonly shown: number;
}

interface OtherPartProps {
  readonly part: TranscriptPart;
  readonly where: 'earlier' | 'later';
  readonly label: string;
}

/** A part that is not on the page. A script puts it in this place when somebody gets there, reading or listening. */
const OtherPart = ({ part: { first, startMs, endMs }, where, label }: OtherPartProps) => (
  <a
    class="button"
    href={sentenceLink(first)}
    data-part={where}
    data-from={inSeconds(startMs)}
    data-until={endMs === Infinity ? undefined : inSeconds(endMs)}
  >
    {label}
  </a>
);

/** Leads to a sentence in whatever part it is, also without the script. */
const sentenceLink = (number: number): string => `?s=${number}#s${number}`;

interface TurnProps extends Omit<TranscriptProps, 'model'> {
  readonly turn: Turn;
  readonly language: Language;
}

function TurnParagraph({ turn, words, references, language }: TurnProps) {
  const gap = language === 'zh' || language === 'ja' ? '' : ' ';
  return (
    <p class={`turn host-${turn.hostIndex % 2}`}>
      <span class="speaker">{turn.speaker}</span>{' '}
      {turn.segments.map((segment) => (
        <Sentence {...{ segment, words, references, gap }} />
      ))}
    </p>
  );
}

interface SentenceProps extends Omit<TranscriptProps, 'model'> {
  readonly segment: ViewerSegment;
  readonly gap: string;
}

function Sentence({ segment, words, references, gap }: SentenceProps) {
  return (
    <>
      <a
        class="sentence"
        id={segment.number === undefined ? undefined : `s${segment.number}`}
        draggable={false}
        {...langOf(segment)}
        {...momentLink(segment.startMs)}
      >
        {segment.text}
      </a>
      <Origin of={segment} {...{ words, references }} />
      {gap}
    </>
  );
}

/** For screen readers: the language of a sentence that is not in the page's. */
export const langOf = ({ language }: Pick<ViewerSegment, 'language'>): { readonly lang?: string } =>
  language === undefined ? {} : { lang: languageTag(language) };

interface OriginProps extends Omit<TranscriptProps, 'model'> {
  readonly of: Pick<ViewerSegment, 'source' | 'alsoFrom' | 'byModel' | 'correctedBy'>;
}

/** Behind a sentence: the numbers of its sources, whether a language model wrote it, and whether its source changed it. */
export function Origin({ of: { source, alsoFrom = [], byModel, correctedBy }, words, references }: OriginProps) {
  const sources = source === undefined ? alsoFrom : [source, ...alsoFrom];
  return (
    <>
      {sources.map((each) => (
        <SourceMark source={each} number={references.numberOf(each)} words={words} />
      ))}
      {byModel && (
        <span class="model-mark" title={words.byModel}>
          <span aria-hidden="true">✦</span>
          <span class="visually-hidden">{` (${words.byModel})`}</span>
        </span>
      )}
      {correctedBy !== undefined && (
        <a class="correction-mark" href={`#correction-${correctedBy}`}>
          {words.corrected}
        </a>
      )}
    </>
  );
}

interface ModelLegendProps {
  readonly words: Words['reading'];
  readonly groundedness: Groundedness | null;
}

/** What the mark means, and how much of what the model proposed holds. */
export function ModelLegend({ words, groundedness }: ModelLegendProps) {
  return (
    <p class="hint model-legend">
      <span class="model-mark" aria-hidden="true">
        ✦
      </span>{' '}
      {words.modelLegend}
      {groundedness !== null && (
        <span class="groundedness">{` ${words.modelHeld(groundedness.verified, groundedness.proposed)}`}</span>
      )}
    </p>
  );
}

interface SourceMarkProps {
  readonly source: SourceLink;
  readonly number: number;
  readonly words: Words['reading'];
}

/** The small number behind a sentence that states a fact. */
export function SourceMark({ source, number, words }: SourceMarkProps) {
  const name = words.source(`${source.sourceTitle} – ${source.title}`);
  return (
    <ExternalLink
      class="source-mark"
      url={source.url}
      fragment={passageFragment(source.passage)}
      title={name}
      label={`${number}. ${name} (${words.newTab})`}
    >
      {number}
    </ExternalLink>
  );
}
