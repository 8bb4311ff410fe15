import type { BriefingId, CallerId } from 'podcast-briefings/extension';
import type { Highlight, NewHighlight } from '../../domain/highlight.js';

export abstract class HighlightStore {
  /** What is kept already stays as it is. Returns what is kept now. */
  abstract keep(owner: CallerId, highlight: NewHighlight): Promise<Highlight>;
  /** False: they have none of that id. */
  abstract remove(owner: CallerId, id: string): Promise<boolean>;
  /** Newest first, at most so many. */
  abstract list(owner: CallerId, limit: number): Promise<readonly Highlight[]>;
  abstract count(owner: CallerId): Promise<number>;
  abstract removeOf(briefing: BriefingId): Promise<void>;
  abstract removeAll(owner: CallerId): Promise<void>;
  /** Of what both have kept, `to` keeps theirs. */
  abstract handOver(from: CallerId, to: CallerId): Promise<void>;
}
