import { appendFile, mkdtemp, open, readFile, readdir, rm, stat, truncate, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { Decrypter, Encrypter, generateIdentity, identityToRecipient } from 'age-encryption';
import { sealed } from '../../../../../src/shared/storage/backup/archive/age-seal.js';
import { openArchive } from '../../../../../src/shared/storage/backup/archive/archive-reader.js';
import { ArchiveWriter } from '../../../../../src/shared/storage/backup/archive/archive-writer.js';
import { MEMBER } from '../../../../../src/shared/storage/backup/archive/backup-format.js';
import { FolderBackupPlace } from '../../../../../src/shared/storage/backup/places/folder-backup-place.js';
import { HEADER } from '../header.js';

const PASSPHRASE = 'a passphrase of tests';
/** So that the test does not take a second for each key. */
const WORK_FACTOR = 10;

describe('an archive', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'archive-'));
  });
  afterEach(async () => await rm(folder, { recursive: true, force: true }));

  const place = (): FolderBackupPlace => new FolderBackupPlace(folder);
  const file = (name = 'backup'): string => join(folder, name);

  async function* content(): AsyncGenerator<string> {
    for (let line = 0; line < 200_000; line += 1) yield `line ${line} of what is longer than one part\n`;
  }

  async function write(passphrase: string | null = null, end = true): Promise<void> {
    const writer = new ArchiveWriter(new Date(0));
    const filling = (async () => {
      await writer.write(MEMBER.header, JSON.stringify(HEADER));
      await writer.writeParts('rows/a.b/', '.copy', content());
      await writer.copy('media/x', 3, Readable.from([Buffer.from('abc')]));
      if (end) await writer.finish((sums) => ({ rows: {}, sums }));
      else writer.fail(new Error('killed'));
    })();
    const stream = passphrase === null ? writer.stream : await sealed(writer.stream, passphrase, WORK_FACTOR);
    await Promise.all([place().write('backup', stream), filling]);
  }

  async function read(passphrase: string | null = null): Promise<Map<string, Buffer>> {
    const { members } = await openArchive(await place().read('backup'), passphrase);
    const found = new Map<string, Buffer>();
    for await (const member of members()) {
      found.set(member.name, member.name.endsWith('.gz') ? await member.unzip() : await buffer(member.content));
    }
    return found;
  }

  test('gives back what was written, in parts of a bounded size', async () => {
    await write();
    const found = await read();
    const parts = [...found].filter(([name]) => name.startsWith('rows/a.b/'));
    expect(parts.length).toBeGreaterThan(1);
    expect(Buffer.concat(parts.map(([, part]) => part)).equals(await buffer(Readable.from(content())))).toBe(true);
    expect(found.get('media/x')?.toString()).toBe('abc');
    expect((await stat(file())).mode & 0o777).toBe(0o600);
  });

  test('that is sealed is opened by its passphrase alone, as age opens it', async () => {
    await write(PASSPHRASE);
    expect((await read(PASSPHRASE)).get('media/x')?.toString()).toBe('abc');
    await expect(read(null)).rejects.toThrow('It is sealed: set BACKUP_PASSPHRASE');
    await expect(read('another passphrase')).rejects.toThrow('cannot be opened');
    const age = new Decrypter();
    age.addPassphrase(PASSPHRASE);
    const tar = await age.decrypt(await readFile(file()));
    expect(Buffer.from(tar.subarray(257, 262)).toString()).toBe('ustar');
  });

  test('that age has sealed is opened, one that was sealed for a key is not', async () => {
    await write();
    const plain = await readFile(file());
    const age = new Encrypter();
    age.setPassphrase(PASSPHRASE);
    age.setScryptWorkFactor(WORK_FACTOR);
    await writeFile(file(), await age.encrypt(plain));
    expect((await read(PASSPHRASE)).get('media/x')?.toString()).toBe('abc');
    const forKey = new Encrypter();
    forKey.addRecipient(await identityToRecipient(await generateIdentity()));
    await writeFile(file(), await forKey.encrypt(plain));
    await expect(read(PASSPHRASE)).rejects.toThrow('sealed for a key');
  });

  test('that was cut off anywhere is told from a whole one', async () => {
    await write();
    const { size } = await stat(file());
    for (const length of [size - 1025, size - 3000, size / 2, 2000]) {
      await truncate(file(), Math.floor(length));
      await expect(read()).rejects.toThrow(/ends too early|cut off/);
    }
    await truncate(file(), 0);
    await expect(read()).rejects.toThrow('It is empty.');
  });

  test('of which one byte is another one names the member', async () => {
    await write();
    const bytes = await readFile(file());
    const handle = await open(file(), 'r+');
    await handle.write(Buffer.from('X'), 0, 1, bytes.indexOf('abc'));
    await handle.close();
    await expect(read()).rejects.toThrow('The member media/x is not what was written.');
  });

  test('that is sealed shows every changed, cut or added byte', async () => {
    await write(PASSPHRASE);
    await appendFile(file(), 'x');
    await expect(read(PASSPHRASE)).rejects.toThrow(/damaged|cut off/);
  });

  test('clears away what a killed one left an hour ago, and nothing that may still be written', async () => {
    const [left, atWork] = [file('killed.unfinished-0123abcd'), file('other.unfinished-4567cdef')];
    await writeFile(left, 'half of it');
    await writeFile(atWork, 'half of it');
    const before = new Date(Date.now() - 61 * 60 * 1000);
    await utimes(left, before, before);
    await write();
    expect((await readdir(folder)).toSorted()).toEqual(['backup', 'other.unfinished-4567cdef']);
  });

  test('that is not finished is not there, and a name that is taken stays what it is', async () => {
    await expect(write(null, false)).rejects.toThrow('killed');
    expect(await readdir(folder)).toEqual([]);
    await write();
    const first = await readFile(file());
    await expect(write()).rejects.toThrow('it is there already');
    expect((await readFile(file())).equals(first)).toBe(true);
    expect(await readdir(folder)).toEqual(['backup']);
  });
});
