import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { SecretKey, SecretKeyUnusable } from '../../../../src/shared/storage/secrets/secret-key.js';

let dataDir: string;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'secret-key-'));
});

afterEach(() => rm(dataDir, { recursive: true, force: true }));

describe('the secret key', () => {
  test('is made on first use, for the eyes of the program only, and stays', async () => {
    const keys = await Promise.all(
      Array.from({ length: 5 }, () => SecretKey.open({ secretKeyFile: null, dataDir: join(dataDir, 'new') })),
    );
    const file = join(dataDir, 'new', 'secret-key');
    expect(new Set(keys.map(({ fingerprint }) => fingerprint)).size).toBe(1);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(Buffer.from(await readFile(file, 'utf8'), 'base64')).toHaveLength(32);
  });

  test('of the operator is taken, and refused in words when it is none', async () => {
    const secretKeyFile = join(dataDir, 'mine');
    const open = () => SecretKey.open({ secretKeyFile, dataDir });
    await expect(open()).rejects.toThrow(/mine, is not there. It must be 32 random bytes in base64/);
    for (const text of ['', 'too short', Buffer.alloc(31).toString('base64'), Buffer.alloc(64).toString('base64')]) {
      await writeFile(secretKeyFile, text);
      await expect(open()).rejects.toThrow(SecretKeyUnusable);
    }
    await writeFile(secretKeyFile, Buffer.alloc(32, 7).toString('base64'));
    expect((await open()).fingerprint).toMatch(/^[0-9a-f]{64}$/);
  });

  test('gives each purpose a key that says nothing of the others or of itself', async () => {
    const key = await SecretKey.open({ secretKeyFile: null, dataDir });
    const secret = Buffer.from(await readFile(join(dataDir, 'secret-key'), 'utf8'), 'base64');
    const derived = ['cookies', 'signing-keys', 'fingerprint'].map((purpose) => key.derive(purpose).toString('hex'));
    expect(new Set([...derived, secret.toString('hex')]).size).toBe(4);
    expect(key.derive('cookies').toString('hex')).toBe(derived[0]);
  });

  test('knows the text that it signed for a purpose, and no other one', async () => {
    const key = await SecretKey.open({ secretKeyFile: null, dataDir });
    const signed = key.sign('purpose', 'usr_1 für immer');
    expect(signed).toMatch(/^[\w-]+\.[\w-]{22}$/);
    expect(key.signedText('purpose', signed)).toBe('usr_1 für immer');
    const [text = '', mark = ''] = signed.split('.');
    const another = Buffer.from('usr_2 für immer').toString('base64url');
    const foreign = [
      '',
      '.',
      text,
      `${text}.`,
      `.${mark}`,
      `${another}.${mark}`,
      `${signed}.x`,
      `${text}.${mark.slice(1)}`,
    ];
    expect(foreign.map((token) => key.signedText('purpose', token))).toEqual(foreign.map(() => null));
    expect(key.signedText('another', signed)).toBeNull();
    expect(key.signedText('purpose', '.'.repeat(20_000))).toBeNull();
  });

  test('opens what it sealed under the same purpose and name, unchanged, and nothing else', async () => {
    const key = await SecretKey.open({ secretKeyFile: null, dataDir });
    const sealed = key.seal('purpose', 'name', 'the plain text');
    expect(key.open('purpose', 'name', sealed)).toBe('the plain text');
    expect(sealed.toString('latin1')).not.toContain('plain');
    expect(key.seal('purpose', 'name', 'the plain text').equals(sealed)).toBe(false);
    const changed = Buffer.from(sealed);
    changed[changed.length - 1]! ^= 1;
    expect(() => key.open('purpose', 'name', changed)).toThrow('unable to authenticate');
    expect(() => key.open('purpose', 'another', sealed)).toThrow('unable to authenticate');
    expect(() => key.open('another', 'name', sealed)).toThrow('unable to authenticate');
    expect(() => key.open('purpose', 'name', sealed.subarray(0, 20))).toThrow('Invalid authentication tag length');
    const other = await SecretKey.open({ secretKeyFile: null, dataDir: join(dataDir, 'other') });
    expect(() => other.open('purpose', 'name', sealed)).toThrow('unable to authenticate');
  });
});
