import { createHash, createPublicKey, generateKeyPairSync, randomUUID } from 'node:crypto';
import { mkdtemp, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { readConfig, type Config } from '../../../../src/config.js';
import { PostgresNotifications } from '../../../../src/shared/storage/database/postgres-notifications.js';
import { eventStoreSchema } from '../../../../src/shared/storage/eventstore/event-store-schema.js';
import { START } from '../../../../src/shared/storage/eventstore/event-store.js';
import { EventStreams } from '../../../../src/shared/storage/eventstore/event-streams.js';
import { PostgresEventStore } from '../../../../src/shared/storage/eventstore/postgres-event-store.js';
import { digestOf, type Seal } from '../../../../src/shared/storage/proof/seal.js';
import { SealKey } from '../../../../src/shared/storage/proof/seal-key.js';
import { Sealing } from '../../../../src/shared/storage/proof/sealing.js';
import { Seals } from '../../../../src/shared/storage/proof/seals.js';
import { verifySeals } from '../../../../src/shared/storage/proof/verify-seals.js';
import { freshDatabase, type TestDatabase } from '../../../support/database/database.js';
import { newEvent, newStream } from '../eventstore/store-under-test.js';

const DAY = 24 * 60 * 60 * 1000;

let dataDir: string;
let config: Config;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'seals-'));
  config = readConfig({ DATA_DIR: dataDir });
});
afterEach(async () => await rm(dataDir, { recursive: true, force: true }));

describe('sealing', () => {
  let db: TestDatabase;
  let store: PostgresEventStore;
  let close: () => Promise<void>;
  let now: number;
  const logged: string[] = [];

  beforeAll(async () => {
    Logger.overrideLogger({ log: (line: string) => void logged.push(line), warn() {}, error() {} });
  });
  beforeEach(async () => {
    db = await freshDatabase([eventStoreSchema]);
    const notifications = new PostgresNotifications(db.url);
    store = new PostgresEventStore(db.url, notifications);
    close = async () => {
      await store.close();
      await notifications.close();
      await db.close();
    };
    now = 1_790_000_000_000;
    logged.length = 0;
  });
  afterEach(async () => await close());

  const seals = (): Seals => new Seals(db.database);
  const sealing = (): Sealing => new Sealing(store, seals(), { now: () => now }, config);
  const record = async (count: number): Promise<void> => {
    const events = Array.from({ length: count }, () => newEvent());
    await new EventStreams(store).append(newStream(), events);
  };

  test('covers what was recorded since the last seal, and nothing twice', async () => {
    await record(3);
    await sealing().seal();
    await record(2);
    await sealing().seal();
    const all = await seals().all();
    expect(all.map(({ number, count, position }) => [number, count, Number(position)])).toEqual([
      [0, 3, 2],
      [1, 5, 4],
    ]);
    expect(verifySeals(all, null)).toEqual([]);
  });

  test('reads only what is new', async () => {
    await record(3);
    await sealing().seal();
    const subscribe = jest.spyOn(store, 'subscribe');
    await record(1);
    const { position } = (await seals().last())!;
    await sealing().seal();
    expect(subscribe.mock.calls.map(([{ after }]) => after)).toEqual([position]);
  });

  test('makes several seals of much, each of a bounded number of events', async () => {
    await record(7);
    expect(await sealing().seal(3)).toMatchObject({ number: 2, count: 7 });
    expect((await seals().all()).map(({ count }) => count)).toEqual([3, 6, 7]);
    await record(3);
    expect(await sealing().seal(3)).toMatchObject({ number: 3, count: 10 });
  });

  test('says that there was nothing new', async () => {
    expect(await sealing().seal()).toMatchObject({ number: 0, count: 0, position: START });
    await record(1);
    await sealing().seal();
    expect(await sealing().seal()).toMatchObject({ number: 2, count: 1 });
    expect(verifySeals(await seals().all(), null)).toEqual([]);
  });

  test('is one seal when several do it at the same moment', async () => {
    await record(3);
    const made = await Promise.all([sealing().seal(), sealing().seal(), sealing().seal()]);
    expect(verifySeals(await seals().all(), null)).toEqual([]);
    expect(Math.max(...made.map(({ count }) => count))).toBe(3);
  });

  test('is due a day after the last one, and the first time as soon as something was recorded', async () => {
    await sealing().sealWhenDue();
    expect(await seals().all()).toEqual([]);
    await record(1);
    await sealing().sealWhenDue();
    now += DAY - 1;
    await sealing().sealWhenDue();
    expect(await seals().all()).toHaveLength(1);
    now += 1;
    await sealing().sealWhenDue();
    expect((await seals().all()).map(({ sealedAt }) => sealedAt)).toEqual([now - DAY, now]);
  });

  test('goes on where a clock was wrong, without a seal that looks forged', async () => {
    const right = now;
    await record(1);
    now = right + 300 * DAY;
    await sealing().sealWhenDue();
    now = right;
    await record(1);
    await sealing().sealWhenDue();
    const all = await seals().all();
    expect(all.map(({ count }) => count)).toEqual([1, 2]);
    expect(verifySeals(all, null)).toEqual([]);
  });

  test('leaves a line in the log that a seal made later can be held against', async () => {
    await record(2);
    const seal = await sealing().seal();
    expect(logged).toEqual([`seal 0: 2 events up to ${seal.position}, digest ${digestOf(seal)}, key ${seal.key}`]);
  });

  test.each(['update eventstore.seal set number = 7', 'delete from eventstore.seal', 'truncate eventstore.seal'])(
    'cannot be undone: %s is refused',
    async (sql) => {
      await sealing().seal();
      await expect(db.database.execute(sql)).rejects.toThrow('append-only');
    },
  );

  test('stops at a row that is no seal, in words', async () => {
    await db.database.execute(`insert into eventstore.seal values (0, '{"number": 0}')`);
    await expect(sealing().seal()).rejects.toThrow('Row 0 of eventstore.seal is no seal');
  });
});

describe('the key of the seals', () => {
  const file = (): string => join(dataDir, 'seal-key.pem');
  const content = { number: 0, position: START, count: 0, log: '', heads: '', previous: '', sealedAt: 0 };
  const sign = (key: SealKey): Seal => key.sign(content);

  test('is made on first use, readable by its user alone, and stays', async () => {
    const first = await SealKey.open(config);
    expect((await stat(file())).mode & 0o777).toBe(0o600);
    expect((await SealKey.open(config)).id).toBe(first.id);
    expect(await readdir(dataDir)).toEqual(['seal-key.pem']);
  });

  test('is one when several programs make it at the same moment', async () => {
    const keys = await Promise.all(Array.from({ length: 8 }, async () => await SealKey.open(config)));
    expect(new Set(keys.map(({ id }) => id)).size).toBe(1);
    expect(await readdir(dataDir)).toEqual(['seal-key.pem']);
  });

  test('may be the operator’s own', async () => {
    const { privateKey, publicKey } = generateKeyPairSync('ed25519');
    const own = join(dataDir, 'own.pem');
    await writeFile(own, privateKey.export({ type: 'pkcs8', format: 'pem' }));
    const key = await SealKey.open({ ...config, sealKeyFile: own });
    expect(createPublicKey(sign(key).publicKey).equals(publicKey)).toBe(true);
    const der = publicKey.export({ type: 'spki', format: 'der' });
    expect(key.id).toBe(createHash('sha256').update(der).digest('hex').slice(0, 16));
    expect(await readdir(dataDir)).toEqual(['own.pem']);
  });

  test('is refused in words, which show nothing of it, when it is missing or something else', async () => {
    const wrong = join(dataDir, randomUUID());
    const open = async (): Promise<SealKey> => await SealKey.open({ ...config, sealKeyFile: wrong });
    await expect(open()).rejects.toThrow(`${wrong}, is not there.`);
    await writeFile(wrong, 'secret');
    await expect(open()).rejects.toThrow(`${wrong}, cannot be used. It must be an Ed25519 private key`);
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    await writeFile(wrong, privateKey.export({ type: 'pkcs8', format: 'pem' }));
    await expect(open()).rejects.toThrow('another kind of key');
    expect(await readFile(wrong, 'utf8')).toContain('PRIVATE KEY');
  });
});
