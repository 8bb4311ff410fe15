import type { Format } from '../../../shared/kernel/listening.js';

export type { Format };

/** Broad subjects that a listener can name with one word, in each language. */
export const TOPICS = [
  'sport',
  'football',
  'politics',
  'economy',
  'technology',
  'ai',
  'science',
  'health',
  'climate',
  'culture',
  'celebrity',
  'crime',
  'war',
  'weather',
  'travel',
  'games',
  'food',
  'cars',
  'education',
  'religion',
  'space',
  'crypto',
] as const;
export type Topic = (typeof TOPICS)[number];

/** What is football is sport. */
const WHOLES: Readonly<Partial<Record<Topic, Topic>>> = { football: 'sport', space: 'science', crypto: 'economy' };

export const isPartOf = (topic: Topic, whole: Topic): boolean => topic === whole || WHOLES[topic] === whole;

/** Fields within others, or beside them: a story of politics is not less of politics because it speaks of schools. */
const FINER: ReadonlySet<Topic> = new Set(['food', 'cars', 'education', 'religion', 'space', 'crypto']);
export const FIELDS: readonly Topic[] = TOPICS.filter((topic) => !FINER.has(topic));

/** Something that a listener named, in their words. */
export interface NamedTopic {
  readonly text: string;
  /** The broad subject that it is, or that it is part of; null: a subject of its own. */
  readonly topic: Topic | null;
  /** "French politics": part of the broad subject only. */
  readonly narrowed: boolean;
}

/** Symbolic, because what is understood does not depend on the clock. */
export type Period =
  | { readonly sinceDays: number }
  /** `today`, `yesterday`, `week`, `month`, `weekend`, a weekday in English, or a date as MM-DD. */
  | { readonly from: string };

/** By `ref_n` or by name. What may be absent is absent where nothing is said, and in what older versions understood. */
export interface NamedSources {
  readonly only: readonly string[];
  readonly excluded: readonly string[];
  /** Told first, in this order, and last; others are heard too. */
  readonly first?: readonly string[];
  readonly last?: readonly string[];
  readonly more?: readonly string[];
  readonly less?: readonly string[];
}

/** What a request in words says. Plain JSON. */
export interface Understood {
  readonly wanted: readonly NamedTopic[];
  /** Nothing but what is wanted; else it comes first. */
  readonly only: boolean;
  readonly less: readonly NamedTopic[];
  readonly excluded: readonly NamedTopic[];
  /** Told although it may be part of what is excluded; they are among `wanted`. Absent: nothing. */
  readonly spared?: readonly NamedTopic[];
  /** Told first or last; they are among `wanted`. */
  readonly order: { readonly first: readonly NamedTopic[]; readonly last: readonly NamedTopic[] };
  /** Wanted as a question: "what is new with the ferries?" */
  readonly questions: readonly NamedTopic[];
  readonly lengthSeconds: number | null;
  /** "Keep it short": as short as can be asked for, where no length is given in numbers. A wish for the length, no format. */
  readonly short?: true;
  /** null: it says nothing of it. Before `extractive-3`, `brief` stood for `short`. */
  readonly format: Format | null;
  /** `calm`, `no-jargon`, … */
  readonly style: readonly string[];
  readonly period: Period | null;
  readonly sources: NamedSources;
  /** By their names. Absent: it names no folder. */
  readonly folders?: NamedSources;
  /** Words that were not understood; nothing follows from them. */
  readonly leftOver: readonly string[];
}

export const NOTHING_UNDERSTOOD: Understood = {
  wanted: [],
  only: false,
  less: [],
  excluded: [],
  order: { first: [], last: [] },
  questions: [],
  lengthSeconds: null,
  format: null,
  style: [],
  period: null,
  sources: { only: [], excluded: [] },
  leftOver: [],
};

/** The same for the same subject, however it is spelt. */
export const keyOf = ({ text, topic, narrowed }: NamedTopic): string =>
  topic !== null && !narrowed ? `#${topic}` : text.toLowerCase();
