import type { Caller } from '../shared/kernel/caller.js';
import type { EpochMs } from '../shared/kernel/clock.js';
import type { BriefingId, CallerId, FeedItemId } from '../shared/kernel/identifiers.js';
import type { RuleTrial } from '../shared/kernel/rule-trial.js';
import type { JsonObject } from '../shared/kernel/json.js';
import type { Language } from '../shared/kernel/language.js';
import type { Format } from '../shared/kernel/listening.js';

/** One spoken sentence. */
export interface TranscriptSentence {
  readonly text: string;
  /** The feed item that it takes its fact from; phrases of the hosts have none. */
  readonly itemId: FeedItemId | null;
}

export interface Transcript {
  readonly briefingId: BriefingId;
  readonly title: string;
  /** In the order in which they are spoken. */
  readonly sentences: readonly TranscriptSentence[];
}

/** Which items a briefing may be made of. All parts restrict. */
export interface OrderScope {
  readonly sourceIds?: readonly string[];
  readonly excludedSourceIds?: readonly string[];
  readonly itemIds?: readonly string[];
  /** A person's own words. */
  readonly query?: string;
  /** start ≤ t < end */
  readonly window?: { readonly start: EpochMs; readonly end: EpochMs };
}

/** A briefing as it is asked for. What is left out is as the caller prefers it. */
export interface BriefingOrder {
  /** A person's own words; empty: nothing in particular. */
  readonly userRequest: string;
  readonly preferenceContext?: JsonObject;
  readonly language?: Language;
  readonly hostIds?: readonly string[];
  /** IANA name. */
  readonly timezone?: string;
  readonly capacity?: {
    readonly targetLengthSeconds?: number;
    readonly targetItems?: number;
    readonly targetTopics?: number;
  };
  readonly scope?: OrderScope;
  /** Holds where the words name none. */
  readonly format?: Format;
  /**
   * The show that it is an episode of. What it remembers, and since when it looks for news, is that of the series. An
   * episode that has nothing new to tell after an earlier one fails with `no_matching_items`.
   */
  readonly series?: string;
}

export interface Ordered {
  readonly briefingId: BriefingId;
  readonly quickReadId: BriefingId;
  /** Public, unguessable name in links. */
  readonly slug: string;
  /** false: the key stands for it already. */
  readonly fresh: boolean;
}

/** What has become of a briefing. */
export type BriefingStanding = {
  /** The last part of its public link of now. */
  readonly slug: string;
} & (
  | { readonly status: 'producing' | 'ready' }
  /** `code` for programs, `message` for people. `no_matching_items`: there was nothing to tell. */
  | { readonly status: 'failed'; readonly code: string; readonly message: string }
);

/** A briefing that can be heard, as it stands in a list. */
export interface PublishedBriefing {
  readonly briefingId: BriefingId;
  /** Another one: something about it has changed. */
  readonly revision: number;
  readonly updatedAt: EpochMs;
}

export interface PublishedQuery {
  /** Only those that were requested for this series; absent: all. */
  readonly series?: string;
  readonly limit: number;
}

/** Where a story was found. Text and address are what a feed said: anything. */
export interface PublishedSource {
  readonly title: string;
  readonly sourceTitle: string;
  readonly url: string | null;
}

export interface PublishedStory {
  readonly title: string;
  /** Where it begins in the sound; null: it is not told on its own. */
  readonly startMs: number | null;
  readonly sources: readonly PublishedSource[];
}

/** What a source has changed of what a briefing says. Sentences are those of the source, then and now. */
export interface PublishedCorrection {
  readonly source: PublishedSource;
  /** `after` null: nothing stands in its place. */
  readonly sentences: readonly { readonly before: string; readonly after: string | null }[];
}

/** What a source has changed of what a ready briefing says, or took back. Sentences are those of the source. */
export interface SeriesCorrection {
  readonly briefingId: BriefingId;
  /** The last part of its public link of now. */
  readonly slug: string;
  /** Of the briefing. What feeds said: anything. */
  readonly title: string;
  readonly itemId: string;
  readonly kind: 'changed' | 'updated' | 'corrected' | 'retracted' | 'withdrawn';
  readonly noticedAt: EpochMs;
  /** Of the sentences. */
  readonly language: Language;
  readonly source: PublishedSource;
  readonly sentences: readonly {
    /** Which sentences of the transcript say so, counted from 0. */
    readonly lines: readonly number[];
    readonly before: string;
    /** null: nothing stands in its place. */
    readonly after: string | null;
  }[];
}

/** What is told of a ready briefing elsewhere. */
export interface PublishedEpisode {
  readonly briefingId: BriefingId;
  /** The name in its first link: the same for ever, whatever its link is now. */
  readonly slug: string;
  readonly title: string;
  readonly language: Language;
  readonly createdAt: EpochMs;
  readonly durationMs: number;
  readonly audioBytes: number;
  /** By the names that they have in it. */
  readonly hosts: readonly string[];
  /** Empty when its files are lost. */
  readonly stories: readonly PublishedStory[];
  /** Newest first. */
  readonly corrections: readonly PublishedCorrection[];
  /** Paths of the service, which stay the same for ever. */
  readonly paths: {
    readonly page: string;
    readonly audio: string;
    readonly largeCover: string;
    readonly webVtt: string;
    readonly subRip: string;
    readonly transcriptJson: string;
    readonly chapters: string;
  };
}

/** A story in one sentence. Texts and addresses are what feeds said: anything. */
export interface SummarizedStory {
  readonly title: string;
  /** Where it begins in the sound; null: it is not told on its own. */
  readonly startMs: number | null;
  /** The first that states a fact of it. */
  readonly firstSentence: string | null;
  /** Where that was found. */
  readonly source: PublishedSource | null;
}

/** A ready briefing in short, for those who are told of it. */
export interface BriefingSummary {
  readonly briefingId: BriefingId;
  readonly title: string;
  readonly language: Language;
  readonly requestedAt: EpochMs;
  readonly durationMs: number;
  readonly chapters: readonly { readonly title: string; readonly startMs: number }[];
  readonly stories: readonly SummarizedStory[];
  /** A JPEG of 480 × 480 pixels. */
  readonly cover: Uint8Array;
  /** Of the service; public to whoever has them. */
  readonly paths: { readonly page: string; readonly quickRead: string; readonly download: string };
}

export interface CoverWords {
  readonly title: string;
  readonly subtitle: string;
  readonly language: Language;
  /** Covers of different seeds look different. */
  readonly seed: string;
}

/** One of two scripts. */
export interface PreviewExtent {
  readonly title: string;
  readonly plannedMs: number;
  readonly sentences: number;
  /** How many stories are told, of how many that could be. */
  readonly told: number;
  readonly inScope: number;
}

/** A story of one of two scripts, or of both. Holds feed text: escape it. */
export interface PreviewStory {
  readonly title: string;
  readonly itemIds: readonly FeedItemId[];
  /** In the order of telling, from 0; null: it is not told. */
  readonly placeBefore: number | null;
  readonly placeAfter: number | null;
  /** What became of it, in English for people. */
  readonly explanation: string;
}

/** What would be said now, and how it differs from what would be said without the changes. Nothing of it is kept. */
export interface BriefingPreview {
  readonly language: Language;
  /** null: there is nothing to say. */
  readonly before: PreviewExtent | null;
  readonly after: PreviewExtent | null;
  /** Those that are told with the changes in their order, then those that are not told any more. */
  readonly stories: readonly PreviewStory[];
  readonly sentences: readonly (TranscriptSentence & { readonly host: string })[];
}

export interface NewStoriesCount {
  readonly since: EpochMs;
  readonly enough: number;
  /** In which the words of a query are read. */
  readonly language: Language;
}

/** A ready briefing in a list. The title is what feeds said: anything. */
export interface BriefingInShort {
  readonly title: string;
  readonly language: Language;
  readonly durationMs: number;
  /** Where its owner was last; 0: they have not begun. */
  readonly positionMs: number;
  /** Heard to its end. */
  readonly finished: boolean;
}

/** Where people see a briefing. */
export interface BriefingLink {
  /** The last part of its public link, `<BASE_URL>/b/<slug>`. */
  readonly slug: string;
  /** The show that it is an episode of; null: of none. */
  readonly series: string | null;
}

export abstract class BriefingApi {
  /** By the id of either artifact; null while it is not written, and when it is erased or not the caller's. */
  abstract transcriptOf(owner: CallerId, artifactId: string): Promise<Transcript | null>;
  /** From the request on. By the id of either artifact; null when it is erased or not the caller's. */
  abstract linkOf(owner: CallerId, artifactId: string): Promise<BriefingLink | null>;
  /**
   * Asks for a briefing as artifacts/compositions/create does: with the same allowance and the same refusals. A key
   * stands for one briefing for ever, whatever the order says when it is used again; it collides with no key of a caller.
   */
  abstract request(caller: Caller, order: BriefingOrder, key: string): Promise<Ordered>;
  /** null when it is erased or not the caller's. */
  abstract standingOf(owner: CallerId, briefingId: BriefingId): Promise<BriefingStanding | null>;
  /**
   * What it took lately, nearly always, from the request for a briefing of so many seconds (null: as long as it takes) until
   * it was ready, in milliseconds; null: nobody knows.
   */
  abstract productionTime(seconds: number | null): Promise<number | null>;
  /** Whether the sources of a scope have brought anything since then, however old it says it is up to a day before. */
  abstract hasNews(owner: CallerId, scope: OrderScope, since: EpochMs): Promise<boolean>;
  /**
   * How many stories the sources of a scope have brought since then: at a glance, so composing may find fewer. Stops at
   * `enough`.
   */
  abstract newStories(owner: CallerId, scope: OrderScope, count: NewStoriesCount): Promise<number>;
  /** The ready briefings of an owner, newest first: one look into an index. */
  abstract published(owner: CallerId, query: PublishedQuery): Promise<readonly PublishedBriefing[]>;
  /** null when it is not ready, erased or not the owner's. Opens its files. */
  abstract publishedEpisode(owner: CallerId, briefingId: BriefingId): Promise<PublishedEpisode | null>;
  /** null when it is not ready, erased, its files are lost, or it is not the owner's. Paints its cover, which takes a moment. */
  abstract summaryOf(owner: CallerId, briefingId: BriefingId): Promise<BriefingSummary | null>;
  /** Those that are ready and the owner's. Opens no file. */
  abstract inShort(
    owner: CallerId,
    briefings: readonly BriefingId[],
  ): Promise<ReadonlyMap<BriefingId, BriefingInShort>>;
  /** Of the newest briefings of a series, those first that were noticed last. One query, and a file for each. */
  abstract correctionsOf(owner: CallerId, series: string, limit: number): Promise<readonly SeriesCorrection[]>;
  /** A JPEG of 3,000 × 3,000 pixels in the manner of the covers of briefings. Takes a second. */
  abstract paintCover(words: CoverWords): Promise<Uint8Array>;
  /**
   * What a briefing of `changed` would say at this moment, and how that differs from one of `order`. Spends nothing. Refuses
   * as `request` does, but for the allowance; throws TooManyTrials (503) when too many are composed at once.
   */
  abstract preview(
    caller: Caller,
    /** null: nothing can be asked for as it is. */
    order: BriefingOrder | null,
    changed: BriefingOrder,
    /** For what is changed. */
    rules?: RuleTrial,
  ): Promise<BriefingPreview>;
}
