import { randomUUID } from 'node:crypto';
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { EventStoreDBClient } from '@eventstore/db-client';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { readConfig, type Config } from '../../../../src/config.js';
import { readArguments } from '../../../../src/shared/delivery/cli/cli-command.js';
import { VERIFY_PARAMETERS, verifyBundle } from '../../../../src/shared/delivery/cli/verify-histories.command.js';
import { eventStoreSchema } from '../../../../src/shared/storage/eventstore/event-store-schema.js';
import { EventStreams } from '../../../../src/shared/storage/eventstore/event-streams.js';
import { openEventStoreDb } from '../../../../src/shared/storage/eventstoredb/eventstoredb-client.js';
import { EventStoreDbEventStore } from '../../../../src/shared/storage/eventstoredb/eventstoredb-event-store.js';
import { StreamNames } from '../../../../src/shared/storage/eventstore/stream-names.js';
import { headOf } from '../../../../src/shared/storage/eventstore/hash-chain.js';
import { DiskMediaStore } from '../../../../src/shared/storage/media/disk-media-store.js';
import { HistoryExport, type Exported } from '../../../../src/shared/storage/proof/export-histories.js';
import { withRetention } from '../../../../src/shared/storage/proof/live-retention.js';
import type { Seal } from '../../../../src/shared/storage/proof/seal.js';
import { Sealing } from '../../../../src/shared/storage/proof/sealing.js';
import { Seals } from '../../../../src/shared/storage/proof/seals.js';
import { argvOf } from '../../../support/program/command-line.js';
import { freshDatabase, type TestDatabase } from '../../../support/database/database.js';
import { ProtocolServer } from '../../../support/eventstoredb/protocol-server.js';
import { newEvent } from '../eventstore/store-under-test.js';

Logger.overrideLogger(false);

describe('a bundle of histories in EventStoreDB', () => {
  let db: TestDatabase;
  let server: ProtocolServer;
  let store: EventStoreDbEventStore;
  let client: EventStoreDBClient;
  let folder: string;
  let config: Config;
  let first: Seal;

  /** Three events each, a seal, and one more of each; then two are told to forget, one is deleted, one for good. */
  beforeAll(async () => {
    db = await freshDatabase([eventStoreSchema]);
    folder = await mkdtemp(join(tmpdir(), 'retention-'));
    config = readConfig({ DATA_DIR: folder });
    server = await new ProtocolServer().start();
    store = new EventStoreDbEventStore(server.url);
    client = openEventStoreDb(server.url);
    const streams = ['briefing-a', 'briefing-b', 'briefing-c', 'briefing-d', 'briefing-e'];
    for (const stream of [...streams, ...streams, ...streams]) await append(stream);
    first = await sealing().seal();
    for (const stream of streams) await append(stream);
    await client.setStreamMetadata('briefing-a', { maxCount: 2 });
    await client.setStreamMetadata('briefing-b', { truncateBefore: 1 });
    await client.setStreamMetadata('briefing-b', {});
    await client.deleteStream('briefing-c');
    await client.tombstoneStream('briefing-d');
  });
  afterAll(async () => {
    await store.close();
    await client.dispose();
    server.kill();
    await db.close();
    await rm(folder, { recursive: true, force: true });
  });

  async function append(stream: string): Promise<void> {
    const streams = new EventStreams(store);
    await streams.append(stream, [newEvent()], headOf(await streams.read(stream)));
  }

  const seals = (): Seals => new Seals(db.database);
  const sealing = (): Sealing => new Sealing(store, seals(), { now: () => 1_790_000_000_000 }, config);

  async function exported(after: Seal | null = null): Promise<Exported & { bundle: string }> {
    const bundle = join(folder, randomUUID());
    const histories = new HistoryExport(store, seals(), sealing(), await DiskMediaStore.open(join(folder, 'media')));
    return await withRetention(server.url, StreamNames.any, 'sample', async (retention) => {
      const options = { folder: bundle, after, media: false, contiguous: false, retention };
      return { ...(await histories.export(options)), bundle };
    });
  }

  const said: string[] = [];
  beforeEach(() => void (said.length = 0));

  const verify = async (bundle: string): Promise<void> =>
    await verifyBundle(readArguments(VERIFY_PARAMETERS, argvOf({ bundle })), (line) => void said.push(line));

  const sumAgain = async (bundle: string): Promise<void> =>
    void (await promisify(execFile)('sh', ['-c', 'sha256sum *.* > SHA256SUMS'], { cwd: bundle }));

  const findings = (): string[] => said.flatMap((line) => /^([a-z_]+): /.exec(line)?.[1] ?? []).toSorted();

  const ALL = ['deleted', 'divergent', 'divergent', 'divergent', 'retention', 'tombstoned'];

  test('says what the store was told of each history, and finds the same on its own', async () => {
    const { bundle, events, retention } = await exported();
    expect(events).toBe(20);
    expect(retention.map(({ stream }) => stream)).toEqual(['briefing-a', 'briefing-b', 'briefing-c', 'briefing-d']);
    await expect(verify(bundle)).rejects.toThrow('NOT SOUND: 6 findings.');
    expect(findings()).toEqual(ALL);
    expect(said).toContain('divergent: readers of briefing-a get 2 of the 4 events that the log has');
    expect(said.join('\n')).toMatch(/Note: briefing-b was told to forget .* {"\$tb":1}\. That was taken back on/);
    expect(said).toContain('Checked 20 events of 5 streams and 2 seals.');
  });

  test('that begins after a seal holds the heads of histories that readers do not get any more', async () => {
    const { bundle, events } = await exported(first);
    expect(events).toBe(5);
    await expect(verify(bundle)).rejects.toThrow('NOT SOUND: 5 findings.');
    // Of briefing-a all that is in this bundle is read still.
    expect(findings()).toEqual(['deleted', 'divergent', 'divergent', 'retention', 'tombstoned']);
    const earlier = await readFile(join(bundle, 'earlier.ndjson'), 'utf8');
    expect(earlier.match(/"revision":2,/g)).toHaveLength(5);
  });

  test('from which the file is taken away, or in which it is changed, is found by its sums', async () => {
    const { bundle } = await exported();
    const file = join(bundle, 'retention.ndjson');
    await writeFile(file, (await readFile(file, 'utf8')).replace('"events":2', '"events":3'));
    await expect(verify(bundle)).rejects.toThrow('NOT SOUND');
    expect(said).toContain('file: retention.ndjson is not what SHA256SUMS says');
    await rm(file);
    await expect(verify(bundle)).rejects.toThrow('NOT SOUND: 1 findings.');
    expect(said).toContain('file: retention.ndjson is missing');
  });

  test('of an older program is read, and it is said what it does not tell', async () => {
    const { bundle } = await exported();
    await rm(join(bundle, 'retention.ndjson'));
    await sumAgain(bundle);
    await verify(bundle);
    expect(said.join('\n')).toContain('It does not say what the store was told to forget');
  });

  test('with a line that cannot be read is refused in words', async () => {
    const { bundle } = await exported();
    await writeFile(join(bundle, 'retention.ndjson'), '{"stream":"briefing-a","changes":[{}],"readers":null}\n');
    await expect(verify(bundle)).rejects.toThrow(/Line 1 of .*retention.ndjson cannot be read/);
  });
});
