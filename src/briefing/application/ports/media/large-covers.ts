import type { BriefingId } from '../../../../shared/kernel/identifiers.js';
import type { MediaRef } from '../../../domain/events.js';

export interface KeptLargeCover {
  readonly key: string;
  readonly bytes: number;
  /** Of what it was painted from. */
  readonly digest: string;
}

/**
 * Covers of 3,000 pixels, by the script that they tell of. No history names them: they follow from it, are painted again
 * when they are lost or damaged, and go with the other files of their briefing.
 */
export abstract class LargeCovers {
  abstract find(briefing: BriefingId, script: MediaRef): Promise<KeptLargeCover | null>;
  abstract keep(briefing: BriefingId, script: MediaRef, jpeg: Uint8Array): Promise<KeptLargeCover>;
}
