import type { Citation, Groundedness, Line } from '../script.js';
import type { ProposedLine, Verdict } from './rewriting.js';
import type { Place } from './script-parts.js';

/** Changes with every change of what a script becomes with the same passages. */
export const REWRITING = 'rewriting-1';

/** A line as a model wrote it, verified, with the sentences that it follows from; none where it states nothing. */
export type WrittenLine = Required<Pick<Line, 'host' | 'text' | 'story'>> & Pick<Line, 'citation' | 'alsoFrom'>;

/** A line of a told story: a model's, or one of the composer's own script, by its index there. */
export type PassageLine = WrittenLine | { readonly own: number };

export interface StoryPassage {
  readonly story: number;
  readonly lines: readonly PassageLine[];
}

/** What takes the place of parts of the composer's own script; parts that are not named stay. */
export interface Passages {
  readonly open: readonly WrittenLine[];
  readonly stories: readonly StoryPassage[];
  readonly recap: readonly WrittenLine[];
}

/** Why a model was not asked for more, or gave nothing that could be used. */
export type StopReason =
  | 'unreachable'
  | 'too_late'
  | 'busy'
  | 'refused'
  | 'cut_off'
  | 'rejected'
  | 'unusable'
  | 'too_large'
  | 'over_budget'
  /** Two attempts at this briefing have asked already, and ended before it was on record. */
  | 'asked_before';

export interface Tokens {
  readonly prompt: number;
  readonly completion: number;
  /** Some service did not count: these are our estimates in part. */
  readonly estimated: boolean;
}

/** A line that came back, and what became of it. */
export interface JudgedLine {
  /** null: it named a place that was not asked for. */
  readonly place: Place | null;
  readonly line: ProposedLine;
  /** 1, or 2 when it was asked for once more with the reason. */
  readonly attempt: number;
  readonly verdict: Verdict;
}

/** What a model was asked and wrote: an input of the script, kept as a JSON file. */
export interface Writing {
  readonly rules: string;
  readonly model: string;
  /** The host that was asked. */
  readonly endpoint: string;
  readonly requests: number;
  readonly tokens: Tokens;
  readonly stopped: StopReason | null;
  readonly judged: readonly JudgedLine[];
  /** Stories that were taken back, because with them the briefing would not be as long as it should. */
  readonly takenBack: readonly Place[];
  readonly passages: Passages;
  readonly groundedness: Groundedness;
}

export const citationsOf = ({ citation, alsoFrom = [] }: Pick<Line, 'citation' | 'alsoFrom'>): readonly Citation[] =>
  citation === undefined ? [] : [citation, ...alsoFrom];

export const NO_PASSAGES: Passages = { open: [], stories: [], recap: [] };
