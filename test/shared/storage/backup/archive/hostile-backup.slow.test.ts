import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { extract, pack } from 'tar-stream';
import { sealed } from '../../../../../src/shared/storage/backup/archive/age-seal.js';
import { ArchiveWriter } from '../../../../../src/shared/storage/backup/archive/archive-writer.js';
import { chainOf } from '../../../../../src/shared/storage/backup/chain/backup-chain.js';
import { BackupCheck } from '../../../../../src/shared/storage/backup/chain/backup-check.js';
import {
  BackupDamaged,
  BackupUnusable,
  MEMBER,
} from '../../../../../src/shared/storage/backup/archive/backup-format.js';
import { gathered, unzippedPart } from '../../../../../src/shared/storage/backup/archive/bounded-reading.js';
import { FolderBackupPlace } from '../../../../../src/shared/storage/backup/places/folder-backup-place.js';
import { HEADER } from '../header.js';

const PASSPHRASE = 'a passphrase of tests';
const WORK_FACTOR = 4;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hostile-'));
});
afterAll(async () => await rm(folder, { recursive: true, force: true }));

async function archive(header: unknown = HEADER): Promise<Readable> {
  const writer = new ArchiveWriter(new Date(0));
  const filling = (async () => {
    await writer.write(MEMBER.header, JSON.stringify(header));
    await writer.writeParts('rows/ledger.account/', '.copy', Readable.from(['1\n2\n']));
    await writer.copy('media/a/sound', 3, Readable.from([Buffer.from('abc')]));
    await writer.finish((sums) => ({ id: 'the-one', rows: { 'ledger.account': 2 }, events: 0, sums }));
  })();
  filling.catch(() => undefined);
  return await Promise.resolve(writer.stream);
}

/** What `backup:verify` would say of these bytes; null: sound. */
async function verdictOn(bytes: Uint8Array, passphrase: string | null = null): Promise<unknown> {
  await writeFile(join(folder, 'backup'), bytes);
  try {
    const check = new BackupCheck();
    const named = { place: new FolderBackupPlace(folder), name: 'backup' };
    for (const link of await chainOf(named, passphrase)) await check.check(link);
    return null;
  } catch (error) {
    return error;
  }
}

/** A sentence for operators, not a stack trace. */
function expectSentence(verdict: unknown, where: string): void {
  const worded = verdict instanceof BackupUnusable || verdict instanceof BackupDamaged;
  if (!worded) throw new Error(`${where}: ${verdict instanceof Error ? verdict.stack : 'it is called sound'}`);
  expect(verdict.message).toMatch(/^[^\n]{8,400}$/);
}

describe('a backup that somebody or something changed', () => {
  test('is told from a whole one wherever it was cut off, in clear', async () => {
    const whole = await buffer(await archive());
    expect(await verdictOn(whole)).toBeNull();
    const end = whole.length - 1024;
    for (let length = 0; length < end; length += 53) {
      expectSentence(await verdictOn(whole.subarray(0, length)), `${length} bytes`);
    }
  });

  test('is told from a whole one wherever it was cut off, sealed', async () => {
    const whole = await buffer(await sealed(await archive(), PASSPHRASE, WORK_FACTOR));
    expect(await verdictOn(whole, PASSPHRASE)).toBeNull();
    for (let length = 0; length < whole.length; length += length < 300 ? 1 : 61) {
      expectSentence(await verdictOn(whole.subarray(0, length), PASSPHRASE), `${length} bytes`);
    }
  });

  test('is refused in a sentence, or unchanged in all that counts, whichever bit is another one', async () => {
    const whole = await buffer(await archive());
    let refused = 0;
    for (let at = 0; at < whole.length; at += 37) {
      const changed = Buffer.from(whole);
      changed[at]! ^= 1 << (at % 8);
      const verdict = await verdictOn(changed);
      if (verdict === null) continue;
      expectSentence(verdict, `byte ${at}`);
      refused += 1;
    }
    expect(refused).toBeGreaterThan(whole.length / 37 / 4);
  });

  test('is refused in a sentence whichever bit of a sealed one is another one', async () => {
    const whole = await buffer(await sealed(await archive(), PASSPHRASE, WORK_FACTOR));
    for (let at = 0; at < whole.length; at += at < 300 ? 1 : 61) {
      const changed = Buffer.from(whole);
      changed[at]! ^= 1;
      expectSentence(await verdictOn(changed, PASSPHRASE), `byte ${at}`);
    }
  });

  test.each<[string, unknown]>([
    ...Object.keys(HEADER)
      .filter((name) => name !== 'format')
      .map((name): [string, unknown] => [`without "${name}"`, { ...HEADER, [name]: undefined }]),
    ...Object.keys(HEADER).map((name): [string, unknown] => [
      `with a number for "${name}"`,
      { ...HEADER, [name]: 1e300 },
    ]),
    ['that is null', null],
    ['that is a list', [HEADER]],
    ['with a table without a schema', { ...HEADER, tables: [{ name: 'account', columns: [] }] }],
    ['with an end of histories that is none', { ...HEADER, upTo: '12' }],
    ['with a sequence at a word', { ...HEADER, sequences: [{ name: 'a.b', lastValue: '1; drop', isCalled: true }] }],
    ['that goes on from nothing', { ...HEADER, after: {} }],
  ])('and has a header %s is refused in a sentence', async (_, header) => {
    expectSentence(await verdictOn(await buffer(await archive(header))), 'header');
  });

  test('is refused when its members are in another order', async () => {
    const members: { readonly name: string; readonly content: Buffer }[] = [];
    const reading = extract();
    (await archive()).pipe(reading);
    for await (const entry of reading) members.push({ name: entry.header.name, content: await buffer(entry) });
    const [header, rows, media, ...end] = members;
    const changed = pack();
    for (const one of [header, media, rows, ...end]) changed.entry({ name: one!.name }, one!.content);
    changed.finalize();
    const verdict = await verdictOn(await buffer(changed));
    expect(verdict).toBeInstanceOf(BackupDamaged);
    expect(String(verdict)).toContain('is not in its place');
  });

  test('is refused when a member is twice in it, or is no file', async () => {
    const twice = pack();
    twice.entry({ name: MEMBER.header }, JSON.stringify(HEADER));
    for (let time = 0; time < 2; time += 1) twice.entry({ name: 'media/a' }, 'abc');
    twice.finalize();
    expect(String(await verdictOn(await buffer(twice)))).toContain('media/a is there twice');
    const leads = pack();
    leads.entry({ name: MEMBER.header }, JSON.stringify(HEADER));
    leads.entry({ name: 'media/a', type: 'symlink', linkname: '/etc/passwd' });
    leads.finalize();
    expect(String(await verdictOn(await buffer(leads)))).toContain('media/a is no file');
  });

  test('is not unpacked to more than its program ever gathers', async () => {
    const bomb = gzipSync(Buffer.alloc(2_000_000));
    expect(bomb.length).toBeLessThan(5_000);
    await expect(unzippedPart('rows/a', bomb, 1_000_000)).rejects.toThrow('rows/a is larger than any');
    const endless = Readable.from([Buffer.alloc(600_000), Buffer.alloc(600_000)]) as AsyncIterable<Buffer>;
    await expect(gathered('backup.json', endless, 1_000_000)).rejects.toThrow('backup.json is larger than any');
  });

  test('is no folder', async () => {
    const named = { place: new FolderBackupPlace(tmpdir()), name: folder.split('/').at(-1)! };
    await expect(chainOf(named, null)).rejects.toThrow('it is a folder. Name the file of one backup.');
    expect(await readFile(join(folder, 'backup'))).toBeDefined();
  });
});
