import type { BriefingId, CallerId, FeedItemId } from '../shared/kernel/identifiers.js';

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

export abstract class BriefingApi {
  /** By the id of either artifact; null while it is not written, and when it is erased or not the caller's. */
  abstract transcriptOf(owner: CallerId, artifactId: string): Promise<Transcript | null>;
}
