import type { EpochMs } from '../../shared/kernel/clock.js';
import { briefing, type Briefing } from './briefing.js';
import type { BriefingEvent, EventOf } from './events.js';
import { percentOnEntering } from './production/progress.js';

export interface HistoryEntry {
  readonly id: string;
  readonly revision: number;
  readonly recordedAt: EpochMs;
  readonly event: BriefingEvent;
}

/** An entry that changed the read model, and the state after it. */
export interface AppliedEntry extends HistoryEntry {
  readonly state: Briefing;
}

/** What the history of one briefing comes to so far. */
export interface BriefingRow {
  readonly id: string;
  /** Of the last event it knows. */
  readonly revision: number;
  readonly percent: number;
  readonly state: Briefing;
  readonly createdAt: EpochMs;
  readonly updatedAt: EpochMs;
}

export interface Projected {
  /** Rows that the entries changed, each as it is after the last of them. */
  readonly changed: readonly BriefingRow[];
  /** Without those that the rows knew already. */
  readonly applied: readonly AppliedEntry[];
}

/** null: it was never asked for. */
export const requestedAtOf = (state: Briefing): EpochMs | null => requestOf(state)?.requestedAt ?? null;

/** Entries of one briefing come in order. Throws when one is missing between a row, or an entry, and the next. */
export function project(rows: readonly BriefingRow[], entries: readonly HistoryEntry[]): Projected {
  const latest = new Map(rows.map((row) => [row.id, row]));
  const changed = new Map<string, BriefingRow>();
  const applied: AppliedEntry[] = [];
  for (const entry of entries) {
    const row = advance(latest.get(entry.id), entry);
    if (row === null) continue;
    latest.set(row.id, row);
    changed.set(row.id, row);
    applied.push({ ...entry, state: row.state });
  }
  return { changed: [...changed.values()], applied };
}

/** null: the row knows the entry already. */
function advance(row: BriefingRow | undefined, { id, revision, recordedAt, event }: HistoryEntry): BriefingRow | null {
  const known = row?.revision ?? -1;
  if (revision <= known) return null;
  if (revision !== known + 1) throw new Error(`briefing ${id}: event ${revision} follows ${known}`);
  const state = briefing.evolve(row?.state ?? briefing.initial, event);
  const percent = Math.max(row?.percent ?? 0, state.status === 'unrequested' ? 0 : percentOnEntering(state.status));
  return {
    id,
    revision,
    percent,
    state,
    createdAt: requestedAtOf(state) ?? recordedAt,
    updatedAt: recordedAt,
  };
}

/** What was asked for; null for a briefing that was erased before it was requested: there is nothing to show. */
export const requestOf = (state: Briefing): EventOf<'BriefingRequested'>['data'] | null =>
  'requested' in state ? state.requested : null;
