import type { EpochMs } from '../../../shared/kernel/clock.js';
import type { BriefingId } from '../../../shared/kernel/identifiers.js';
import type { Language } from '../../../shared/kernel/language.js';

/** Apps keep what they have; older ones than these are nobody's news any more. */
export const MOST_EPISODES = 500;

/** That there is an episode, and which state of it. */
export interface EpisodeRef {
  readonly briefingId: BriefingId;
  /** Another one: it is to be told anew. */
  readonly revision: number;
  readonly updatedAt: EpochMs;
}

export interface EpisodeStory {
  readonly title: string;
  /** Where it begins; null: it is not told on its own. */
  readonly startMs: number | null;
  readonly sources: readonly { readonly title: string; readonly sourceTitle: string; readonly url: string | null }[];
}

/** What a source has changed of what the episode says: its sentences, then and now. */
export interface EpisodeCorrection {
  readonly source: EpisodeStory['sources'][number];
  /** `after` null: nothing stands in its place. */
  readonly sentences: readonly { readonly before: string; readonly after: string | null }[];
}

/** What a feed tells of a briefing. Titles and addresses of stories are what some feed said: anything. */
export interface Episode {
  readonly briefingId: BriefingId;
  readonly slug: string;
  readonly title: string;
  readonly language: Language;
  readonly createdAt: EpochMs;
  readonly durationMs: number;
  readonly audioBytes: number;
  readonly hosts: readonly string[];
  /** Empty when its files are lost. */
  readonly stories: readonly EpisodeStory[];
  /** Newest first. */
  readonly corrections: readonly EpisodeCorrection[];
  /** Paths of the service. */
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
