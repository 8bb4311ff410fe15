import type { EpochMs } from '../../shared/kernel/clock.js';
import type { Language } from '../../shared/kernel/language.js';
import type { CorrectionKind } from './correcting/correction.js';
import type { Format, Understood } from './request/understood.js';

/** Where a spoken fact comes from. */
export interface Citation {
  readonly itemId: string;
  /** The sentence as it stands in the item, before it was tidied for reading aloud. */
  readonly quote: string;
  /** The item had it once and has it no longer: a correction repeats it. */
  readonly former?: true;
}

/** One spoken sentence: the unit of speech, of the transcript and of traceability. */
export interface Line {
  /** Index into `Script.hosts`. */
  readonly host: number;
  readonly text: string;
  /** Index into `Script.stories`, when the sentence belongs to one. */
  readonly story?: number;
  /** Present exactly on sentences that state a fact; phrases of the hosts have none. */
  readonly citation?: Citation;
  /** The further sentences that a line of a language model follows from; none where it follows from one. */
  readonly alsoFrom?: readonly Citation[];
  /** A language model wrote it, and it was verified against what it cites. Absent: the composer's own words. */
  readonly writtenBy?: 'model';
  /** Index into `Script.corrections`, when the sentence belongs to one. */
  readonly correction?: number;
  /** What is said in another language than the script's. Absent: the script's own. */
  readonly language?: Language;
}

export interface StoryItem {
  readonly id: string;
  readonly title: string;
  readonly url: string | null;
  /** Subscription id; wire: source id. */
  readonly sourceId: string;
  readonly sourceTitle: string;
  readonly at: EpochMs;
}

/** Sources that give different figures for the same thing. */
export interface Disagreement {
  /** What is counted, as it is called after a number: "dead", "euros"; empty when the figure says it, "magnitude 6.9". */
  readonly unit: string;
  /** Two or more, each different, newest first; as written, "12", "Twelve", "45 million". */
  readonly figures: readonly { readonly figure: string; readonly citation: Citation }[];
}

/** The items of several feeds that tell the same news. */
export interface Story {
  readonly title: string;
  /** The item that leads first. */
  readonly items: readonly StoryItem[];
  /** Absent where the sources agree. */
  readonly disagreements?: readonly Disagreement[];
  /** When an earlier briefing of this listener told the story; what is told now is new since. */
  readonly toldBefore?: EpochMs;
}

/** What a source has changed of what an earlier briefing cited, as this one tells it. */
export interface SpokenCorrection {
  /** The briefing that cited it, and when that was requested. */
  readonly briefingId: string;
  readonly toldAt: EpochMs;
  /** When the change was seen. */
  readonly noticedAt: EpochMs;
  readonly kind: CorrectionKind;
  readonly item: StoryItem;
  readonly before: string;
  /** null: there is nothing in its place. */
  readonly after: string | null;
}

export interface Chapter {
  readonly title: string;
  /** Index into `Script.lines` where the chapter begins; the first chapter begins at 0. */
  readonly line: number;
}

/** Why the composer left an item out that it read. */
export const LEFT_OUT_REASONS = [
  /** Other stories were worth more, or filled the length. */
  'rank_too_low',
  'no_speakable_sentence',
  'over_target_items',
  'no_query_match',
  /** It is not in the briefing's language, and there was enough that is. */
  'other_language',
  /** An earlier briefing told the story, and there is nothing new in it. */
  'told_before',
] as const;
export type LeftOutReason = (typeof LEFT_OUT_REASONS)[number];

/**
 * What a request in words said that left an item out, or the caller's preferences, which are repeated to nobody, or a rule
 * that they have for all briefings (muted, not_kept).
 */
export interface RequestRule {
  readonly kind: 'excluded' | 'only' | 'excluded_source' | 'only_source' | 'preferences' | 'muted' | 'not_kept';
  /** In the listener's words; none of preferences. */
  readonly subjects: readonly string[];
}

/** Why an item that the composer read is in the briefing or not; one entry per item. */
export type Selection =
  | { readonly itemId: string; readonly outcome: 'used'; readonly story: number; readonly lines: readonly number[] }
  | { readonly itemId: string; readonly outcome: 'merged'; readonly story: number; readonly similarity: number }
  | {
      readonly itemId: string;
      readonly outcome: 'left_out';
      readonly reason: LeftOutReason;
      readonly rule?: RequestRule;
    };

export interface Coverage {
  /** Stories in the briefing. */
  readonly covered: number;
  /** Stories in scope. */
  readonly total: number;
}

/** What the composer used that could change its output; recorded so that a script can be composed again, byte for byte. */
export interface ComposerVersions {
  readonly engine: string;
  readonly phraseBook: string;
  /** Word and sentence breaks of Chinese and Japanese follow it. */
  readonly icu: string;
}

/** What the program runs on, as far as a script may depend on it. */
export interface Platform {
  /** Version of the time zone database: dates are spoken as they are where the listener is. */
  readonly timeZones: string;
  /** The JavaScript engine and the processor: the last bit of a logarithm may differ, and decide between equals. */
  readonly runtime: string;
}

/** How much of what a language model proposed holds. */
export interface Groundedness {
  /** Lines that it proposed; a line that was asked for twice counts once. */
  readonly proposed: number;
  /** Of these, lines that follow from what they cite. */
  readonly verified: number;
  /** The others: left out, or the composer's own sentences are said instead. */
  readonly replaced: number;
}

export interface SpokenHost {
  readonly id: string;
  readonly name: string;
  /** How long the voice takes, as a multiple of what the default voices take; absent: 1. */
  readonly durationFactor?: number;
}

/** As a script keeps it: scripts for the default voices name no factor, now as ever. */
export const spokenHost = ({ id, name, durationFactor = 1 }: SpokenHost): SpokenHost => ({
  id,
  name,
  ...(durationFactor !== 1 && { durationFactor }),
});

export interface Script {
  readonly language: Language;
  readonly title: string;
  readonly hosts: readonly SpokenHost[];
  readonly seed: string;
  readonly lines: readonly Line[];
  readonly chapters: readonly Chapter[];
  readonly stories: readonly Story[];
  readonly ledger: readonly Selection[];
  readonly coverage: Coverage;
  readonly versions: ComposerVersions;
  readonly targetMs: number;
  /** What the spoken script should take. */
  readonly plannedMs: number;
  /** There was not enough material for the target; the hosts say so. */
  readonly shorterThanAsked: boolean;
  /** What the request was understood to say; absent when it says nothing, and in scripts of before `extractive-2`. */
  readonly request?: Understood;
  /** All of it was told before, when last: nothing was new, and the hosts say so. Absent: something is new. */
  readonly nothingNewSince?: EpochMs;
  /** How much is told of how many stories; absent in scripts of before `extractive-3`. */
  readonly format?: Format;
  /** Of what a language model wrote; absent where none did. */
  readonly groundedness?: Groundedness;
  /** What it corrects of earlier briefings; absent: nothing. */
  readonly corrections?: readonly SpokenCorrection[];
}

/** Items that a listener can be led to: those of its stories, the ones of each spoken fact among them. */
export const citedIn = ({ stories, lines }: Pick<Script, 'stories' | 'lines'>): readonly string[] => [
  ...new Set([
    ...stories.flatMap(({ items }) => items.map(({ id }) => id)),
    ...lines
      .flatMap(({ citation, alsoFrom = [] }) => [...(citation ? [citation] : []), ...alsoFrom])
      .map(({ itemId }) => itemId),
  ]),
];
