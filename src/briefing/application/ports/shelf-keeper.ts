import type { EpochMs } from '../../../shared/kernel/clock.js';
import type { Briefing } from '../../domain/briefing.js';
import type { BriefingEvent } from '../../domain/events.js';

export interface HistoryEntry {
  readonly id: string;
  readonly revision: number;
  readonly recordedAt: EpochMs;
  readonly event: BriefingEvent;
}

/** An entry that changed the shelf, and the state after it. */
export interface ShelvedEntry extends HistoryEntry {
  readonly state: Briefing;
}

/** Writes what BriefingShelf shows. Called inside a unit of work. */
export abstract class ShelfKeeper {
  /** Entries of one briefing come in order; those that are on the shelf already change nothing. Returns the others. */
  abstract apply(entries: readonly HistoryEntry[]): Promise<readonly ShelvedEntry[]>;
  /** Empties the shelf, so that all histories can be applied again. */
  abstract clear(): Promise<void>;
}
