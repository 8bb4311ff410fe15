import { randomUUID } from 'node:crypto';
import type { ANY, EventStoreDBClient, NO_STREAM } from '@eventstore/db-client';
import type { JsonObject } from '../../kernel/json.js';
import type { RecordedEvent } from '../eventstore/event-store.js';
import { openEventStoreDb } from './eventstoredb-client.js';
import { asUnavailable, isDenied } from './eventstoredb-errors.js';
import { ANSWER_WITHIN_MS, collect, toProposed } from './eventstoredb-events.js';
import { readFiltered, type Wanted } from './eventstoredb-filtered-read.js';
import { eventStoreDb } from './eventstoredb-library.js';
import {
  isTombstone,
  metadataStreamOf,
  retentionOf,
  metadataToKeep,
  streamOf,
} from '../eventstore/stream-retention.js';
import type { StreamNames } from '../eventstore/stream-names.js';

/** The user of the connection string may not write metadata. */
export class MetadataRefused extends Error {
  override readonly name = 'MetadataRefused';
}

/** What an EventStoreDB was told about our streams, and a connection of its own to take that back. */
export class EventStoreDbRetention {
  readonly #client: EventStoreDBClient;
  readonly #closed = new AbortController();

  /** Throws ConfigError when the connection string cannot be understood. Connects with the first use. */
  constructor(
    url: string,
    private readonly names: StreamNames,
  ) {
    this.#client = openEventStoreDb(url);
  }

  /**
   * The metadata and the tombstones of our streams, or of one alone, by stream and in the order of the log. Reads nothing
   * else.
   */
  async changes(only?: string): Promise<ReadonlyMap<string, readonly RecordedEvent[]>> {
    const prefixes = only === undefined ? this.names.storedPrefixes : [this.names.storedOf(only)];
    const [metadata, tombstones] = await Promise.all([
      this.#filtered({ of: 'stream', prefixes: prefixes.map(metadataStreamOf) }),
      this.#filtered({ of: 'type', prefixes: ['$streamDeleted'] }),
    ]);
    const all = [...metadata.filter(({ type }) => type === '$metadata'), ...tombstones.filter(isTombstone)];
    const changes = new Map<string, RecordedEvent[]>();
    for (const change of all.toSorted((a, b) => (a.position < b.position ? -1 : 1))) {
      const stream = this.names.innerOf(streamOf(change));
      if (stream === null || (only !== undefined && stream !== only)) continue;
      changes.set(stream, [...(changes.get(stream) ?? []), named(change, stream)]);
    }
    return changes;
  }

  /** Everything that the log has of one stream, whatever its readers get, without its tombstone. */
  async logOf(stream: string): Promise<readonly RecordedEvent[]> {
    const stored = this.names.storedOf(stream);
    const events = await this.#filtered({ of: 'stream', prefixes: [stored] });
    return events
      .filter((event) => event.stream === stored && !isTombstone(event))
      .map((event) => named(event, stream));
  }

  /** What readers of the stream get, between two revisions. */
  async readersOf(stream: string, from = 0, to = Number.MAX_SAFE_INTEGER): Promise<readonly RecordedEvent[]> {
    const fromRevision = BigInt(from);
    const maxCount = BigInt(Math.min(to - from + 1, Number.MAX_SAFE_INTEGER));
    try {
      const name = this.names.storedOf(stream);
      const events = await collect(this.#client.readStream(name, { fromRevision, maxCount }), this.#closed.signal);
      return events.map((event) => named(event, stream)).filter(({ revision }) => revision <= to);
    } catch (error) {
      const { StreamDeletedError, StreamNotFoundError } = eventStoreDb();
      if (error instanceof StreamNotFoundError || error instanceof StreamDeletedError) return [];
      throw asUnavailable(error, 'read streams');
    }
  }

  /**
   * Writes the stream's metadata again without what lets its readers see less, and leaves the rest of it (access control
   * lists) as it is. `changes`: of the stream. Throws MetadataRefused, EventStoreUnavailable.
   */
  async takeBack(stream: string, changes: readonly RecordedEvent[]): Promise<void> {
    const latest = changes.at(-1);
    const metadata = metadataToKeep(changes);
    const revision = latest === undefined ? eventStoreDb().NO_STREAM : BigInt(latest.revision);
    await this.#write(stream, metadata, revision);
    // To metadata of a deleted stream the server adds that its readers begin after all that was there.
    if (retentionOf(changes).now.status === 'deleted') await this.#write(stream, metadata, eventStoreDb().ANY);
  }

  async close(): Promise<void> {
    this.#closed.abort();
    await this.#client.dispose();
  }

  async #write(
    stream: string,
    data: JsonObject,
    expectedRevision: bigint | typeof ANY | typeof NO_STREAM,
  ): Promise<void> {
    const event = toProposed({ id: randomUUID(), type: '$metadata', data, metadata: {} });
    const options = { expectedRevision, deadline: ANSWER_WITHIN_MS };
    const name = metadataStreamOf(this.names.storedOf(stream));
    await this.#client.appendToStream(name, event, options).catch((error: unknown) => {
      throw isDenied(error) ? new MetadataRefused() : asUnavailable(error);
    });
  }

  async #filtered(wanted: Wanted): Promise<RecordedEvent[]> {
    try {
      return await readFiltered(this.#client, wanted, this.#closed.signal);
    } catch (error) {
      throw asUnavailable(error, 'read $all');
    }
  }
}

/** As the program calls its stream; of metadata, the stream that it speaks of. What is no JSON is nothing to us. */
const named = (event: RecordedEvent, stream: string): RecordedEvent => ({
  ...event,
  stream: event.stream.startsWith('$$') ? metadataStreamOf(stream) : stream,
  ...(event.data instanceof Uint8Array && { data: {} }),
});
