import type { Asked } from '../request/asked.js';
import type { Format } from '../request/understood.js';
import type { ComposeRequest } from './material.js';
import type { Limits } from './telling.js';

/** What a format makes of a briefing. */
interface Shape {
  /** How long a story with enough to say is told before another one is begun, in a short and in a long briefing. */
  readonly storyMs: { readonly short: number; readonly long: number };
  readonly depth: Limits['depth'];
  /** So many stories, when there are as many. */
  readonly fewestStories: number;
  /** Where no length is asked for: so long for each story there is, and at most so long. */
  readonly unasked: { readonly storyMs: number; readonly longestMs: number };
}

/** A listener wants 45 seconds of a story at least; the rest is for what the estimate does not know. */
const SHAPES: Readonly<Record<Format, Shape>> = {
  headlines: {
    storyMs: { short: 0, long: 0 },
    depth: { usual: 1, most: 1 },
    fewestStories: 3,
    unasked: { storyMs: 10_000, longestMs: 300_000 },
  },
  brief: {
    storyMs: { short: 50_000, long: 110_000 },
    depth: { usual: 9, most: 22 },
    fewestStories: 3,
    unasked: { storyMs: 60_000, longestMs: 600_000 },
  },
  in_depth: {
    storyMs: { short: 120_000, long: 150_000 },
    depth: { usual: 16, most: 22 },
    fewestStories: 2,
    unasked: { storyMs: 150_000, longestMs: 600_000 },
  },
};
const [SHORTEST_MS, LONGEST_MS] = [180_000, 3_600_000];
/** Up to here a briefing is short, from here on long. */
const [SHORT_MS, LONG_MS] = [300_000, 1_800_000];
const FRAME_MS = 20_000;

/** What was asked for, and what there is. */
export interface Wish {
  readonly format: Format;
  /** null: none was asked for. */
  readonly targetMs: number | null;
  /** As short as can be asked for, where no length is. */
  readonly short: boolean;
  readonly targetItems?: number | undefined;
  /** Breadth that was asked for by numbers of items, topics or stories. */
  readonly breadth: number;
  readonly stories: number;
}

/** How many stories are told, how deep, and how long it all takes. */
export function limitsFor({ format, targetMs, short, targetItems, breadth, stories }: Wish): Limits {
  const { storyMs, depth, fewestStories, unasked } = SHAPES[format];
  const longest = short ? Math.min(SHORTEST_MS, unasked.longestMs) : unasked.longestMs;
  const whole = targetMs ?? Math.min(longest, FRAME_MS + Math.min(targetItems ?? Infinity, stories) * unasked.storyMs);
  const fewest = Math.max(fewestStories, breadth);
  return {
    targetMs: whole,
    fewestStories: fewest,
    askedStories: breadth,
    mostItems: targetItems ?? Infinity,
    exhaustive: targetMs !== null,
    storyMs: Math.min(between(storyMs, whole), Math.max(0, whole - FRAME_MS) / fewest),
    depth,
  };
}

/** How many sentences are looked for in a story: to fit a length, among more than are told; one where no more is told. */
export const mostSentences = (format: Format): number | undefined => (SHAPES[format].depth.most === 1 ? 1 : undefined);

/** The words win: who wants it short today does not want it in depth, whatever the settings say. */
export function formatOf({ understood: { format, short } }: Asked, request: Pick<ComposeRequest, 'format'>): Format {
  const usual = short === true && request.format === 'in_depth' ? 'brief' : request.format;
  return format ?? usual ?? 'brief';
}

/** The length that the request says in words, within what can be asked for; null: none. */
export const lengthSaid = ({ understood: { lengthSeconds } }: Asked): number | null =>
  lengthSeconds === null ? null : Math.min(LONGEST_MS, Math.max(SHORTEST_MS, lengthSeconds * 1000));

/** What was told before is told again in short. */
export const reminderMs = (askedMs: number | null): number => Math.min(askedMs ?? SHORTEST_MS, SHORTEST_MS);

function between({ short, long }: Shape['storyMs'], wholeMs: number): number {
  const share = Math.min(1, Math.max(0, (wholeMs - SHORT_MS) / (LONG_MS - SHORT_MS)));
  return short + share * (long - short);
}
