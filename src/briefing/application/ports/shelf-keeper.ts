import type { AppliedEntry, HistoryEntry } from '../../domain/read-model.js';

/** Writes what BriefingShelf shows. Called inside a unit of work. */
export abstract class ShelfKeeper {
  /** The name of the shelf that readers see. */
  abstract readonly shelf: string;
  /** Entries of one briefing come in order; those that are on the shelf already change nothing. Returns the others. */
  abstract apply(entries: readonly HistoryEntry[]): Promise<readonly AppliedEntry[]>;
  /** The same onto another shelf of this kind, on which every briefing begins at its first entry. Disturbs nothing else. */
  abstract replay(entries: readonly HistoryEntry[], shelf: string): Promise<void>;
}
