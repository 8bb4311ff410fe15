import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { BriefingProjection } from '../../../../src/briefing/adapters/eventstore/briefing-projection.js';
import { encode } from '../../../../src/briefing/adapters/eventstore/briefing-codec.js';
import { historyStreamOf } from '../../../../src/briefing/application/ports/history-archive.js';
import { TypeormBriefingChanges } from '../../../../src/briefing/adapters/typeorm/typeorm-briefing-changes.js';
import { TypeormBriefingReadModel } from '../../../../src/briefing/adapters/typeorm/typeorm-briefing-read-model.js';
import { TypeormProgressStore } from '../../../../src/briefing/adapters/typeorm/typeorm-progress-store.js';
import { TypeormBriefingProjectionStore } from '../../../../src/briefing/adapters/typeorm/typeorm-briefing-projection-store.js';
import { StepQueue } from '../../../../src/briefing/application/ports/step-queue.js';
import type { BriefingEvent } from '../../../../src/briefing/domain/events.js';
import { BriefingModule } from '../../../../src/briefing/briefing.module.js';
import { TypeormDatabase } from '../../../../src/shared/storage/database/typeorm-database.js';
import { TypeormUnitOfWork } from '../../../../src/shared/storage/database/typeorm-unit-of-work.js';
import { PostgresNotifications } from '../../../../src/shared/storage/database/postgres-notifications.js';
import { Checkpoints } from '../../../../src/shared/storage/projections/checkpoints.js';
import { eventStoreSchema } from '../../../../src/shared/storage/eventstore/event-store-schema.js';
import { EventStreams } from '../../../../src/shared/storage/eventstore/event-streams.js';
import { PostgresEventStore } from '../../../../src/shared/storage/eventstore/postgres-event-store.js';
import { ParkedHistories } from '../../../../src/shared/storage/projections/parked-histories.js';
import { ParkedHistoryRetry } from '../../../../src/shared/storage/projections/parked-history-retry.js';
import { ProgramVersion } from '../../../../src/shared/storage/projections/program-version.js';
import { ProjectionRebuild } from '../../../../src/shared/storage/projections/projection-rebuild.js';
import { ProjectionReplay } from '../../../../src/shared/storage/projections/projection-replay.js';
import { ProjectionVerification } from '../../../../src/shared/storage/projections/projection-verification.js';
import { ProjectionRegistry } from '../../../../src/shared/storage/projections/projection.js';
import { deterministicUuid } from '../../../../src/shared/storage/eventstore/deterministic-uuid.js';
import { FactPublisher, type Fact } from '../../../../src/shared/kernel/facts.js';
import { SystemClock } from '../../../../src/shared/system-clock.js';
import { brand } from '../../../../src/shared/kernel/brand.js';
import { freshDatabase, type TestDatabase } from '../../../support/database/database.js';
import { composed, failedAttempt, published, recorded, requestedData, started } from '../../domain/samples.js';

class CountingQueue extends StepQueue {
  orders = 0;

  override async order(): Promise<void> {
    this.orders += 1;
  }
}

class CountingPublisher extends FactPublisher {
  published = 0;

  override async publish(...facts: readonly Fact[]): Promise<void> {
    this.published += facts.length;
  }
}

const LIVES: readonly (readonly BriefingEvent[])[] = [
  [composed, started, recorded, published],
  [composed, started],
  [failedAttempt('compose', 1), composed, failedAttempt('record', 1)],
  [],
];

const idOf = (life: number): string => `art_${life}`;

let db: TestDatabase;
let store: PostgresEventStore;
let notifications: PostgresNotifications;
let rebuild: ProjectionRebuild;
let verification: ProjectionVerification;
let readModel: TypeormBriefingReadModel;
let progress: TypeormProgressStore;
const queue = new CountingQueue();
const publisher = new CountingPublisher();

beforeAll(async () => {
  db = await freshDatabase([eventStoreSchema, BriefingModule.schema]);
  const unitOfWork = new TypeormUnitOfWork(db.dataSource);
  const database = new TypeormDatabase(db.dataSource.pool, unitOfWork);
  notifications = new PostgresNotifications(db.url);
  store = new PostgresEventStore(db.url, notifications);
  const [registry, clock] = [new ProjectionRegistry(), new SystemClock()];
  const changes = new TypeormBriefingChanges(database, unitOfWork, notifications);
  const projection = new BriefingProjection(new TypeormBriefingProjectionStore(database, changes), queue, publisher);
  registry.register(projection);
  const checkpoints = new Checkpoints(database, clock);
  const parked = new ParkedHistories(database, checkpoints, clock, new ProgramVersion());
  const retry = new ParkedHistoryRetry(store, registry, parked, unitOfWork);
  const replay = new ProjectionReplay(store, unitOfWork, database, checkpoints, parked);
  rebuild = new ProjectionRebuild(registry, replay, parked, retry, unitOfWork);
  verification = new ProjectionVerification(registry, replay);
  readModel = new TypeormBriefingReadModel(database);
  progress = new TypeormProgressStore(database, clock, changes);
  const streams = new EventStreams(store);
  for (const [life, events] of LIVES.entries()) {
    const requested: BriefingEvent = {
      type: 'BriefingRequested',
      data: { ...requestedData, quickReadId: `art_q${life}`, slug: `slug-${life}` },
    };
    const stream = historyStreamOf(idOf(life));
    const history = [requested, ...events].map((event, index) => {
      const { type, data, schema } = encode(event);
      return { id: deterministicUuid(`${stream}/${index}`), type, data, metadata: { schema, actor: 'test' } };
    });
    const { position } = await streams.append(stream, history);
    const all = await streams.read(stream);
    await unitOfWork.run(async () => {
      await checkpoints.move(projection.name, await checkpoints.read(projection.name), position);
      await projection.apply(all);
    });
  }
});

afterAll(async () => {
  await store?.close();
  await notifications?.close();
  await db?.close();
});

const percentOf = async (life: number): Promise<number | undefined> =>
  (await readModel.bySlug(`slug-${life}`))?.percent;

describe('the read model of briefings', () => {
  test('is what the histories say, whatever their lives were', async () => {
    expect(await verification.verify('briefing.shelf')).toEqual({
      events: 13,
      differing: 0,
      differences: [],
      spoilt: [],
    });
  });

  test('that was emptied is made again, without an order and without touching a reservation', async () => {
    const before = await db.database.query('select * from briefing.briefing order by id');
    const ordered = queue.orders;
    expect(publisher.published).toBe(1);
    await db.database.execute(
      `insert into briefing.ticket (briefing_id, quick_read_id, owner, digest, slug, seed, sealed_words, taken_at, standing)
       values ($1, 'art_q3', 'usr_1', 'd', 's', 's', 'w', 1, 'returned')`,
      [idOf(3)],
    );
    await db.database.execute('delete from briefing.briefing');
    expect(await rebuild.rebuild('briefing.shelf')).toEqual({ events: 13, changed: 4, spoilt: [] });
    expect(await db.database.query('select * from briefing.briefing order by id')).toEqual(before);
    expect(queue.orders).toBe(ordered);
    expect(publisher.published).toBe(1);
    expect(await db.database.query('select standing from briefing.ticket')).toEqual([{ standing: 'returned' }]);
  });

  test('keeps in mind how far a recording is, which no event says', async () => {
    expect(await percentOf(1)).toBe(30);
    progress.note(brand(idOf(1)), 62);
    while ((await percentOf(1)) !== 62) await new Promise(setImmediate);
    expect(await verification.verify('briefing.shelf')).toMatchObject({ differing: 0 });
    await db.database.execute('update briefing.briefing set percent = 99');
    expect(await rebuild.rebuild('briefing.shelf')).toMatchObject({ changed: 4 });
    expect(await percentOf(1)).toBe(62);
    expect(await percentOf(3)).toBe(5);
  });
});
