import { InvalidRequest } from './domain-error.js';
import type { EpochMs } from './clock.js';

/** A place in a newest-first list: after the row with this time and id. On the wire `<ms>:<id>`. */
export interface Cursor {
  readonly at: EpochMs;
  readonly id: string;
}

export interface Page<T> {
  readonly rows: readonly T[];
  /** null: this was the last page. */
  readonly next: Cursor | null;
}

// The contract's cursor begins with digits, so a time before 1970 is written `0:-<ms>:<id>`.
const CURSOR = /^(?:0:(?=-))?(-?\d{1,16}):([\w-]+)$/;
const CONTRACT = /^\d/;

export const formatCursor = (cursor: Cursor): string => `${cursor.at < 0 ? '0:' : ''}${cursor.at}:${cursor.id}`;

/** null: there is no further page. */
export const formatNext = (next: Cursor | null): string | null => (next === null ? null : formatCursor(next));

export function parseCursor(text: string): Cursor {
  const [, at, id] = (CONTRACT.test(text) && CURSOR.exec(text)) || [];
  if (at === undefined || id === undefined || !Number.isSafeInteger(Number(at))) {
    throw new InvalidRequest('cursor must be the next_cursor of an earlier page.');
  }
  return { at: Number(at), id };
}

/** All rows of a list, page by page. */
export async function everyRow<T>(pageAfter: (after: Cursor | null) => Promise<Page<T>>): Promise<readonly T[]> {
  const rows: T[] = [];
  let after: Cursor | null = null;
  do {
    const page: Page<T> = await pageAfter(after);
    rows.push(...page.rows);
    after = page.next;
  } while (after !== null);
  return rows;
}

/** Cuts a page out of `limit + 1` rows that were read. */
export function pageOf<T>(rows: readonly T[], limit: number, cursorOf: (row: T) => Cursor): Page<T> {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return { rows: shown, next: rows.length > limit && last !== undefined ? cursorOf(last) : null };
}
