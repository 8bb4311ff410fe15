import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Logger } from '@nestjs/common';
import { operatorWords } from '../../../../src/operator-words.js';
import { openKnownMediaStore } from '../../../../src/shared/storage/media/known-media-store.js';
import type { MediaPlace } from '../../../../src/shared/storage/media/open-media-store.js';
import { mediaSchema } from '../../../../src/shared/storage/media/media-schema.js';
import {
  type MediaStore,
  MediaStoreUnfit,
  MediaUnavailable,
} from '../../../../src/shared/storage/media/media-store.js';
import { freshDatabase, type TestDatabase } from '../../../support/database/database.js';
import { answerXml, CREDENTIALS, ObjectStorage } from '../../../support/servers/object-storage.js';

// What is wrong is logged on purpose.
Logger.overrideLogger(false);
Object.assign(process.env, CREDENTIALS);

let storage: ObjectStorage;
let db: TestDatabase;
let buckets = 0;

beforeAll(async () => {
  storage = await ObjectStorage.start();
});
afterAll(() => storage.close());
beforeEach(async () => {
  db = await freshDatabase([mediaSchema]);
});
afterEach(() => db.close());

const newMachine = (): Promise<string> => mkdtemp(join(tmpdir(), 'machine-'));
const newPrefix = (): string => storage.url('briefings', `team_${(buckets += 1)}/media`);

const start = (place: Partial<MediaPlace>, { command = false, of = db } = {}): Promise<MediaStore> =>
  openKnownMediaStore({ config: { dataDir: '/nowhere', mediaUrl: null, ...place }, command }, of.database);

const reasonOf = (starting: Promise<unknown>): Promise<string | null> =>
  starting.then(
    () => null,
    (error: unknown) => operatorWords(error),
  );

describe('a database', () => {
  test('knows its folder of media again, on every machine that has it', async () => {
    const [one, two] = [await newMachine(), await newMachine()];
    await (await start({ dataDir: one })).put('art_1/audio.mp3', Buffer.from('kept'));
    await cp(join(one, 'media'), join(two, 'media'), { recursive: true });
    expect(String(await (await start({ dataDir: two })).readAll('art_1/audio.mp3'))).toBe('kept');
    expect(await reasonOf(start({ dataDir: one }))).toBeNull();
  });

  test('refuses a machine whose folder of media is its own, and leaves that as it is', async () => {
    const [one, two] = [await newMachine(), await newMachine()];
    await start({ dataDir: one });
    const mark = (await readFile(join(one, 'media/.media-folder'), 'utf8')).trim();
    const reason = await reasonOf(start({ dataDir: two }));
    expect(reason).toContain(`The files of this database are not in ${join(two, 'media')}: there is no mark`);
    expect(reason).toContain(`write the line ${mark} into ${join(two, 'media/.media-folder')}`);
    expect(await readdir(two)).toEqual([]);
  });

  test('takes another folder once it has the mark that the refusal asks for', async () => {
    const [one, two] = [await newMachine(), await newMachine()];
    await start({ dataDir: one });
    const [, mark = ''] = /write the line (\S+) into/.exec((await reasonOf(start({ dataDir: two }))) ?? '') ?? [];
    await mkdir(join(two, 'media'));
    await writeFile(join(two, 'media/.media-folder'), `${mark}\n`);
    await (await start({ dataDir: two })).check();
  });

  test('refuses the folder of another installation', async () => {
    const [one, two] = [await newMachine(), await newMachine()];
    const another = await freshDatabase([mediaSchema]);
    await start({ dataDir: two }, { of: another });
    await another.close();
    await start({ dataDir: one });
    expect(await reasonOf(start({ dataDir: two }))).toContain('it has the mark of another');
  });

  test('waits for a folder that this machine had, and that is not mounted yet', async () => {
    const one = await newMachine();
    await start({ dataDir: one });
    await rename(join(one, 'media'), join(one, 'elsewhere'));
    await mkdir(join(one, 'media'));
    const store = await start({ dataDir: one });
    await expect(store.check()).rejects.toThrow(MediaUnavailable);
    await rm(join(one, 'media'), { recursive: true });
    await rename(join(one, 'elsewhere'), join(one, 'media'));
    await store.check();
  });

  test('goes with one of two machines that begin at once with a folder each', async () => {
    const machines = [await newMachine(), await newMachine(), await newMachine()];
    const begun = await Promise.allSettled(machines.map((dataDir) => start({ dataDir })));
    expect(begun.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const again = await Promise.allSettled(machines.map((dataDir) => start({ dataDir })));
    expect(again.map(({ status }) => status)).toEqual(begun.map(({ status }) => status));
  });

  test('knows its bucket and prefix again, and refuses others', async () => {
    const [right, wrong] = [newPrefix(), newPrefix()];
    await (await start({ mediaUrl: right })).put('art_1/audio.mp3', Buffer.from('kept'));
    expect(String(await (await start({ mediaUrl: right })).readAll('art_1/audio.mp3'))).toBe('kept');
    expect(await reasonOf(start({ mediaUrl: wrong }))).toContain('/media/: there is no mark (s3://briefings/');
  });

  test('notices that its bucket was emptied while the program runs', async () => {
    const mediaUrl = newPrefix();
    const store = await start({ mediaUrl });
    await store.check();
    storage.intercept(({ method, url = '' }, response) => {
      if (method !== 'GET' || !url.includes('.media-folder')) return false;
      answerXml(response, 404, 'NoSuchKey');
      return true;
    });
    await expect(store.check()).rejects.toThrow(MediaUnavailable);
    storage.intercept();
    await store.check();
  });

  test('is begun on while its bucket is away', async () => {
    const mediaUrl = newPrefix();
    await start({ mediaUrl });
    await storage.goAway();
    const store = await start({ mediaUrl });
    await expect(store.check()).rejects.toThrow(MediaUnavailable);
    await storage.comeBack();
    await store.check();
  });

  test('lets commands run on a machine without the files, and tells those that need one', async () => {
    await start({ dataDir: await newMachine() });
    const store = await start({ dataDir: await newMachine() }, { command: true });
    for (const ask of [() => store.check(), () => store.stat('art_1/audio.mp3'), () => store.readAll('art_1/a')]) {
      await expect(ask()).rejects.toThrow(MediaStoreUnfit);
    }
  });

  test('is not told by a command which files are its own', async () => {
    await start({ dataDir: await newMachine() }, { command: true });
    expect(await db.database.query('select mark from media.known_store')).toEqual([]);
  });
});
