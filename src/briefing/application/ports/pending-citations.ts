import type { BriefingId } from '../../../shared/kernel/identifiers.js';
import type { MediaRef } from '../../domain/events.js';

export interface PendingCitation {
  readonly id: BriefingId;
  readonly script: MediaRef;
}

/** Briefings of which nobody has noted that their items are kept: those that earlier versions composed, and new ones. */
export abstract class PendingCitations {
  /** In the order of ids, after `after`. Begin with the empty text. */
  abstract next(after: string, limit: number): Promise<readonly PendingCitation[]>;
  abstract markKept(ids: readonly BriefingId[]): Promise<void>;
}
