import { createDataSource } from '../../../../src/shared/storage/database/data-source.js';
import { PostgresNotifications } from '../../../../src/shared/storage/database/postgres-notifications.js';
import { TypeormDatabase } from '../../../../src/shared/storage/database/typeorm-database.js';
import { TypeormUnitOfWork } from '../../../../src/shared/storage/database/typeorm-unit-of-work.js';
import { Checkpoints } from '../../../../src/shared/storage/projections/checkpoints.js';
import type { EventStore, RecordedEvent } from '../../../../src/shared/storage/eventstore/event-store.js';
import { PostgresEventStore } from '../../../../src/shared/storage/eventstore/postgres-event-store.js';
import { ParkedHistories } from '../../../../src/shared/storage/projections/parked-histories.js';
import { ParkedHistoryRetry } from '../../../../src/shared/storage/projections/parked-history-retry.js';
import { ProgramVersion } from '../../../../src/shared/storage/projections/program-version.js';
import { CannotProject } from '../../../../src/shared/storage/projections/projection-fault.js';
import { ProjectionLags } from '../../../../src/shared/storage/projections/projection-lags.js';
import { ProjectionRebuild } from '../../../../src/shared/storage/projections/projection-rebuild.js';
import { ProjectionReplay } from '../../../../src/shared/storage/projections/projection-replay.js';
import { ProjectionRunner } from '../../../../src/shared/storage/projections/projection-runner.js';
import { ProjectionVerification } from '../../../../src/shared/storage/projections/projection-verification.js';
import { ProjectionRegistry, type Projection } from '../../../../src/shared/storage/projections/projection.js';
import { Projector } from '../../../../src/shared/storage/projections/projector.js';
import { StreamProjector } from '../../../../src/shared/storage/projections/stream-projector.js';
import type { Clock } from '../../../../src/shared/kernel/clock.js';
import { SystemClock } from '../../../../src/shared/system-clock.js';
import type { TestDatabase } from '../../../support/database/database.js';
import { newEvent, newStream } from '../eventstore/store-under-test.js';

export async function createView(db: TestDatabase): Promise<void> {
  await db.database.execute('create schema view');
  await db.database.execute(
    `create table view.stream (id text collate "C" primary key, revision int not null, total int not null, note text,
       tag text not null unique)`,
  );
  await db.database.execute('create table view.effect (id text, revision int, node text)');
}

/** Sums what happened per stream, and has one effect per event, as a projection with jobs has. */
export class Totals implements Projection {
  readonly name = 'totals';
  readonly streamPrefix = 'sum-';
  readonly table = 'view.stream';
  /** What a program knows; a newer one knows more. */
  readonly knows = new Set(['Added']);
  beforeApply: (events: readonly RecordedEvent[]) => Promise<void> = async () => undefined;
  afterApply: () => Promise<void> = async () => undefined;
  afterReplay: () => Promise<void> = async () => undefined;

  constructor(
    private readonly node: string,
    private readonly database: TypeormDatabase,
  ) {}

  async apply(events: readonly RecordedEvent[]): Promise<void> {
    await this.beforeApply(events);
    for (const event of events) {
      if ((await this.#add(event, this.table)) === 0) continue;
      const effect = [idOf(event.stream), event.revision, this.node];
      await this.database.execute('insert into view.effect values ($1, $2, $3)', effect);
    }
    await this.afterApply();
  }

  async replay(events: readonly RecordedEvent[], table: string): Promise<void> {
    for (const event of events) await this.#add(event, table);
    await this.afterReplay();
  }

  async #add({ stream, revision, type, data }: RecordedEvent, table: string): Promise<number> {
    if (!this.knows.has(type)) throw new CannotProject('this program knows no such event');
    const { n } = data as { n: number };
    return await this.database.execute(
      `insert into ${table} as s (id, revision, total, tag) values ($1, $2, $3, 'tag ' || $1)
       on conflict (id) do update set revision = excluded.revision, total = s.total + excluded.total
        where s.revision = excluded.revision - 1`,
      [idOf(stream), revision, n],
    );
  }
}

export const idOf = (stream: string): string => stream.slice('sum-'.length);

export const newStreams = (count: number): string[] => Array.from({ length: count }, () => newStream('sum'));

export class FixedVersion extends ProgramVersion {
  constructor(private readonly version: string) {
    super();
  }

  override text(): Promise<string> {
    return Promise.resolve(this.version);
  }
}

export interface NodeOptions {
  readonly version?: string;
  readonly clock?: Clock;
  /** Instead of the one in the database. */
  readonly eventStore?: EventStore;
}

/** One process of the service. */
export async function startNode(
  db: TestDatabase,
  name: string,
  { version = 'one', clock = new SystemClock(), eventStore }: NodeOptions = {},
) {
  const dataSource = await createDataSource(db.url, [], { applicationName: name }).initialize();
  const unitOfWork = new TypeormUnitOfWork(dataSource);
  const database = new TypeormDatabase(dataSource.pool, unitOfWork);
  const notifications = new PostgresNotifications(db.url);
  const store = eventStore ?? new PostgresEventStore(db.url, notifications);
  const registry = new ProjectionRegistry();
  const projection = new Totals(name, database);
  registry.register(projection);
  const checkpoints = new Checkpoints(database, clock);
  const parked = new ParkedHistories(database, checkpoints, clock, new FixedVersion(version));
  const retry = new ParkedHistoryRetry(store, registry, parked, unitOfWork);
  const runner = new ProjectionRunner(store, unitOfWork, checkpoints, parked);
  const projector = new Projector(registry, runner, parked, retry);
  const replay = new ProjectionReplay(store, unitOfWork, database, checkpoints, parked);
  const close = async (): Promise<void> => {
    await projector.stop();
    if (eventStore === undefined) await store.close();
    await notifications.close();
    await dataSource.destroy();
  };
  return {
    name,
    database,
    store,
    registry,
    projection,
    projector,
    streams: new StreamProjector(store, registry, parked, unitOfWork),
    replay,
    close,
    unitOfWork,
    checkpoints,
    parked,
    retry,
    rebuild: new ProjectionRebuild(registry, replay, parked, retry, unitOfWork),
    verification: new ProjectionVerification(registry, replay),
    lags: new ProjectionLags(store, registry, checkpoints, clock),
  };
}

export type Node = Awaited<ReturnType<typeof startNode>>;

/** Appends 0, 1, 2, … to each, `each` times in all. */
export async function write(one: Node, streams: readonly string[], each: number): Promise<void> {
  await Promise.all(
    streams.map(async (stream) => {
      for (let n = 0; n < each; n += 1) await one.store.append(stream, [newEvent('Added', { n })], n - 1);
    }),
  );
}
