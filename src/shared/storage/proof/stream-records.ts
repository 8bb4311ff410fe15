import type { RecordedEvent } from '../eventstore/event-store.js';
import type { StreamView } from './stream-view.js';

/** How the streams of a store are kept, and what their readers get. */
export interface RetentionEvidence {
  /** The metadata and the tombstone of each stream that has one, in the order of the log. */
  readonly changes: ReadonlyMap<string, readonly RecordedEvent[]>;
  /** The readers of which streams are asked: of those above, of a sample of the others too, of all. */
  readonly extent: 'suspects' | 'sample' | 'all';
  /** What they get between two revisions, both included; null: not known. */
  readersOf(stream: string, from: number, to: number): Promise<StreamView | null>;
}

/** What there is to say of one stream. */
export interface StreamRecord {
  readonly stream: string;
  readonly changes: readonly RecordedEvent[];
  /** null: no event of it is in the log. */
  readonly log: StreamView | null;
  /** null: not asked. */
  readonly readers: StreamView | null;
}

const AT_ONCE = 16;

export const isDivergent = ({ log, readers }: Pick<StreamRecord, 'log' | 'readers'>): boolean =>
  readers !== null && readers.digest !== (log?.digest ?? '');

/**
 * Of all streams that have changes or whose readers do not get what the log has. `views`: what the log has, from its
 * beginning or, when `begun` is false, from some later place on.
 */
export async function streamRecords(
  { changes, readersOf }: RetentionEvidence,
  views: ReadonlyMap<string, StreamView>,
  begun: boolean,
): Promise<StreamRecord[]> {
  const records: StreamRecord[] = [];
  const streams = [...new Set([...changes.keys(), ...views.keys()])];
  for (let done = 0; done < streams.length; done += AT_ONCE) {
    const some = streams.slice(done, done + AT_ONCE).map(async (stream) => {
      const log = views.get(stream) ?? null;
      const from = begun ? 0 : (log?.first ?? 0);
      const readers =
        log === null && !begun ? null : await readersOf(stream, from, log?.last ?? Number.MAX_SAFE_INTEGER);
      return { stream, changes: changes.get(stream) ?? [], log, readers };
    });
    records.push(...(await Promise.all(some)).filter((one) => one.changes.length > 0 || isDivergent(one)));
  }
  return records;
}
