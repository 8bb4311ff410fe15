import type { CallerId } from 'podcast-briefings/extension';
import type { SpokenText } from '../../domain/highlight.js';

/** What is said in the briefings of a caller. */
export abstract class Transcripts {
  /** null: not theirs, erased, or not written yet. */
  abstract of(owner: CallerId, artifactId: string): Promise<SpokenText | null>;
}
