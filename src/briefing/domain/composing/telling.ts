import type { EpochMs } from '../../../shared/kernel/clock.js';
import type { Disagreement } from '../script.js';
import type { RankedStory } from './stories/ranking.js';
import type { Candidate, SpokenQuote } from './candidate.js';

/** A story with the sentences chosen to tell it, in order of worth: the first of them always stays. */
export interface Telling {
  readonly story: RankedStory;
  readonly candidates: readonly Candidate[];
  /** To announce it with; null when it has none that a host could say, or is told by it. */
  readonly headline: SpokenQuote | null;
  /** Different figures that its sources give at about the same time. */
  readonly disagreements: readonly Disagreement[];
  readonly chosen: readonly Candidate[];
  /** When an earlier briefing told the story: the hosts say so before what is new. */
  readonly toldBefore?: EpochMs;
}

/** A story that could be told. */
export type Prospect = Omit<Telling, 'chosen'>;

/** What the hosts' own phrases cost, on average. */
export interface PhraseCosts {
  /** Of the hosts on average: who says which sentence is not known yet. */
  readonly durationFactor: number;
  readonly frame: number;
  readonly story: number;
  readonly question: number;
  readonly addition: number;
  readonly spread: number;
}

export interface Limits {
  readonly targetMs: number;
  readonly fewestStories: number;
  /** So many were asked for: a briefing that turns out too long has no fewer. */
  readonly askedStories: number;
  readonly mostItems: number;
  /** Whether a story may be told at great length when there is nothing else left to tell. */
  readonly exhaustive: boolean;
  /** A story that has enough to say is told for so long before another one is begun. */
  readonly storyMs: number;
  /** Sentences of one story: first the usual number, then, when nothing else is left to tell, more. */
  readonly depth: { readonly usual: number; readonly most: number };
}

/** How long stories take as the hosts would tell them. */
export interface Measured {
  readonly totalMs: number;
  readonly storyMs: ReadonlyMap<RankedStory, number>;
}

/** Stories in order of worth, each with something to say; null when there are no more. */
export type Supply = () => Prospect | null;
