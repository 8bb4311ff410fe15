import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { appendFile, mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { readConfig, type Config } from '../../../../src/config.js';
import { readArguments } from '../../../../src/shared/delivery/cli/cli-command.js';
import { PostgresNotifications } from '../../../../src/shared/storage/database/postgres-notifications.js';
import { eventStoreSchema } from '../../../../src/shared/storage/eventstore/event-store-schema.js';
import { EventStreams } from '../../../../src/shared/storage/eventstore/event-streams.js';
import { HistoryExport, type Exported } from '../../../../src/shared/storage/proof/export-histories.js';
import { headOf } from '../../../../src/shared/storage/eventstore/hash-chain.js';
import { PostgresEventStore } from '../../../../src/shared/storage/eventstore/postgres-event-store.js';
import { sealText, type Seal } from '../../../../src/shared/storage/proof/seal.js';
import { Sealing } from '../../../../src/shared/storage/proof/sealing.js';
import { Seals } from '../../../../src/shared/storage/proof/seals.js';
import { VERIFY_PARAMETERS, verifyBundle } from '../../../../src/shared/delivery/cli/verify-histories.command.js';
import { DiskMediaStore } from '../../../../src/shared/storage/media/disk-media-store.js';
import type { MediaStore } from '../../../../src/shared/storage/media/media-store.js';
import { argvOf } from '../../../support/program/command-line.js';
import { freshDatabase, type TestDatabase } from '../../../support/database/database.js';
import { newEvent } from './store-under-test.js';

Logger.overrideLogger(false);

const SUM_OF_ABC = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';

describe('a bundle', () => {
  let db: TestDatabase;
  let notifications: PostgresNotifications;
  let store: PostgresEventStore;
  let media: MediaStore;
  let folder: string;
  let config: Config;
  let first: Seal;

  /** Two streams, a seal, and more of both with a third. */
  beforeAll(async () => {
    db = await freshDatabase([eventStoreSchema]);
    notifications = new PostgresNotifications(db.url);
    store = new PostgresEventStore(db.url, notifications);
    folder = await mkdtemp(join(tmpdir(), 'bundle-'));
    config = readConfig({ DATA_DIR: folder });
    media = await DiskMediaStore.open(join(folder, 'media'));
    await media.put('b/abc.json', Buffer.from('abc'));
    const streams = new EventStreams(store);
    for (const stream of ['s-1', 's-2', 's-1']) await append(streams, stream);
    first = await sealing().seal();
    for (const stream of ['s-1', 's-3', 's-2']) await append(streams, stream);
  });
  afterAll(async () => {
    await store.close();
    await notifications.close();
    await db.close();
    await rm(folder, { recursive: true, force: true });
  });

  async function append(streams: EventStreams, stream: string): Promise<void> {
    const data = {
      file: { key: 'b/abc.json', sha256: SUM_OF_ABC },
      gone: [{ key: 'b/gone.json', sha256: SUM_OF_ABC }],
    };
    await streams.append(stream, [newEvent('Happened', data)], headOf(await streams.read(stream)));
  }

  const seals = (): Seals => new Seals(db.database);
  const sealing = (): Sealing => new Sealing(store, seals(), { now: () => 1_790_000_000_000 }, config);

  async function exported(options: { after?: Seal; media?: boolean } = {}): Promise<Exported & { bundle: string }> {
    const bundle = join(folder, randomUUID());
    const histories = new HistoryExport(store, seals(), sealing(), media);
    const wanted = { after: options.after ?? null, media: options.media ?? false, contiguous: true, retention: null };
    return { ...(await histories.export({ folder: bundle, ...wanted })), bundle };
  }

  const said: string[] = [];
  beforeEach(() => void (said.length = 0));

  const verify = async (bundle: string, options: Record<string, string> = {}): Promise<void> =>
    await verifyBundle(
      readArguments(VERIFY_PARAMETERS, argvOf({ bundle, ...options })),
      (line) => void said.push(line),
    );

  const rewrite = async (file: string, change: (text: string) => string): Promise<void> =>
    await writeFile(file, change(await readFile(file, 'utf8')));

  test('holds all histories, sealed to the last event, and is found sound on its own', async () => {
    const { bundle, events } = await exported();
    expect(events).toBe(6);
    await verify(bundle, { 'public-key': join(bundle, 'public-keys.pem') });
    expect(said).toContain('Sound.');
    expect(said.join()).toContain('Checked 6 events of 3 streams');
    expect(said.join()).not.toContain('not sealed yet');
  });

  test('is checked by sha256sum too', async () => {
    const { bundle } = await exported();
    const { stdout } = await promisify(execFile)('sha256sum', ['-c', 'SHA256SUMS'], { cwd: bundle });
    expect(stdout.trim().split('\n').toSorted()).toEqual(
      ['README.txt', 'earlier.ndjson', 'events.ndjson', 'manifest.json', 'public-keys.pem', 'seals.ndjson']
        .map((name) => `${name}: OK`)
        .toSorted(),
    );
  });

  test('may begin after a seal, and its histories are held against where they were', async () => {
    const { bundle, events } = await exported({ after: first });
    expect(events).toBe(3);
    await verify(bundle);
    expect(said).toContain(`It begins after seal ${first.number}: what came before is not in it.`);
    expect(said).toContain('Sound.');
    await rewrite(join(bundle, 'earlier.ndjson'), (text) => text.replace(/"chain":"./, '"chain":"x'));
    await expect(verify(bundle)).rejects.toThrow('NOT SOUND');
    expect(said.join('\n')).toMatch(/^broken: stream s-[12], revision/m);
  });

  test('tells every change to one of its files', async () => {
    const { bundle } = await exported();
    await appendFile(join(bundle, 'README.txt'), 'more');
    await writeFile(join(bundle, 'extra'), '');
    await rm(join(bundle, 'public-keys.pem'));
    await rewrite(join(bundle, 'events.ndjson'), (text) => text.replace('"Happened"', '"Happenee"'));
    await expect(verify(bundle)).rejects.toThrow('NOT SOUND: 5 findings.');
    expect(said.filter((line) => /^(file|broken)/.test(line))).toEqual([
      'file: README.txt is not what SHA256SUMS says',
      'file: events.ndjson is not what SHA256SUMS says',
      'file: extra is not in SHA256SUMS',
      'file: public-keys.pem is missing',
      expect.stringMatching(/^broken: stream s-1, revision 0, event .*, position 0: .* \[before seal 0/),
    ]);
  });

  test('that lost its end together with its seals is found by seals that were kept', async () => {
    const kept = join(folder, 'kept.ndjson');
    const { bundle } = await exported();
    await writeFile(kept, (await seals().all()).map((seal) => `${sealText(seal)}\n`).join(''));
    for (const [file, lines] of [
      ['events.ndjson', 3],
      ['seals.ndjson', 1],
    ] as const) {
      await rewrite(join(bundle, file), (text) => text.split('\n').slice(0, lines).join('\n'));
    }
    await promisify(execFile)('sh', ['-c', 'sha256sum *.* > SHA256SUMS'], { cwd: bundle });
    await verify(bundle);
    await expect(verify(bundle, { seals: kept })).rejects.toThrow('NOT SOUND');
    expect(said.join('\n')).toContain('seal 1 was exported and has been removed since');
    expect(said.join('\n')).toContain('3 events were sealed, 0 are there');
  });

  test('may hold the files that events speak of, which are then checked too', async () => {
    const { bundle, files, missing } = await exported({ media: true });
    expect([files, missing]).toEqual([1, 1]);
    await verify(bundle);
    await writeFile(join(bundle, 'media/b/abc.json'), 'abd');
    await promisify(execFile)('sh', ['-c', 'sha256sum *.* media/b/* > SHA256SUMS'], { cwd: bundle });
    await expect(verify(bundle)).rejects.toThrow('NOT SOUND: 6 findings.');
    expect(said.join('\n')).toContain('media/b/abc.json is not the file that it speaks of');
  });

  test('is whole or not there', async () => {
    const broken = { read: () => Promise.reject(new Error('no disk')) } as unknown as MediaStore;
    const target = join(folder, 'broken');
    const histories = new HistoryExport(store, seals(), sealing(), broken);
    await expect(
      histories.export({ folder: target, after: null, media: true, contiguous: true, retention: null }),
    ).rejects.toThrow('no disk');
    expect((await readdir(folder)).filter((name) => name.startsWith('broken'))).toEqual([]);
  });

  test('is not written over something else', async () => {
    const histories = new HistoryExport(store, seals(), sealing(), media);
    const into = async (target: string): Promise<Exported> =>
      await histories.export({ folder: target, after: null, media: false, contiguous: true, retention: null });
    const full = join(folder, 'full');
    await mkdir(full);
    await into(full);
    await expect(into(full)).rejects.toThrow('There is something in');
    await expect(into(join(full, 'README.txt'))).rejects.toThrow('There is something in');
  });

  test('that cannot be read is refused in words', async () => {
    await expect(verify(join(folder, 'nowhere'))).rejects.toThrow('holds no bundle that this program can read');
    const { bundle } = await exported();
    await expect(verify(bundle, { 'public-key': join(bundle, 'README.txt') })).rejects.toThrow('no Ed25519 public key');
    await expect(verify(bundle, { seals: join(bundle, 'none') })).rejects.toThrow('is missing');
    await appendFile(join(bundle, 'events.ndjson'), '{"position":');
    await expect(verify(bundle)).rejects.toThrow(/Line 7 of .*events.ndjson cannot be read/);
  });
});
