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
  /** The name of the shelf that readers see. */
  abstract readonly shelf: string;
  /** Entries of one briefing come in order; those that are on the shelf already change nothing. Returns the others. */
  abstract apply(entries: readonly HistoryEntry[]): Promise<readonly ShelvedEntry[]>;
  /** The same onto another shelf of this kind, on which every briefing begins at its first entry. Disturbs nothing else. */
  abstract replay(entries: readonly HistoryEntry[], shelf: string): Promise<void>;
}
