import { setTimeout as sleep } from 'node:timers/promises';
import { EventStoreDbRetention } from '../eventstoredb/eventstoredb-retention.js';
import type { StreamNames } from '../eventstore/stream-names.js';
import type { RetentionEvidence } from './stream-records.js';
import { viewOf, type StreamView } from './stream-view.js';

const READS = 10;
const READ_EVERY_MS = 200;

/**
 * How the streams of a store are kept, and what their readers get, while `use` lasts. `url`: of an EventStoreDB; null:
 * histories are in PostgreSQL, where none of this exists. Throws EventStoreUnavailable.
 */
export async function withRetention<T>(
  url: string | null,
  names: StreamNames,
  extent: RetentionEvidence['extent'],
  use: (evidence: RetentionEvidence | null) => Promise<T>,
): Promise<T> {
  if (url === null) return await use(null);
  const retention = new EventStoreDbRetention(url, names);
  try {
    const changes = await retention.changes();
    const readersOf = async (stream: string, from: number, to: number): Promise<StreamView> =>
      changes.has(stream)
        ? viewOf(await retention.readersOf(stream, from, to))
        : await complete(async () => viewOf(await retention.readersOf(stream, from, to)), to);
    return await use({ changes, extent, readersOf });
  } finally {
    await retention.close();
  }
}

/** A node of a cluster that is no leader may be behind the log that was read. */
async function complete(read: () => Promise<StreamView>, to: number): Promise<StreamView> {
  for (let reads = 1; ; reads += 1) {
    const view = await read();
    if (view.last >= to || to === Number.MAX_SAFE_INTEGER || reads === READS) return view;
    await sleep(READ_EVERY_MS);
  }
}
