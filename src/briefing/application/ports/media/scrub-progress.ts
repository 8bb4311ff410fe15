import type { EpochMs } from '../../../../shared/kernel/clock.js';
import type { BriefingId } from '../../../../shared/kernel/identifiers.js';

export interface Scrubbed {
  /** The pass that runs or ran last; null: none has begun. */
  readonly beganAt: EpochMs | null;
  /** When a whole pass ended last; null: none has. */
  readonly endedAt: EpochMs | null;
  /** Of that pass, so far. */
  readonly files: number;
  readonly bytes: number;
}

/** How far the search for damaged files is; it goes on there after a restart, wherever. */
export abstract class ScrubProgress {
  abstract read(): Promise<Scrubbed & { readonly running: boolean }>;
  abstract begin(at: EpochMs): Promise<void>;
  /** The briefing after the last one that was read; null: that was the last. */
  abstract next(): Promise<BriefingId | null>;
  abstract passed(briefing: BriefingId, read: { readonly files: number; readonly bytes: number }): Promise<void>;
  abstract end(at: EpochMs): Promise<void>;
}
