import type { BriefingId } from '../../../shared/kernel/identifiers.js';

/** A briefing, and those of the items that were asked for which it cites. */
export interface CitingBriefing {
  readonly briefingId: BriefingId;
  readonly itemIds: readonly string[];
}

/** Which briefings cite an item. May name some that are not ready, or erased by now. */
export abstract class CitationIndex {
  /** May be repeated. */
  abstract add(briefingId: BriefingId, itemIds: readonly string[]): Promise<void>;
  /** In the order of briefing ids, after `after`. Begin with the empty text. */
  abstract citing(itemIds: readonly string[], after: string, limit: number): Promise<readonly CitingBriefing[]>;
}
