import type { Asked } from '../request/asked.js';
import { keyOf, type NamedTopic } from '../request/understood.js';
import type { RequestRule } from '../script.js';
import type { ComposeRequest } from './material.js';
import type { Member, RankedStory } from './stories/ranking.js';
import type { Refusal } from './ledger.js';
import type { ExcludedSubjects } from './exclusion/excluded-subjects.js';
import type { Topicality } from './topicality.js';

/** The stories that a request leaves, and what it took away. */
export interface Answer {
  readonly stories: readonly RankedStory[];
  readonly refused: ReadonlyMap<string, Refusal>;
}

interface Judges {
  readonly topicality: Topicality;
  readonly excludedSubjects: ExcludedSubjects;
}

const UNSAID: RequestRule = { kind: 'preferences', subjects: [] };

/**
 * Keeps what was asked for. The items of a story stand and fall together, by their votes; single reports of an excluded
 * subject within a story of something else go alone.
 */
export function answering(
  stories: readonly RankedStory[],
  { request, understood }: Pick<Asked, 'request' | 'understood'>,
  { topicality, excludedSubjects }: Judges,
): Answer {
  const { wanted, only, excluded, spared = [] } = understood;
  const refused = new Map<string, Refusal>();
  const said = new Set(request.excluded.map(keyOf));
  const refuse = (members: readonly Member[], rule: RequestRule): void => {
    for (const { reading } of members) refused.set(reading.item.id, { reason: 'no_query_match', rule });
  };
  const isKept = (story: RankedStory): boolean => {
    if (!only || wanted.some((topic) => isAbout(story, topic, topicality))) return true;
    refuse(story.members, request.only ? { kind: 'only', subjects: wanted.map(({ text }) => text) } : UNSAID);
    return false;
  };
  const left = excluded.reduce((kept, topic) => {
    const rule: RequestRule = said.has(keyOf(topic)) ? { kind: 'excluded', subjects: [topic.text] } : UNSAID;
    return kept.flatMap((story) => {
      if (spared.some((one) => isAbout(story, one, topicality))) return story;
      const unwanted = excludedSubjects.of(story, topic);
      refuse(unwanted, rule);
      return without(story, unwanted);
    });
  }, stories);
  const { first = [] } = understood.sources;
  return { stories: left.filter(isKept).map((story) => ledBy(story, first)), refused };
}

/** A source that is to come first tells what it has of a story. */
function ledBy(story: RankedStory, first: readonly string[]): RankedStory {
  if (first.length === 0) return story;
  const leading = first.flatMap((title) => story.members.filter(({ reading }) => reading.item.sourceTitle === title));
  return { ...story, members: [...new Set([...leading, ...story.members])] };
}

function without(story: RankedStory, unwanted: readonly Member[]): readonly RankedStory[] {
  if (unwanted.length === 0) return [story];
  const members = story.members.filter((member) => !unwanted.includes(member));
  const sources = new Set(members.map(({ reading }) => reading.item.sourceId)).size;
  return members.length === 0 ? [] : [{ ...story, members, sources }];
}

/** At least every third item of it says so: words that name a broad subject are not in every account. */
const isAbout = ({ members }: RankedStory, topic: NamedTopic, topicality: Topicality): boolean =>
  members.filter(({ reading }) => topicality.isAbout(reading, topic)).length >= members.length / 3;

/** Whether the listener names what a story is about: "the ferries", not "technology", which is much of any day. */
export function askedByName(
  { query = '' }: Pick<ComposeRequest, 'query'>,
  { request }: Asked,
  topicality: Topicality,
): (story: RankedStory) => boolean {
  const named = request.wanted.filter(({ topic, narrowed }) => topic === null || narrowed);
  return (story) => query.trim() !== '' || named.some((topic) => isAbout(story, topic, topicality));
}

/** By what was asked to come first (-1) or last (1). */
export function placeOf({ members }: RankedStory, asked: Asked, topicality: Topicality): number {
  const { understood, folders = [] } = asked;
  const { first, last } = understood.order;
  const lead = members[0]?.reading;
  if (lead === undefined) return 0;
  const bySubject = place(first, last, (topic) => topicality.isAbout(lead, topic));
  if (bySubject !== 0) return bySubject;
  const { first: firstSources = [], last: lastSources = [] } = understood.sources;
  const bySource = place(firstSources, lastSources, (title) => lead.item.sourceTitle === title);
  if (bySource !== 0) return bySource;
  const { first: firstFolders = [], last: lastFolders = [] } = understood.folders ?? {};
  return place(firstFolders, lastFolders, (name) =>
    folders.some((folder) => folder.name === name && folder.sourceIds.includes(lead.item.sourceId)),
  );
}

function place<Value>(first: readonly Value[], last: readonly Value[], holds: (value: Value) => boolean): number {
  const early = first.findIndex(holds);
  return early >= 0 ? early - first.length : last.findIndex(holds) + 1;
}
