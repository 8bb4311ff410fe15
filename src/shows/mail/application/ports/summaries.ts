import type { EpochMs } from '../../../../shared/kernel/clock.js';
import type { BriefingId, CallerId } from '../../../../shared/kernel/identifiers.js';
import type { Language } from '../../../../shared/kernel/language.js';

/** Where something was found. Texts and addresses are what feeds said: anything. */
export interface SummarySource {
  readonly title: string;
  readonly sourceTitle: string;
  readonly url: string | null;
}

export interface SummaryStory {
  readonly title: string;
  readonly startMs: number | null;
  readonly firstSentence: string | null;
  readonly source: SummarySource | null;
}

/** What a mail tells of a briefing. */
export interface Summary {
  readonly briefingId: BriefingId;
  readonly title: string;
  readonly language: Language;
  readonly requestedAt: EpochMs;
  readonly durationMs: number;
  readonly chapters: readonly { readonly title: string; readonly startMs: number }[];
  readonly stories: readonly SummaryStory[];
  /** A JPEG. */
  readonly cover: Uint8Array;
  /** Of the service. */
  readonly paths: { readonly page: string; readonly quickRead: string; readonly download: string };
}

export abstract class Summaries {
  /** null when it is not ready, erased, lost, or somebody else's by now. */
  abstract of(owner: CallerId, briefingId: BriefingId): Promise<Summary | null>;
}
