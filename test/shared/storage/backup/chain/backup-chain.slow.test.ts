import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { ArchiveWriter } from '../../../../../src/shared/storage/backup/archive/archive-writer.js';
import { chainOf } from '../../../../../src/shared/storage/backup/chain/backup-chain.js';
import { BackupUnusable, MEMBER } from '../../../../../src/shared/storage/backup/archive/backup-format.js';
import { FolderBackupPlace } from '../../../../../src/shared/storage/backup/places/folder-backup-place.js';
import { HEADER } from '../header.js';

describe('the chain of a backup', () => {
  let folder: string;
  let place: FolderBackupPlace;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'chain-'));
    place = new FolderBackupPlace(join(folder, 'place'));
  });
  afterEach(async () => await rm(folder, { recursive: true, force: true }));

  /** Its identity is its name. */
  async function write(name: string, after: unknown, into = place): Promise<void> {
    const writer = new ArchiveWriter(new Date(0));
    const header = { ...HEADER, id: name, after };
    const filling = (async () => {
      await writer.write(MEMBER.header, JSON.stringify(header));
      await writer.finish((sums) => ({ sums }));
    })();
    await Promise.all([into.write(name, writer.stream), filling]);
  }

  const goesOnFrom = (file: unknown): object => ({ id: file, file, upTo: HEADER.upTo });
  const refusal = async (name: string): Promise<unknown> =>
    await chainOf({ place, name }, null).catch((error: unknown) => error);

  test('begins with the whole one', async () => {
    await write('a.tar', null);
    await write('b.tar', goesOnFrom('a.tar'));
    await write('c.tar', goesOnFrom('b.tar'));
    expect((await chainOf({ place, name: 'c.tar' }, null)).map(({ name }) => name)).toEqual([
      'a.tar',
      'b.tar',
      'c.tar',
    ]);
  });

  test('with another backup under the name of an earlier one is refused', async () => {
    await write('a.tar', null);
    await write('b.tar', { ...goesOnFrom('a.tar'), id: 'another' });
    expect(String(await refusal('b.tar'))).toContain('a.tar is not the backup that b.tar goes on from');
  });

  test('that goes round in a circle is refused', async () => {
    await write('a.tar', goesOnFrom('c.tar'));
    await write('b.tar', goesOnFrom('a.tar'));
    await write('c.tar', goesOnFrom('b.tar'));
    await write('alone.tar', goesOnFrom('alone.tar'));
    for (const name of ['c.tar', 'alone.tar']) {
      const error = await refusal(name);
      expect(error).toBeInstanceOf(BackupUnusable);
      expect(String(error)).toContain('a circle');
    }
  });

  test.each(['../outside.tar', '/etc/passwd', '..', '.', '', 'sub/a.tar', '..\\outside.tar', 7, null])(
    'that leads out of its place, to %j, is refused',
    async (file) => {
      await write('outside.tar', null, new FolderBackupPlace(folder));
      await write('b.tar', { ...goesOnFrom(file), id: 'outside.tar' });
      const error = await refusal('b.tar');
      expect(error).toBeInstanceOf(BackupUnusable);
      expect(String(error)).toContain(
        `b.tar goes on from ${JSON.stringify(file)}, which is no name of a file beside it`,
      );
    },
  );
});
