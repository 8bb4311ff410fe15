import type { EpochMs } from '../../../../shared/kernel/clock.js';
import type { BriefingId } from '../../../../shared/kernel/identifiers.js';
import type { FileState } from './file-care.js';

export interface DamagedFile {
  readonly briefingId: BriefingId;
  readonly key: string;
  readonly how: Exclude<FileState, 'intact'>;
  /** lost: what it follows from does not give it back. */
  readonly standing: 'repairing' | 'lost';
  readonly noticedAt: EpochMs;
}

export interface DamageCounts {
  readonly repairing: number;
  readonly lost: number;
}

/** Which files are not what their histories say, known to all processes. */
export abstract class DamagedFiles {
  /** True: nobody had noticed it. What was lost stays lost. */
  abstract note(file: Omit<DamagedFile, 'standing' | 'noticedAt'>): Promise<boolean>;
  abstract markLost(key: string): Promise<void>;
  /** It is what it should be, or nobody needs it any more. */
  abstract settle(key: string): Promise<void>;
  abstract forget(briefing: BriefingId): Promise<void>;
  abstract find(key: string): Promise<DamagedFile | null>;
  abstract counts(): Promise<DamageCounts>;
  /** Some of those that are lost, others each time. */
  abstract someLost(limit: number): Promise<readonly DamagedFile[]>;
  /** Newest first. */
  abstract newest(limit: number): Promise<readonly DamagedFile[]>;
}

/** Repairs are made one after another, by whichever worker is free. */
export abstract class RepairQueue {
  /** Of one briefing; at once, and only once while it waits or runs. */
  abstract order(briefing: BriefingId): Promise<void>;
}
