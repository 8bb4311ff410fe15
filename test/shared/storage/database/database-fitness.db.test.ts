import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Client } from 'pg';
import type { DataSource } from 'typeorm';
import type { ContextSchema } from '../../../../src/shared/storage/database/context-schema.js';
import { assertFit, DatabaseUnfit } from '../../../../src/shared/storage/database/database-fitness.js';
import { openDatabase } from '../../../../src/shared/storage/database/open-database.js';
import { emptyDatabase } from '../../../support/database/database.js';

class First1760000000001 {
  async up(): Promise<void> {}
  async down(): Promise<void> {}
}

class Second1760000000002 extends First1760000000001 {}

class RequireThird1760000000003 extends First1760000000001 {}

const older: ContextSchema[] = [{ migrations: [First1760000000001] }];
const newer: ContextSchema[] = [{ migrations: [First1760000000001, Second1760000000002] }];

const required: ContextSchema[] = [
  { migrations: [First1760000000001, Second1760000000002, RequireThird1760000000003] },
];

const cleanUps: (() => Promise<void>)[] = [];
let serverUrl: string;

beforeAll(async () => {
  const { url, drop } = await emptyDatabase();
  serverUrl = url;
  cleanUps.push(drop);
});

afterAll(async () => {
  for (const cleanUp of cleanUps.toReversed()) await cleanUp();
});

async function run(url: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

/** A real database that was made in this way. */
async function made(how: string): Promise<string> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  await run(serverUrl, `create database ${name} ${how} template template0`);
  cleanUps.push(() => run(serverUrl, `drop database ${name} with (force)`));
  return serverUrl.replace(/\/[^/]*$/, `/${name}`);
}

/** As the program starts: null, or why not. */
async function refusal(url: string, schemas = older): Promise<string | null> {
  try {
    await (await openDatabase({ url, ownerUrl: null }, schemas)).destroy();
    return null;
  } catch (error) {
    if (error instanceof DatabaseUnfit) return error.message;
    throw error;
  }
}

describe('a database of an operator', () => {
  test('is taken with UTF8 and the order of C or C.UTF-8', async () => {
    expect(await refusal(await made(`encoding 'UTF8' locale 'C.UTF-8'`))).toBeNull();
    expect(await refusal(await made(`encoding 'UTF8' locale 'C'`))).toBeNull();
  });

  test('is refused with another encoding, before anything is written', async () => {
    const url = await made(`encoding 'LATIN1' locale 'C'`);
    expect(await refusal(url)).toMatch(/has the encoding LATIN1.*UTF8 is needed.*create database/);
    await expect(run(url, 'select from applied_migration')).rejects.toThrow('does not exist');
  });

  test('is refused with the order of a language, but goes on when it has been in use', async () => {
    const url = await made(`encoding 'UTF8' locale_provider icu icu_locale 'en-US'`);
    expect(await refusal(url)).toMatch(/sorts as a language does.*C\.UTF-8 is needed/);
    await run(url, 'create table applied_migration (id serial primary key, timestamp bigint, name varchar)');
    expect(await refusal(url)).toBeNull();
  });

  test('is taken by an older program where a newer one has only added to it, and by the newer one again', async () => {
    const url = await made(`encoding 'UTF8' locale 'C.UTF-8'`);
    for (const schemas of [newer, older, newer]) expect(await refusal(url, schemas)).toBeNull();
  });

  test('is refused by a program that does not know what is required there, and by no other', async () => {
    const url = await made(`encoding 'UTF8' locale 'C.UTF-8'`);
    expect(await refusal(url, required)).toBeNull();
    expect(await refusal(url, required)).toBeNull();
    for (const schemas of [older, newer])
      expect(await refusal(url, schemas)).toMatch(
        /newer version of this program.*applied RequireThird1760000000003\).*restore the backup/,
      );
  });

  test('is taken when what is unknown in it is older: an extension was taken out', async () => {
    const url = await made(`encoding 'UTF8' locale 'C.UTF-8'`);
    expect(await refusal(url, newer)).toBeNull();
    expect(await refusal(url, [{ migrations: [Second1760000000002] }])).toBeNull();
  });

  test('is refused on a server that is too old', async () => {
    const facts = { name: 'b', version: 14, version_text: '14.24', encoding: 'UTF8', linguistic: false, used: false };
    // There is no such server here: what it would answer stands for it.
    const server = { query: () => Promise.resolve([facts]) } as unknown as DataSource;
    await expect(assertFit(server, older)).rejects.toThrow(/PostgreSQL 14\.24, and 15 or newer is needed/);
  });
});
