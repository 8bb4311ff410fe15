import type { BriefingLink } from '../../domain/briefing-news.js';
import type { CallerId } from '../../../../shared/kernel/identifiers.js';

export abstract class BriefingLinks {
  /** null when the briefing is erased or not the owner's. */
  abstract of(owner: CallerId, briefingId: string): Promise<BriefingLink | null>;
}
