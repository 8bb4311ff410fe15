import type { Client } from 'pg';
import type { EventStore, Position, RecordedEvent } from '../../eventstore/event-store.js';
import { START, WrongExpectedRevision } from '../../eventstore/event-store.js';
import { recordRestored, withOrigin } from '../../eventstoredb/restored-histories.js';
import { BackupUnusable } from '../archive/backup-format.js';
import { RowLoader } from './row-loader.js';

/** Takes events, each once and in the order in which they were recorded. */
export interface HistoryRestorer {
  add(events: readonly RecordedEvent[]): Promise<void>;
  end(): Promise<void>;
}

/** EventStoreDB bounds the size of one append. */
const AT_ONCE = 20;

const EVENT_TABLE = {
  name: 'eventstore.event',
  columns: ['position', 'stream', 'revision', 'id', 'type', 'data', 'metadata', 'recorded_at'],
};

/** Into the tables of PostgreSQL, in the transaction of the client: each event gets the place and the time that it had. */
export class PostgresHistoryRestorer implements HistoryRestorer {
  constructor(private readonly client: Client) {}

  /** The connection is for everybody between two batches. */
  async add(events: readonly RecordedEvent[]): Promise<void> {
    const loader = new RowLoader(this.client, EVENT_TABLE);
    await loader.add(Buffer.from(events.map(rowOf).join('')));
    await loader.end();
  }

  end(): Promise<void> {
    return Promise.resolve();
  }
}

const ESCAPES: Readonly<Record<string, string>> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' };

const escaped = (value: string): string => value.replaceAll(/[\\\n\r\t]/g, (character) => ESCAPES[character] ?? '');

function rowOf({ position, stream, revision, id, type, data, metadata, recordedAt }: RecordedEvent): string {
  const values = [
    BigInt(position),
    stream,
    revision,
    id,
    type,
    JSON.stringify(data),
    JSON.stringify(metadata),
    recordedAt,
  ];
  return `${values.map((value) => escaped(String(value))).join('\t')}\n`;
}

/** Into EventStoreDB, which has places and times of its own: those of before go with each event. May begin again. */
export class EventStoreDbHistoryRestorer implements HistoryRestorer {
  #last: { readonly original: Position; readonly here: Position } | null = null;

  constructor(
    private readonly store: EventStore,
    private readonly category: string,
  ) {}

  async add(events: readonly RecordedEvent[]): Promise<void> {
    for (const run of runsOf(events)) await this.#append(run);
  }

  async end(): Promise<void> {
    if (this.#last === null) return;
    const { original: last, here: through } = this.#last;
    await recordRestored(this.store, this.category, { last, through });
  }

  async #append(run: readonly RecordedEvent[]): Promise<void> {
    const [first, last] = [run[0], run.at(-1)];
    if (first === undefined || last === undefined) return;
    try {
      const { position } = await this.store.append(first.stream, run.map(withOrigin), first.revision - 1);
      this.#last = { original: last.position, here: position };
    } catch (error) {
      if (!(error instanceof WrongExpectedRevision)) throw error;
      throw new BackupUnusable(
        error.actual === -1
          ? `The history ${first.stream} begins with revision ${first.revision} in the backup; EventStoreDB cannot begin there.`
          : `The history ${first.stream} is there already, and is another one. Take an empty category.`,
      );
    }
  }
}

/** Events that follow each other in one history: one append. */
function runsOf(events: readonly RecordedEvent[]): readonly (readonly RecordedEvent[])[] {
  const runs: RecordedEvent[][] = [];
  for (const event of events) {
    const before = runs.at(-1)?.at(-1);
    const goesOn = before?.stream === event.stream && before.revision === event.revision - 1;
    const fits = (runs.at(-1)?.length ?? 0) < AT_ONCE;
    if (goesOn && fits) runs.at(-1)?.push(event);
    else runs.push([event]);
  }
  return runs;
}

export const isEmpty = async (store: EventStore): Promise<boolean> => {
  const { signal } = new AbortController();
  for await (const { events, live } of store.subscribe({ after: START, batchSize: 1, signal })) {
    if (events.some(({ stream }) => !stream.startsWith('$'))) return false;
    if (live) return true;
  }
  return true;
};
