import type { IncomingMessage, ServerResponse } from 'node:http';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { s3LocationOf } from '../../../../src/config/s3-location.js';
import { BackupPlaceAway } from '../../../../src/shared/storage/backup/backup-format.js';
import { FolderBackupPlace } from '../../../../src/shared/storage/backup/folder-backup-place.js';
import { S3BackupPlace } from '../../../../src/shared/storage/backup/s3-backup-place.js';
import { answerXml, CREDENTIALS, ObjectStorage } from '../../../support/servers/object-storage.js';
import { backupPlaceContract } from './backup-place.contract.js';

Object.assign(process.env, CREDENTIALS);

/** The smallest that stores take. */
const PART_BYTES = 5 * 1024 * 1024;

let storage: ObjectStorage;
let folder: string;
let places = 0;

beforeAll(async () => {
  storage = await ObjectStorage.start();
  folder = await mkdtemp(join(tmpdir(), 'backups-'));
});

afterEach(() => storage.intercept());

afterAll(async () => {
  await storage.close();
  await rm(folder, { recursive: true, force: true });
});

const newFolder = (): string => join(folder, `place-${(places += 1)}`);
const inObjects = async (prefix = `place-${(places += 1)}`): Promise<S3BackupPlace> =>
  await S3BackupPlace.open(s3LocationOf(storage.url('briefings', prefix)), PART_BYTES);

backupPlaceContract('a folder', () => Promise.resolve(new FolderBackupPlace(newFolder())));
backupPlaceContract('object storage', () => inObjects());

const isEndOfUpload = ({ method, url }: IncomingMessage): boolean =>
  method === 'POST' && (url ?? '').includes('uploadId=');

const chunks = (...sizes: readonly number[]): Readable => Readable.from(sizes.map((size) => Buffer.alloc(size, 7)));

describe('a place in object storage', () => {
  test('lists what lies directly below its prefix, also more than one page of it', async () => {
    const place = await inObjects('many');
    await (await inObjects('many/more')).write('deeper.tar', chunks(1));
    await (await inObjects('many-others')).write('beside.tar', chunks(1));
    const names = Array.from({ length: 1_001 }, (_, at) => `${String(at).padStart(4, '0')}.tar`);
    for (const name of names) await storage.put(`many/${name}`);
    expect(await place.names()).toEqual(names);
  });

  test('takes a part that was refused once more', async () => {
    const place = await inObjects();
    let refused = 0;
    storage.intercept((request, response) => {
      if (refused > 0 || request.url?.includes('partNumber=2') !== true) return false;
      refused += 1;
      request.resume();
      answerXml(response, 503, 'SlowDown');
      return true;
    });
    expect(await place.write('a.tar', chunks(PART_BYTES, 100))).toBe(PART_BYTES + 100);
    expect((await buffer(await place.read('a.tar'))).length).toBe(PART_BYTES + 100);
    expect(refused).toBe(1);
  });

  test('knows its own object when the answer to its last request was lost', async () => {
    const place = await inObjects();
    storage.intercept((request, response) => {
      if (isEndOfUpload(request))
        response.once('finish', () => request.socket.destroy()).flushHeaders = () => undefined;
      return false;
    });
    expect(await place.write('a.tar', chunks(10))).toBe(10);
    storage.intercept();
    expect(await place.names()).toEqual(['a.tar']);
  });

  test('writes without a condition where the store knows none', async () => {
    const place = await inObjects();
    storage.intercept((request, response) => {
      if (request.headers['if-none-match'] === undefined) return false;
      request.resume();
      answerXml(response, 501, 'NotImplemented');
      return true;
    });
    expect(await place.write('a.tar', chunks(10))).toBe(10);
  });

  test('that cannot be reached is said to be away, and not the files of briefings', async () => {
    const place = await inObjects();
    storage.intercept((request: IncomingMessage, response: ServerResponse) => {
      request.resume();
      answerXml(response, 503, 'SlowDown');
      return true;
    });
    for (const ask of [() => place.write('a.tar', chunks(10)), () => place.read('a.tar'), () => place.names()]) {
      const asked = ask();
      await expect(asked).rejects.toBeInstanceOf(BackupPlaceAway);
      await expect(asked).rejects.toThrow(`${place.inWords} cannot be used at the moment`);
    }
  });

  test('without a bucket says which one', async () => {
    const nowhere = S3BackupPlace.open(s3LocationOf(storage.url('nobodys')));
    await expect(nowhere).rejects.toThrow('s3://nobodys/: there is no bucket "nobodys"');
  });
});
