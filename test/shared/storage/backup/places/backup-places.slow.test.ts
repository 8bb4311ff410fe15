import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { CreateMultipartUploadCommand, UploadPartCommand } from '@aws-sdk/client-s3';
import { s3LocationOf } from '../../../../../src/config/s3-location.js';
import { BackupPlaceAway } from '../../../../../src/shared/storage/backup/archive/backup-format.js';
import { backupName } from '../../../../../src/shared/storage/backup/archive/backup-names.js';
import { FolderBackupPlace } from '../../../../../src/shared/storage/backup/places/folder-backup-place.js';
import { S3BackupPlace } from '../../../../../src/shared/storage/backup/places/s3-backup-place.js';
import { clientOf } from '../../../../../src/shared/storage/media/s3-client.js';
import { answerXml, CREDENTIALS, ObjectStorage } from '../../../../support/servers/object-storage.js';
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

/** Half of what was asked for. */
function breakOffInTheMiddle({ socket }: IncomingMessage, response: ServerResponse): void {
  const write = response.write.bind(response);
  const cut = (content: Buffer): ServerResponse => {
    write(content.subarray(0, Math.ceil(content.length / 2)), () => socket.destroy());
    return response;
  };
  Object.assign(response, { write: cut, end: cut });
}

interface Begun {
  readonly Bucket: string;
  readonly Key: string;
  readonly UploadId: string;
  readonly begun: Date;
}

/** As stores list unfinished uploads, which the emulator does not. */
const listed = (uploads: readonly Begun[]): string =>
  `<?xml version="1.0"?><ListMultipartUploadsResult><IsTruncated>false</IsTruncated>${uploads
    .map(
      ({ Key, UploadId, begun }) =>
        `<Upload><Key>${Key}</Key><UploadId>${UploadId}</UploadId><Initiated>${begun.toISOString()}</Initiated></Upload>`,
    )
    .join('')}</ListMultipartUploadsResult>`;

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

  test('goes on reading where a connection broke off', async () => {
    const place = await inObjects();
    const content = randomBytes(3_000_000);
    await place.write('a.tar', Readable.from([content]));
    let broken = 0;
    storage.intercept((request, response) => {
      if (request.headers.range === undefined || broken === 6) return false;
      broken += 1;
      breakOffInTheMiddle(request, response);
      return false;
    });
    expect((await buffer(await place.read('a.tar'))).equals(content)).toBe(true);
    expect(broken).toBe(6);
  });

  test('is away when nothing more of a backup comes, which is not damaged by it', async () => {
    const place = await inObjects();
    await place.write('a.tar', chunks(100));
    storage.intercept((request) => {
      if (request.headers.range !== undefined) request.socket.destroy();
      return request.headers.range !== undefined;
    });
    await expect(place.read('a.tar').then(buffer)).rejects.toBeInstanceOf(BackupPlaceAway);
  });

  test('does not go on with another backup that took the name meanwhile', async () => {
    const place = await inObjects();
    await place.write('a.tar', chunks(100_000));
    await place.write('b.tar', Readable.from([randomBytes(100_000)]));
    let broken = false;
    storage.intercept((request, response) => {
      if (broken) request.url = request.url?.replace('a.tar', 'b.tar') ?? '';
      if (request.headers.range === undefined) return false;
      broken = true;
      breakOffInTheMiddle(request, response);
      return false;
    });
    await expect(place.read('a.tar').then(buffer)).rejects.toThrow('a.tar: it became another one.');
  });

  test('removes what killed uploads of backups left there a day ago, and nothing of others', async () => {
    const [prefix, client] = [`place-${(places += 1)}`, clientOf(s3LocationOf(storage.url()), 1, 5_000)];
    const [yesterday, now] = [new Date(Date.now() - 25 * 60 * 60 * 1000), new Date()];
    const begin = async (name: string, begun: Date): Promise<Begun> => {
      const object = { Bucket: 'briefings', Key: `${prefix}/${name}` };
      const { UploadId = '' } = await client.send(new CreateMultipartUploadCommand(object));
      return { ...object, UploadId, begun };
    };
    const uploads = {
      scheduled: await begin(backupName(0, 'whole', true), yesterday),
      ofThisName: await begin('a.tar', yesterday),
      atWork: await begin(backupName(1, 'whole', true), now),
      ofOthers: await begin('holidays.mov', yesterday),
    };
    storage.intercept((request, response) => {
      if (!/[?&]uploads(?:=?&|=?$)/.test(request.url ?? '') || request.method !== 'GET') return false;
      request.resume();
      response.end(listed(Object.values(uploads)));
      return true;
    });
    await (await inObjects(prefix)).write('a.tar', chunks(10));
    const takesParts = async ({ Bucket, Key, UploadId }: Begun): Promise<boolean> =>
      await client.send(new UploadPartCommand({ Bucket, Key, UploadId, PartNumber: 1, Body: 'x' })).then(
        () => true,
        () => false,
      );
    expect(await takesParts(uploads.scheduled)).toBe(false);
    expect(await takesParts(uploads.ofThisName)).toBe(false);
    expect(await takesParts(uploads.atWork)).toBe(true);
    expect(await takesParts(uploads.ofOthers)).toBe(true);
  });

  test('writes where unfinished uploads may not be listed', async () => {
    const place = await inObjects();
    storage.intercept((request, response) => {
      if (request.method !== 'GET' || request.url?.includes('uploads') !== true) return false;
      request.resume();
      answerXml(response, 403, 'AccessDenied');
      return true;
    });
    expect(await place.write('a.tar', chunks(10))).toBe(10);
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
