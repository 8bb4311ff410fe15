import type { Asked } from '../request/asked.js';
import { keyOf, type NamedTopic } from '../request/understood.js';
import type { RequestRule } from '../script.js';
import type { RankedStory } from './stories/ranking.js';
import type { Refusal } from './ledger.js';
import type { Topicality } from './topicality.js';

/** The stories that a request leaves, and what it took away. */
export interface Answer {
  readonly stories: readonly RankedStory[];
  readonly refused: ReadonlyMap<string, Refusal>;
}

const UNSAID: RequestRule = { kind: 'preferences', subjects: [] };

/** Keeps what was asked for. The items of a story stand and fall together: one sport report makes it a sport story. */
export function answering(
  stories: readonly RankedStory[],
  { request, understood }: Pick<Asked, 'request' | 'understood'>,
  topicality: Topicality,
): Answer {
  const { wanted, only, excluded } = understood;
  const refused = new Map<string, Refusal>();
  const said = new Set(request.excluded.map(keyOf));
  const kept = stories.filter((story) => {
    const subject = excluded.find((topic) => isExcluded(story, topic, topicality));
    if (subject !== undefined) {
      return refuse(story, said.has(keyOf(subject)) ? { kind: 'excluded', subjects: [subject.text] } : UNSAID, refused);
    }
    if (!only || wanted.some((topic) => isAbout(story, topic, topicality))) return true;
    return refuse(story, request.only ? { kind: 'only', subjects: wanted.map(({ text }) => text) } : UNSAID, refused);
  });
  return { stories: kept, refused };
}

function refuse(story: RankedStory, rule: RequestRule, refused: Map<string, Refusal>): false {
  for (const { reading } of story.members) refused.set(reading.item.id, { reason: 'no_query_match', rule });
  return false;
}

/** One item that surely is of the subject, or two that both look like it. */
function isExcluded({ members }: RankedStory, topic: NamedTopic, topicality: Topicality): boolean {
  if (members.some(({ reading }) => topicality.touches(reading, topic))) return true;
  const hints = members.filter(({ reading }) => topicality.hints(reading, topic)).length;
  return hints >= 2 && hints >= members.length / 2;
}

/** At least every second item of it. */
const isAbout = ({ members }: RankedStory, topic: NamedTopic, topicality: Topicality): boolean =>
  members.filter(({ reading }) => topicality.isAbout(reading, topic)).length >= members.length / 2;

/** By what was asked to come first (-1) or last (1). */
export function placeOf({ members }: RankedStory, { understood }: Asked, topicality: Topicality): number {
  const { first, last } = understood.order;
  const lead = members[0]?.reading;
  if (lead === undefined) return 0;
  const place = first.findIndex((topic) => topicality.isAbout(lead, topic));
  if (place >= 0) return place - first.length;
  return last.findIndex((topic) => topicality.isAbout(lead, topic)) + 1;
}
