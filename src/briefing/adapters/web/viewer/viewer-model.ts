import type { EpochMs } from '../../../../shared/kernel/clock.js';
import type { Language } from '../../../../shared/kernel/language.js';
import type { Format } from '../../../domain/request/understood.js';
import type { CorrectionKind } from '../../../domain/correcting/correction.js';
import type { DigitalSource } from '../../../domain/provenance.js';
import type { Groundedness } from '../../../domain/script.js';
import type { LeftOutReason } from '../../../domain/script.js';
import type { OutsideReason } from '../../../domain/selection.js';

/**
 * What the pages of a briefing show. Plain data: whoever reads the briefing fills it, the pages only present it.
 *
 * Our own links are paths (`/b/…`, `/media/…`), so that a page works under every name that leads to it;
 * `baseUrl` makes them absolute where other sites need that (share cards).
 * Texts and links from feeds may be anything: the pages escape the texts and drop links that are not http(s).
 */
export type ViewerModel = MakingModel | ReadyModel | FailedModel;

interface PageModel {
  readonly language: Language;
  /** Without a trailing slash, as in Config. */
  readonly baseUrl: string;
  /** Path of the viewer page, `/b/<slug>`. */
  readonly viewerUrl: string;
  /** Path of the quick read; null while there is none. */
  readonly quickReadUrl: string | null;
  /** Whoever looks at it is signed in: there are ways on through the house. */
  readonly signedIn?: boolean;
  /** Absent: whoever looks at it is not its owner. */
  readonly owner?: OwnerModel;
}

/** What only the owner gets to see. */
export interface OwnerModel {
  readonly id: string;
  /** In their words; empty: nothing in particular. */
  readonly userRequest: string;
  /** What of it was not understood. */
  readonly notUnderstood: readonly string[];
  readonly formToken: string;
  /** The link for others, absolute. */
  readonly shareUrl: string;
}

export type MakingStatus = 'composing' | 'queued' | 'rendering' | 'assembling';

export interface MakingModel extends PageModel {
  readonly state: 'making';
  readonly status: MakingStatus;
  /** null until the script is written. */
  readonly title: string | null;
  /** 0..100 */
  readonly percent: number;
  /** Path of a stream of `{ status, label, overall_percent }`. */
  readonly eventsUrl: string;
  /** Path that answers the same once. */
  readonly progressUrl: string;
}

export interface FailedModel extends PageModel {
  readonly state: 'failed';
  readonly title: string | null;
  /** The error code of the artifact. Known ones are explained in the reader's language. */
  readonly code: string;
  /** Said as it is when the code is not a known one. */
  readonly message: string;
  /** What the request was understood to say, as a sentence; null: nothing in particular. */
  readonly asked: string | null;
  readonly missed: readonly MissedGroup[];
}

/** Where a spoken fact comes from. */
export interface SourceLink {
  readonly title: string;
  readonly sourceTitle: string;
  /** null: the feed gave none. */
  readonly url: string | null;
  /** What is cited, as it stands there. */
  readonly passage?: string;
}

export interface DatedLink extends SourceLink {
  readonly publishedAt: EpochMs;
}

export interface ViewerItem extends DatedLink {
  /** It tells the same news as the others, and nothing was read out of it. */
  readonly merged: boolean;
}

/** Sources that give different figures for the same thing. */
export interface ViewerDisagreement {
  /** What is counted: "dead", "million euros". */
  readonly unit: string;
  readonly figures: readonly { readonly figure: string; readonly source?: SourceLink }[];
}

export interface ViewerStory {
  readonly title: string;
  /** The item that leads first. */
  readonly items: readonly ViewerItem[];
  /** Where it begins in the sound; absent while there is none. */
  readonly startMs?: number;
  readonly disagreements?: readonly ViewerDisagreement[];
  /** When an earlier briefing told it. */
  readonly toldBefore?: EpochMs;
}

/** What a source has changed of what the briefing cites. */
export interface ViewerCorrection {
  /** The anchor that sentences lead to, from 1. */
  readonly number: number;
  readonly kind: CorrectionKind;
  readonly noticedAt: EpochMs;
  readonly source: SourceLink;
  /** Of the sentences. */
  readonly language: Language;
  readonly sentences: readonly { readonly before: string; readonly after: string | null; readonly startMs?: number }[];
}

export interface ViewerSegment {
  /** Its place in the transcript, from 1: links to a sentence name it. */
  readonly number?: number;
  readonly startMs: number;
  readonly durationMs: number;
  readonly speaker: string;
  /** Index into `hosts`: 0 or 1. */
  readonly hostIndex: number;
  readonly text: string;
  /** Of a sentence in another language than the briefing's. */
  readonly language?: Language;
  /** On sentences that state a fact. */
  readonly source?: SourceLink;
  /** The further sources of a sentence that follows from several. */
  readonly alsoFrom?: readonly SourceLink[];
  /** A language model wrote it, and it was checked against its sources. */
  readonly byModel?: boolean;
  /** Index into `stories`. */
  readonly story?: number;
  /** Its source says something else by now: the number of the correction. */
  readonly correctedBy?: number;
}

export type MissedReason = LeftOutReason | OutsideReason;

/** Items that are not in the briefing for one reason. */
export interface MissedGroup {
  readonly reason: MissedReason;
  /** All of them; `items` are the newest, newest first. */
  readonly count: number;
  readonly items: readonly DatedLink[];
}

export interface ReadyModel extends PageModel {
  readonly state: 'ready';
  readonly title: string;
  readonly createdAt: EpochMs;
  readonly durationMs: number;
  /** Names of the one or two presenters. */
  readonly hosts: readonly string[];
  readonly audioUrl: string;
  readonly downloadUrl: string;
  /** Path at which the owner's player learns and tells how far they have listened. */
  readonly playbackUrl: string;
  readonly audioSizeBytes: number | null;
  readonly coverUrl: string | null;
  /** Peaks from 0 to 1 at even distances over the whole sound, any number of them; empty when unknown. */
  readonly waveform: readonly number[];
  readonly chapters: readonly { readonly title: string; readonly startMs: number }[];
  readonly segments: readonly ViewerSegment[];
  /** The number of the one that was asked for: of a long transcript the part with it is shown. */
  readonly sentence?: number;
  readonly stories: readonly ViewerStory[];
  /** In stories. */
  readonly coverage: { readonly covered: number; readonly total: number };
  readonly shorterThanAsked: boolean;
  /** All of it was told in an earlier briefing. */
  readonly nothingNew: boolean;
  /** What the request was understood to say, as a sentence; null: nothing in particular. */
  readonly asked: string | null;
  /** How much is told of how many stories; null in briefings of before there were formats. */
  readonly format: Format | null;
  /** How much of what a model proposed holds; null: no model was asked. */
  readonly groundedness: Groundedness | null;
  readonly digitalSource: DigitalSource;
  readonly corrections: readonly ViewerCorrection[];
  readonly missed: readonly MissedGroup[];
}

/** The text page of a briefing: `/b/<slug>/read`. Ready as soon as the script is. */
export interface QuickReadModel extends PageModel {
  readonly title: string;
  readonly createdAt: EpochMs;
  readonly coverage: { readonly covered: number; readonly total: number };
  readonly shorterThanAsked: boolean;
  /** All of it was told in an earlier briefing. */
  readonly nothingNew: boolean;
  /** As on the viewer page. */
  readonly asked: string | null;
  readonly format: Format | null;
  readonly groundedness: Groundedness | null;
  readonly digitalSource: DigitalSource;
  readonly corrections: readonly ViewerCorrection[];
  readonly coverUrl: string | null;
  /** null while the sound is not ready. */
  readonly durationMs: number | null;
  readonly stories: readonly QuickReadStory[];
}

export interface QuickReadStory extends ViewerStory {
  /** The sentences of the script that state its facts, in order. */
  readonly points: readonly Pick<
    ViewerSegment,
    'text' | 'language' | 'source' | 'alsoFrom' | 'byModel' | 'correctedBy'
  >[];
}
