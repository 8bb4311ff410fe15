import type { BriefingId, CallerId } from 'podcast-briefings/extension';
import type { KnownBriefing } from '../../domain/known-briefing.js';

/** What was heard of briefings. */
export abstract class KnownBriefings {
  /** All in one unit of work, and one after the other for each briefing. null: nothing was heard of it. */
  abstract withLock<T>(id: BriefingId, work: (known: KnownBriefing | null) => Promise<T>): Promise<T>;
  abstract save(briefing: KnownBriefing): Promise<void>;
  /** Those of which nothing is kept, newest first, at most so many. */
  abstract withoutHighlights(owner: CallerId, limit: number): Promise<readonly BriefingId[]>;
}
