import type { AppliedEntry, HistoryEntry } from '../../domain/read-model.js';

/** Writes the rows of BriefingReadModel. Called inside a unit of work. */
export abstract class BriefingProjectionStore {
  /** The table that readers see. */
  abstract readonly table: string;
  /** Entries of one briefing come in order; those that its row knows already change nothing. Returns the others. */
  abstract apply(entries: readonly HistoryEntry[]): Promise<readonly AppliedEntry[]>;
  /** The same into another table of this kind, in which every briefing begins at its first entry. Disturbs nothing else. */
  abstract replay(entries: readonly HistoryEntry[], table: string): Promise<void>;
}
