import type { Socket } from 'node:net';
import { Client } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { BackedUpSequence, BackedUpTable, WaitingJob } from '../archive/backup-format.js';
import { FOR_COPIES, listed, quoted } from '../archive/copied-rows.js';

/**
 * What follows from something else or is made anew: histories are taken from their store, jobs by what they are to do. A
 * restored database goes with whichever files it is started with.
 */
const LEFT_OUT = `('eventstore.event', 'eventstore.origin', 'media.known_store', 'public.applied_migration')`;

/** Ordinary tables that are kept: what is not logged is worth nothing after a crash either. */
const TABLES = `
  select c.oid::int as oid, n.nspname || '.' || c.relname as name,
         array(select a.attname::text from pg_attribute a where a.attrelid = c.oid and a.attnum > 0
                  and not a.attisdropped and a.attgenerated = '' order by a.attnum) as columns,
         array(select f.confrelid::int from pg_constraint f
                where f.conrelid = c.oid and f.contype = 'f' and f.confrelid <> c.oid) as refers
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
   where c.relkind = 'r' and c.relpersistence = 'p' and not c.relispartition
     and n.nspname not in ('information_schema', 'jobs') and not starts_with(n.nspname, 'pg_')
     and n.nspname || '.' || c.relname not in ${LEFT_OUT}
     and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
   order by 2`;

const SEQUENCES = `
  select schemaname || '.' || sequencename as name from pg_sequences
   where schemaname not in ('public', 'jobs') and not starts_with(schemaname, 'pg_') order by 1`;

/** Those at work too: whoever was at it is not there after a restore. */
const JOBS = `
  select name as queue, singleton_key as key, data, priority,
         (extract(epoch from start_after) * 1000)::bigint as "startAfter"
    from jobs.job where state in ('created', 'retry', 'active') order by created_on, id`;

const JOBS_AT_ONCE = 500;

/** A client of its own reads a bigint as text. */
interface WaitingRow extends Omit<WaitingJob, 'startAfter'> {
  readonly startAfter: string;
}

interface TableRow {
  readonly oid: number;
  readonly name: string;
  readonly columns: readonly string[];
  readonly refers: readonly number[];
}

/** One moment of all rows, on a connection of its own: the program goes on writing beside it. */
export class DatabaseSnapshot {
  #closed = false;

  private constructor(
    private readonly client: Client,
    /** Epoch ms. */
    readonly moment: number,
  ) {}

  static async open(url: string): Promise<DatabaseSnapshot> {
    const client = new Client({ connectionString: url, application_name: 'backup', keepAlive: true });
    client.on('error', () => undefined);
    await client.connect();
    await client.query(FOR_COPIES);
    await client.query('begin isolation level repeatable read, read only');
    // The first statement makes the snapshot.
    const { rows } = await client.query<{ now: string }>(
      'select (extract(epoch from clock_timestamp()) * 1000)::bigint as now',
    );
    return new DatabaseSnapshot(client, Number(rows[0]?.now));
  }

  async migrations(): Promise<readonly string[]> {
    const { rows } = await this.client.query<{ name: string }>('select name from applied_migration order by id');
    return rows.map(({ name }) => name);
  }

  /** In an order in which no row refers to a later table. */
  async tables(): Promise<readonly BackedUpTable[]> {
    const { rows } = await this.client.query<TableRow>(TABLES);
    return inOrder(rows).map(({ name, columns }) => ({ name, columns }));
  }

  /** As they are now: a sequence has no snapshot, and may be ahead of its rows. */
  async sequences(): Promise<readonly BackedUpSequence[]> {
    const { rows } = await this.client.query<{ name: string }>(SEQUENCES);
    const sequences: BackedUpSequence[] = [];
    for (const { name } of rows) {
      const { rows: values } = await this.client.query<{ last_value: string; is_called: boolean }>(
        `select last_value, is_called from ${quoted(name)}`,
      );
      const [value] = values;
      if (value !== undefined) sequences.push({ name, lastValue: value.last_value, isCalled: value.is_called });
    }
    return sequences;
  }

  /** The rows as COPY writes them, as text; `count` afterwards. */
  copy({ name, columns }: BackedUpTable): { readonly content: AsyncIterable<Uint8Array>; count(): number } {
    const stream = this.client.query(copyTo(`copy ${quoted(name)} (${listed(columns)}) to stdout`));
    return { content: stream as AsyncIterable<Uint8Array>, count: () => stream.rowCount };
  }

  async *jobs(): AsyncGenerator<readonly WaitingJob[]> {
    const { rows } = await this.client.query<{ there: boolean }>(`select to_regclass('jobs.job') is not null as there`);
    if (rows[0]?.there !== true) return;
    await this.client.query(`declare waiting cursor for ${JOBS}`);
    for (;;) {
      const { rows: jobs } = await this.client.query<WaitingRow>(`fetch ${JOBS_AT_ONCE} from waiting`);
      if (jobs.length === 0) return;
      yield jobs.map((job) => ({ ...job, startAfter: Number(job.startAfter) }));
    }
  }

  /** null: it has not been used yet. */
  async installation(): Promise<string | null> {
    const { rows } = await this.client.query<{ fingerprint: string }>('select fingerprint from secrets.known_key');
    return rows[0]?.fingerprint ?? null;
  }

  async close(): Promise<void> {
    if (this.#closed) return;
    this.#closed = true;
    await this.client.end().catch(() => undefined);
  }

  /** In the middle of a copy that nobody reads any more, which would be waited for. */
  abandon(): void {
    (this.client as unknown as { connection: { stream: Socket } }).connection.stream.destroy();
  }
}

/** No two tables refer to each other both ways: a test holds it. */
function inOrder(tables: readonly TableRow[]): readonly TableRow[] {
  const [known, ordered] = [new Set(tables.map(({ oid }) => oid)), new Map<number, TableRow>()];
  while (ordered.size < tables.length) {
    const next = tables.filter(
      ({ oid, refers }) => !ordered.has(oid) && refers.every((other) => ordered.has(other) || !known.has(other)),
    );
    if (next.length === 0) throw new Error('tables refer to each other in a circle: they cannot be restored in order');
    for (const table of next) ordered.set(table.oid, table);
  }
  return [...ordered.values()];
}
