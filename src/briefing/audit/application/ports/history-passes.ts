import type { EpochMs } from '../../../../shared/kernel/clock.js';
import type { BriefingId, CallerId } from '../../../../shared/kernel/identifiers.js';

/** A key that turns into a pass once, in the browser that uses it first. */
export interface HistoryKey {
  /** Of the briefing whose history it opens. */
  readonly slug: string;
  readonly key: string;
  readonly expiresAt: EpochMs;
}

export interface PassHolder {
  readonly owner: CallerId;
  readonly briefingId: BriefingId;
}

/**
 * How an owner, who has a token for programs only, opens a history in a browser: their program asks for a key, the
 * browser trades it for a pass. Keys and passes have 256 random bits, are kept as digests, end by themselves, and open
 * the history of one briefing for as long as it is its owner's. The public link alone opens nothing.
 */
export abstract class HistoryPasses {
  /** By the id of either artifact; null when it is not the owner's. */
  abstract issue(owner: CallerId, id: string): Promise<HistoryKey | null>;
  /** The pass for a key, which is used up by it; null when the key is unknown, used, too old or another briefing's. */
  abstract trade(slug: string, key: string): Promise<string | null>;
  /** null when the pass is unknown, too old or another briefing's. */
  abstract holderOf(slug: string, pass: string): Promise<PassHolder | null>;
}
