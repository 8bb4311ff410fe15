import { prepared } from '../patterns.js';
import { isPartOf, type Topic } from '../understood.js';
import { topicOfSection } from './url-sections.js';

/** What the categories of an item say of its subject. */
export interface Filed {
  readonly sure: readonly Topic[];
  /** Worth something beside a word of the item itself. */
  readonly doubtful: readonly Topic[];
  /** Those that name no subject as such, a line each: names, places, "election campaign". */
  readonly tags: string;
}
export const NOT_FILED: Filed = { sure: [], doubtful: [], tags: '' };

/** "Sports/Football", "News > Sport", "Sport: Tennis" */
const PATH = /\s*[/>»›:→\\]+\s*|\s+[-–—|·]\s+/u;
/** "Arts & Entertainment": either is meant. */
const EITHER = /\s*[&+]\s*|\s+(?:and|und|et|y|e|i)\s+|[与和及・]|と/u;
/** Names of sections that hold everything that goes nowhere else. */
const GENERIC = new Set(
  'people|lifestyle|life|leute|menschen|gente|vida|vie|motor|play|panorama|vermischtes|society|gesellschaft|société|sociedad|sociedade|variétés'.split(
    '|',
  ),
);
/** An item in more subjects than these is tagged to be found. */
const MOST_SUBJECTS = 3;
const MOST_CHARACTERS = 60;

interface Said {
  readonly topic: Topic;
  readonly sure: boolean;
}

const FILED = new Map<string, readonly Said[]>();
const MOST_REMEMBERED = 5000;

/** `common`: what the feed puts on everything, in lower case. */
export function filedUnder(categories: readonly string[], common: ReadonlySet<string>): Filed {
  const own = categories.map(plain).filter((name) => !common.has(name));
  const said = own.flatMap(saidBy);
  const subjects = [...new Set(said.map(({ topic }) => topic))];
  const apart = subjects.filter((topic) => !subjects.some((other) => other !== topic && isPartOf(topic, other)));
  const believed = apart.length <= MOST_SUBJECTS;
  const ofFeed = [...common].filter((name) => categories.some((one) => plain(one) === name)).flatMap(saidBy);
  const sure = said.filter((one) => one.sure && believed).map(({ topic }) => topic);
  return {
    sure,
    doubtful: [...said, ...ofFeed].map(({ topic }) => topic).filter((topic) => !sure.includes(topic)),
    tags: own.filter((name) => saidBy(name).length === 0).join('\n'),
  };
}

/** `#World_News`, `r/science` and `sport-nachrichten` as words. */
const plain = (category: string): string =>
  prepared(category.slice(0, MOST_CHARACTERS))
    .lower.replace(/^(?:#|r\/)/u, '')
    .replace(/_/gu, ' ')
    .trim();

function saidBy(name: string): readonly Said[] {
  const known = FILED.get(name);
  if (known !== undefined) return known;
  const made = name.split(PATH).flatMap(saidByPart);
  if (FILED.size < MOST_REMEMBERED) FILED.set(name, made);
  return made;
}

function saidByPart(part: string): readonly Said[] {
  const whole = topicCalled(part);
  if (whole !== null) return [{ topic: whole, sure: !GENERIC.has(part) }];
  const topics = part.split(EITHER).flatMap((one) => topicCalled(one) ?? []);
  return [...new Set(topics)].map((topic, _, all) => ({ topic, sure: all.length === 1 && !GENERIC.has(part) }));
}

const topicCalled = (name: string): Topic | null =>
  topicOfSection(name) ?? topicOfSection(name.replaceAll('-', ' ')) ?? topicOfSection(name.replaceAll(' ', '-'));

/** Fewer items tell nothing of the habits of a feed. */
const ENOUGH_ITEMS = 4;
const NEARLY_ALL = 0.8;

/** By source, the categories that nearly all of its items have, in lower case. */
export function commonCategories(
  items: readonly { readonly sourceId: string; readonly categories?: readonly string[] }[],
): ReadonlyMap<string, ReadonlySet<string>> {
  const bySource = Map.groupBy(items, ({ sourceId }) => sourceId);
  return new Map(
    [...bySource].map(([sourceId, own]) => [sourceId, commonOf(own.map(({ categories = [] }) => categories))]),
  );
}

function commonOf(lists: readonly (readonly string[])[]): ReadonlySet<string> {
  if (lists.length < ENOUGH_ITEMS) return new Set();
  const counts = new Map<string, number>();
  for (const name of lists.flatMap((list) => [...new Set(list.map(plain))])) {
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return new Set([...counts].filter(([, count]) => count >= NEARLY_ALL * lists.length).map(([name]) => name));
}
