import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { HttpAdapterHost } from '@nestjs/core';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ProcessSettings, type Role } from '../../../../src/config/process-settings.js';
import { StorageSettings } from '../../../../src/config/storage-settings.js';
import { operatorWords } from '../../../../src/operator-words.js';
import { Repositories } from '../../../../src/shared/storage/database/repositories.js';
import { SecretKeys } from '../../../../src/shared/storage/secrets/secret-keys.js';
import { startTestApp, type TestApp } from '../../../support/http/http-app.js';

let app: TestApp;
let folder: string;

beforeAll(async () => {
  [app, folder] = await Promise.all([startTestApp(), mkdtemp(join(tmpdir(), 'secret-keys-'))]);
});

afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

/** What a program that serves, or a command, does with its settings when it starts on the database of the app. */
async function start(
  settings: Partial<StorageSettings> & { readonly role?: Role },
  serves = true,
): Promise<SecretKeys> {
  const server = serves ? app.app.get(HttpAdapterHost) : new HttpAdapterHost();
  const config = { ...app.app.get(StorageSettings), dataDir: folder, ...settings };
  const ofProcess = { ...app.app.get(ProcessSettings), ...settings };
  const keys = new SecretKeys(ofProcess, config, app.app.get(Repositories, { strict: false }), server);
  await keys.onApplicationBootstrap();
  return keys;
}

describe('the secret key of a database', () => {
  test('is the one that it was first used with: a program with another one refuses to start, in words', async () => {
    const other = join(folder, 'other');
    await writeFile(other, randomBytes(32).toString('base64'));
    for (const settings of [{ secretKeyFile: other }, { secretKeyFile: null }]) {
      const refusal = await start(settings).catch((error: unknown) => error);
      expect(operatorWords(refusal)).toMatch(/another one than this database was used with. Set SECRET_KEY_FILE/);
    }
    const keys = await start({});
    expect((await keys.get()).fingerprint).toBe((await app.app.get(SecretKeys).get()).fingerprint);
  });

  test('is not needed by a worker or a command, until they use it', async () => {
    const keys = await start({ secretKeyFile: null, role: 'worker' });
    await expect(keys.get()).rejects.toThrow(/SECRET_KEY_FILE/);
    await expect(start({ secretKeyFile: null }, false)).resolves.toBeDefined();
  });

  test('that the operator named is looked at in any case', async () => {
    await expect(start({ secretKeyFile: join(folder, 'missing'), role: 'worker' })).rejects.toThrow(/is not there/);
  });
});
