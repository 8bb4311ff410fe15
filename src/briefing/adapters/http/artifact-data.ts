import type { JsonObject } from '../../../shared/kernel/json.js';
import type { ProjectedBriefing } from '../../application/ports/briefing-read-model.js';
import type { Recording } from '../../application/ports/recording-studio.js';
import type { NamedSources, NamedTopic, Understood } from '../../domain/request/understood.js';
import type { Script, Story } from '../../domain/script.js';
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

const storyData = (story: Story): JsonObject => ({
  title: story.title,
  items: story.items.map(({ id, title, url, sourceId, sourceTitle, at }) => ({
    id,
    title,
    url,
    published_at: at,
    source: { id: sourceId, title: sourceTitle },
  })),
});

/** Item id → its link, for every item that a story cites. */
const linksOf = (script: Script): Map<string, string | null> =>
  new Map(script.stories.flatMap(({ items }) => items.map(({ id, url }) => [id, url])));

/** Which item each transcript segment takes its fact from; phrases of the hosts have none. */
function segmentSources(script: Script): JsonObject[] {
  const links = linksOf(script);
  return script.lines.flatMap(({ citation, story }, segment) =>
    citation === undefined
      ? []
      : [
          {
            segment,
            item_id: citation.itemId,
            url: links.get(citation.itemId) ?? null,
            story: story ?? null,
            quote: citation.quote,
          },
        ],
  );
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
  first: understood.order.first.map(topicData),
  last: understood.order.last.map(topicData),
  questions: understood.questions.map(topicData),
  length_seconds: understood.lengthSeconds,
  format: understood.format,
  style: [...understood.style],
  period: periodData(understood.period),
  sources: sourcesData(understood.sources),
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

/** `artifact_data` of an audio brief. Times in milliseconds; `segment` and `story` are indexes. */
export function audioDataOf(script: Script, recording: Recording, { state }: ProjectedBriefing): JsonObject {
  return {
    language: script.language,
    chapters: audioChapters(script, recording).map(({ title, startMs, endMs }) => {
      return { title, start_ms: startMs, end_ms: endMs };
    }),
    stories: script.stories.map(storyData),
    segment_sources: segmentSources(script),
    target_length_ms: script.targetMs,
    actual_length_ms: recording.durationMs,
    shorter_than_asked: script.shorterThanAsked,
    ...(script.request !== undefined && { request: requestData(script.request) }),
    seed: state.requested.seed,
    engine: { composer: script.versions.engine, phrase_book: script.versions.phraseBook, speech: recording.engine },
  };
}

/** `artifact_data` of a quick read: the stories, what is said of them, and where it comes from. */
export function pageDataOf(script: Script): JsonObject {
  const links = linksOf(script);
  return {
    language: script.language,
    stories: script.stories.map((story, index) => ({
      ...storyData(story),
      points: script.lines.flatMap(({ text, citation, story: of }) =>
        citation === undefined || of !== index
          ? []
          : [{ text, item_id: citation.itemId, url: links.get(citation.itemId) ?? null }],
      ),
    })),
  };
}
