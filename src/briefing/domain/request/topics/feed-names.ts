import { prepared } from '../patterns.js';
import { isPartOf, TOPICS, type Topic } from '../understood.js';
import { topicOfSection } from './url-sections.js';

const PARTS = /\s*[/>»›:→\\|·,()[\]]+\s*|\s+[-–—]\s+|\s+/u;
const LONGEST_NAME = 3;
/** A name of more words is a sentence. */
const MOST_WORDS = 8;
const MOST_REMEMBERED = 2000;
const KNOWN = new Map<string, ReadonlySet<Topic>>();

/** The broad subjects that stand at the beginning or at the end of the name of a feed: "BBC Sport", "Politik | Bote". */
export function subjectsOfFeed(name: string): ReadonlySet<Topic> {
  const known = KNOWN.get(name);
  if (known !== undefined) return known;
  const made = subjectsIn(prepared(name.slice(0, 100)).lower);
  if (KNOWN.size < MOST_REMEMBERED) KNOWN.set(name, made);
  return made;
}

function subjectsIn(name: string): ReadonlySet<Topic> {
  const words = name.split(PARTS).filter((word) => word !== '');
  if (words.length > MOST_WORDS) return new Set();
  const ends = Array.from({ length: LONGEST_NAME }, (_, index) => index + 1).flatMap((length) => [
    words.slice(0, length).join(' '),
    words.slice(-length).join(' '),
  ]);
  const named = ends.flatMap((end) => topicOfSection(end) ?? []);
  return new Set(TOPICS.filter((topic) => named.some((one) => isPartOf(one, topic))));
}
