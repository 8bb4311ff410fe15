import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { EventStoreDBClient, jsonEvent } from '@eventstore/db-client';
import { Logger } from '@nestjs/common';
import { readConfig } from '../../../../src/config.js';
import { PostgresNotifications } from '../../../../src/shared/storage/database/postgres-notifications.js';
import { START, type EventStore } from '../../../../src/shared/storage/eventstore/event-store.js';
import { eventStoreSchema } from '../../../../src/shared/storage/eventstore/event-store-schema.js';
import { EventStreams } from '../../../../src/shared/storage/eventstore/event-streams.js';
import { openEventStore } from '../../../../src/shared/storage/eventstoredb/open-event-store.js';
import { readLog } from '../../../../src/shared/storage/eventstore/read-log.js';
import { StreamNames } from '../../../../src/shared/storage/eventstore/stream-names.js';
import { DiskMediaStore } from '../../../../src/shared/storage/media/disk-media-store.js';
import { HistoryExport } from '../../../../src/shared/storage/proof/export-histories.js';
import { readBundle } from '../../../../src/shared/storage/proof/read-bundle.js';
import { Sealing } from '../../../../src/shared/storage/proof/sealing.js';
import { Seals } from '../../../../src/shared/storage/proof/seals.js';
import { verifyHistories, type Evidence } from '../../../../src/shared/storage/proof/verify-histories.js';
import { SystemClock } from '../../../../src/shared/system-clock.js';
import { freshDatabase, type TestDatabase } from '../../../support/database/database.js';
import { ProtocolServer } from '../../../support/eventstoredb/protocol-server.js';
import { untilTrue } from '../../../support/time/until.js';
import { newEvent } from '../eventstore/store-under-test.js';

const OURS = ['briefing-', 'audit-art_'];

let server: ProtocolServer;
let folder: string;
let logged: string[];
let installations: Installation[];

beforeEach(async () => {
  server = await new ProtocolServer().start();
  folder = await mkdtemp(join(tmpdir(), 'shared-store-'));
  [logged, installations] = [[], []];
  Logger.overrideLogger({ log() {}, warn: (line: string) => void logged.push(line), error() {} });
});
afterEach(async () => {
  await Promise.all(installations.map(async (one) => await one.close()));
  server.kill();
  await rm(folder, { recursive: true, force: true });
});

/** One database, and its category of the one store. */
class Installation {
  private constructor(
    readonly db: TestDatabase,
    readonly store: EventStore,
    private readonly notifications: PostgresNotifications,
  ) {}

  static async start(category: string): Promise<Installation> {
    const db = await freshDatabase([eventStoreSchema]);
    const notifications = new PostgresNotifications(db.url);
    const place = { eventStoreUrl: server.url, databaseUrl: db.url, names: new StreamNames(category, OURS) };
    const one = new Installation(db, await openEventStore(place, db.database, notifications), notifications);
    installations.push(one);
    return one;
  }

  async record(stream: string, ...types: readonly string[]): Promise<void> {
    const events = types.map((type) => newEvent(type));
    await new EventStreams(this.store).append(stream, events);
  }

  async everything(): Promise<readonly string[]> {
    const seen: string[] = [];
    for await (const events of readLog(this.store, START)) {
      seen.push(...events.map(({ stream, revision, type }) => `${stream}@${revision} ${type}`));
    }
    return seen;
  }

  get seals(): Seals {
    return new Seals(this.db.database);
  }

  get sealing(): Sealing {
    return new Sealing(this.store, this.seals, new SystemClock(), readConfig({ DATA_DIR: folder }));
  }

  async audit(): Promise<readonly string[]> {
    const seals = await this.seals.all();
    const batches = readLog(this.store, START);
    return await verified({ seals, contiguous: false, after: null, earlier: new Map(), batches, retention: null });
  }

  async close(): Promise<void> {
    await this.store.close();
    await this.notifications.close();
    await this.db.close();
  }
}

async function verified(evidence: Evidence): Promise<readonly string[]> {
  const said: string[] = [];
  await verifyHistories(evidence, { keys: null, seals: null }, (line) => said.push(line));
  return said;
}

/** As other services write: without links, in streams named as they like. */
async function othersWrite(...streams: readonly string[]): Promise<void> {
  const client = Object.assign(EventStoreDBClient.connectionString(server.url), {
    supports: () => Promise.resolve(false),
  });
  for (const stream of streams) await client.appendToStream(stream, jsonEvent({ type: 'Ordered', data: { n: 1 } }));
  await client.dispose();
}

describe('an EventStoreDB that others use too', () => {
  test('shows each installation its own histories only, under the names that the program gives them', async () => {
    const [production, staging] = [await Installation.start('briefing'), await Installation.start('staging')];
    await production.record('briefing-art_1', 'A', 'B');
    await staging.record('briefing-art_1', 'C');
    await othersWrite('orders-1', 'audit-payments', 'staging_audit-art_1', 'podcast-briefing', 'stagings-1');
    await production.record('audit-art_1', 'Seen');
    await staging.record('audit-art_1', 'Seen there');
    expect(await production.everything()).toEqual(['briefing-art_1@0 A', 'briefing-art_1@1 B', 'audit-art_1@0 Seen']);
    expect(await staging.everything()).toEqual(['briefing-art_1@0 C', 'audit-art_1@0 Seen there']);
    expect(await staging.store.readStream('briefing-art_1')).toMatchObject([{ stream: 'briefing-art_1', type: 'C' }]);
  });

  test('holds for an auditor what is ours and nothing else, in seals and bundles as well', async () => {
    const staging = await Installation.start('staging');
    await othersWrite('orders-1', 'briefing-art_1');
    await staging.record('briefing-art_1', 'A', 'B');
    await staging.sealing.seal();
    await othersWrite('orders-1', 'audit-art_1');
    await staging.record('audit-art_1', 'Seen');
    await staging.sealing.seal();
    expect(await staging.audit()).toEqual([
      'Checked 3 events of 2 streams and 2 seals.',
      expect.stringContaining('The last seal is 1'),
      expect.stringContaining('The seals name their own key'),
    ]);
    const media = await DiskMediaStore.open(join(folder, 'media'));
    const exporting = new HistoryExport(staging.store, staging.seals, staging.sealing, media);
    const options = { folder: join(folder, 'bundle'), after: null, media: false, contiguous: false, retention: null };
    expect(await exporting.export(options)).toMatchObject({ events: 3 });
    const { evidence, findings } = await readBundle(options.folder);
    expect(findings).toEqual([]);
    expect((await verified(evidence))[0]).toContain('Checked 3 events of 2 streams');
  });

  test('tells a new database how many histories there are already, and an old one nothing', async () => {
    const first = await Installation.start('briefing');
    for (const n of [1, 2, 3]) await first.record(`briefing-art_${n}`, 'A', 'B');
    expect(logged).toEqual([]);
    await Installation.start('staging');
    await Installation.start('briefing');
    await untilTrue(() => logged.some((line) => line.includes('3 histories found, rebuilding')));
    expect(logged.filter((line) => line.includes('found'))).toHaveLength(1);
  });
});
