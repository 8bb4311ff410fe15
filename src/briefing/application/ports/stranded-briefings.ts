import type { EpochMs } from '../../../shared/kernel/clock.js';

export interface Stranded {
  readonly id: string;
  readonly revision: number;
}

/** Briefings in production with which nothing has happened for a long time: their job may be lost. */
export abstract class StrandedBriefings {
  abstract since(before: EpochMs): Promise<readonly Stranded[]>;
}
