import type { JsonObject } from '../../../shared/kernel/json.js';
import type { Contents, NoticedCorrection } from '../../application/contents.js';
import type { ProjectedBriefing } from '../../application/ports/briefing-read-model.js';
import type { Recording } from '../../application/ports/speech/recording-studio.js';
import {
  NOTHING_UNDERSTOOD,
  type NamedSources,
  type NamedTopic,
  type Understood,
} from '../../domain/request/understood.js';
import type { Citation, Groundedness, Line, Script, Story } from '../../domain/script.js';
import { audioChapters } from '../../domain/audio-metadata.js';
import type { TranscriptSegmentDto } from './artifact.dto.js';

/** One segment for each spoken sentence. */
export function segmentsOf(script: Script, recording: Recording): TranscriptSegmentDto[] {
  return script.lines.map(({ host, text }, index) => ({
    text,
    speaker: script.hosts[host]?.name ?? '',
    start_ms: recording.timings[index]?.startMs ?? 0,
    duration_ms: recording.timings[index]?.durationMs ?? 0,
  }));
}

const storyData = (story: Story, links: Links): JsonObject => ({
  title: story.title,
  told_before: story.toldBefore ?? null,
  disagreements: (story.disagreements ?? []).map(({ unit, figures }) => ({
    unit,
    figures: figures.map(({ figure, citation }) => ({
      figure,
      source: story.items.find(({ id }) => id === citation.itemId)?.sourceTitle ?? null,
      ...citationData(citation, links),
    })),
  })),
  items: story.items.map(({ id, title, url, sourceId, sourceTitle, at }) => ({
    id,
    title,
    url,
    published_at: at,
    source: { id: sourceId, title: sourceTitle },
  })),
});

type Links = ReadonlyMap<string, string | null>;

/** Item id → its link, for every item that a story cites. */
const linksOf = (script: Script): Links =>
  new Map(
    [...(script.corrections ?? []).map(({ item }) => item), ...script.stories.flatMap(({ items }) => items)].map(
      ({ id, url }) => [id, url],
    ),
  );

const citationData = ({ itemId, quote, former }: Citation, links: Links): JsonObject => ({
  item_id: itemId,
  url: links.get(itemId) ?? null,
  quote,
  /** The item has it no longer. */
  ...(former === true && { former }),
});

/** Who wrote a sentence: the composer took it out of its item, or a language model wrote it from what it cites. */
const writerOf = ({ writtenBy }: Line): string => writtenBy ?? 'composer';

/** The further items that a sentence follows from. */
const alsoFrom = ({ alsoFrom: citations = [] }: Line, links: Links): JsonObject =>
  citations.length === 0 ? {} : { also_from: citations.map((citation) => citationData(citation, links)) };

/** Which item each transcript segment takes its fact from; phrases of the hosts have none. */
function segmentSources(script: Script, links: Links): JsonObject[] {
  return script.lines.flatMap((line, segment) => {
    const { citation, story = null } = line;
    return citation === undefined
      ? []
      : [{ segment, ...citationData(citation, links), story, written_by: writerOf(line), ...alsoFrom(line, links) }];
  });
}

const topicData = ({ text, topic, narrowed }: NamedTopic): JsonObject => ({
  text,
  /** The broad subject that it is, by the name that it has for programs; null: it is a subject of its own. */
  subject: narrowed ? null : topic,
});

/** What the request was understood to say. */
const requestData = (understood: Understood): JsonObject => ({
  wanted: understood.wanted.map(topicData),
  only: understood.only,
  less: understood.less.map(topicData),
  excluded: understood.excluded.map(topicData),
  spared: (understood.spared ?? []).map(topicData),
  first: understood.order.first.map(topicData),
  last: understood.order.last.map(topicData),
  questions: understood.questions.map(topicData),
  length_seconds: understood.lengthSeconds,
  short: understood.short === true,
  format: understood.format,
  style: [...understood.style],
  period: periodData(understood.period),
  sources: sourcesData(understood.sources),
  folders: sourcesData(understood.folders ?? NOTHING_UNDERSTOOD.sources),
  not_understood: [...understood.leftOver],
});

const sourcesData = ({ only, excluded, first = [], last = [], more = [], less = [] }: NamedSources): JsonObject => ({
  only: [...only],
  excluded: [...excluded],
  first: [...first],
  last: [...last],
  more: [...more],
  less: [...less],
});

function periodData(period: Understood['period']): JsonObject | null {
  if (period === null) return null;
  return 'from' in period ? { from: period.from } : { since_days: period.sinceDays };
}

/** How much of what a language model proposed follows from what it cites. */
const groundednessData = ({ proposed, verified, replaced }: Groundedness): JsonObject => ({
  proposed_lines: proposed,
  verified_lines: verified,
  replaced_lines: replaced,
  share: proposed === 0 ? 1 : Math.round((verified / proposed) * 1000) / 1000,
});

/** What sources have changed of what the briefing cites: as it was told, and as it stands. */
const correctionData = ({
  itemId,
  kind,
  noticedAt,
  title,
  url,
  sourceId,
  sourceTitle,
  sentences,
}: NoticedCorrection): JsonObject => ({
  item_id: itemId,
  kind,
  noticed_at: noticedAt,
  title,
  url,
  source: { id: sourceId, title: sourceTitle },
  sentences: sentences.map(({ lines, before, after }) => ({ segments: [...lines], before, after })),
});

/** What the briefing itself corrects of earlier ones, and in which segments it says so. */
const correctedData = ({ corrections = [], lines }: Script): JsonObject[] =>
  corrections.map(({ briefingId, kind, noticedAt, item, before, after }, index) => ({
    artifact_id: briefingId,
    item_id: item.id,
    kind,
    noticed_at: noticedAt,
    title: item.title,
    url: item.url,
    source: { id: item.sourceId, title: item.sourceTitle },
    before,
    after,
    segments: lines.flatMap(({ correction }, segment) => (correction === index ? [segment] : [])),
  }));

/** A briefing that can be heard. */
type Heard = Contents & { readonly script: Script; readonly recording: Recording };

/** `artifact_data` of an audio brief. Times in milliseconds; `segment` and `story` are indexes, and `written_by` has one entry for each segment. */
export function audioDataOf({ script, recording, corrections }: Heard, { state }: ProjectedBriefing): JsonObject {
  const links = linksOf(script);
  return {
    language: script.language,
    chapters: audioChapters(script, recording).map(({ title, startMs, endMs }) => {
      return { title, start_ms: startMs, end_ms: endMs };
    }),
    format: script.format ?? null,
    stories: script.stories.map((story) => storyData(story, links)),
    segment_sources: segmentSources(script, links),
    written_by: script.lines.map(writerOf),
    target_length_ms: script.targetMs,
    actual_length_ms: recording.durationMs,
    shorter_than_asked: script.shorterThanAsked,
    nothing_new_since: script.nothingNewSince ?? null,
    corrections: corrections.map(correctionData),
    corrects: correctedData(script),
    ...(script.request !== undefined && { request: requestData(script.request) }),
    ...(script.groundedness !== undefined && { groundedness: groundednessData(script.groundedness) }),
    seed: state.requested.seed,
    engine: { composer: script.versions.engine, phrase_book: script.versions.phraseBook, speech: recording.engine },
  };
}

/** `artifact_data` of a quick read: the stories, what is said of them, and where it comes from. */
export function pageDataOf(script: Script, corrections: Contents['corrections']): JsonObject {
  const links = linksOf(script);
  return {
    language: script.language,
    format: script.format ?? null,
    ...(script.request !== undefined && { request: requestData(script.request) }),
    corrections: corrections.map(correctionData),
    corrects: correctedData(script),
    stories: script.stories.map((story, index) => ({
      ...storyData(story, links),
      points: script.lines.flatMap((line) => {
        const { text, citation, story: of } = line;
        if (citation === undefined || of !== index) return [];
        const { itemId } = citation;
        const from = { item_id: itemId, url: links.get(itemId) ?? null };
        return [{ text, ...from, written_by: writerOf(line), ...alsoFrom(line, links) }];
      }),
    })),
  };
}
