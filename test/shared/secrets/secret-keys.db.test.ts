import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { operatorWords } from '../../../src/operator-words.js';
import { emptyDatabase, type EmptyDatabase } from '../../support/database.js';
import { startTestApp } from '../../support/http-app.js';

let database: EmptyDatabase;
let folder: string;

const start = (config: { secretKeyFile: string | null; role?: 'worker' }) =>
  startTestApp({ databaseUrl: database.url, config });

beforeAll(async () => {
  [database, folder] = await Promise.all([emptyDatabase(), mkdtemp(join(tmpdir(), 'secret-keys-'))]);
});

afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

describe('the secret key of a database', () => {
  test('is the one that it was first used with: a program with another one refuses to start, in words', async () => {
    const [first, other] = [join(folder, 'first'), join(folder, 'other')];
    for (const file of [first, other]) await writeFile(file, randomBytes(32).toString('base64'));
    const app = await start({ secretKeyFile: first });
    const refusal = await start({ secretKeyFile: other }).catch((error: unknown) => error);
    expect(operatorWords(refusal)).toMatch(/another one than this database was used with. Set SECRET_KEY_FILE/);
    await (await start({ secretKeyFile: first })).close();
    await app.close();
  });

  test('is not needed by a worker', async () => {
    await (await start({ secretKeyFile: null, role: 'worker' })).close();
    await expect(start({ secretKeyFile: null })).rejects.toThrow(/SECRET_KEY_FILE/);
  });
});
