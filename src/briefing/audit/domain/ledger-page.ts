import { pageOf, type Cursor, type Page } from '../../../shared/kernel/page.js';
import type { LeftOutReason } from '../../domain/script.js';
import type { OutsideReason, SelectionEntry, Verdict } from '../../domain/selection.js';

/** Which entries of a ledger; null: any. */
export interface LedgerQuery {
  readonly outcome: Verdict['outcome'] | null;
  readonly reason: LeftOutReason | OutsideReason | null;
  readonly after: Cursor | null;
  readonly limit: number;
}

export const WHOLE_LEDGER: LedgerQuery = { outcome: null, reason: null, after: null, limit: Infinity };

/** Newest first. */
export function pageOfLedger(
  entries: readonly SelectionEntry[],
  { outcome, reason, after, limit }: LedgerQuery,
): Page<SelectionEntry> {
  const wanted = entries
    .filter((entry) => outcome === null || entry.outcome === outcome)
    .filter((entry) => reason === null || (entry.outcome === 'left_out' && entry.reason === reason))
    .toSorted((a, b) => newestFirst(cursorOf(a), cursorOf(b)))
    .filter((entry) => after === null || newestFirst(after, cursorOf(entry)) < 0);
  return pageOf(wanted.slice(0, limit + 1), limit, cursorOf);
}

const cursorOf = ({ at, itemId }: SelectionEntry): Cursor => ({ at, id: itemId });

function newestFirst(a: Cursor, b: Cursor): number {
  if (a.at !== b.at) return b.at - a.at;
  return a.id === b.id ? 0 : a.id < b.id ? 1 : -1;
}
