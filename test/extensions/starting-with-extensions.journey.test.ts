import { cp, mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Client } from 'pg';
import { emptyDatabase, type EmptyDatabase } from '../support/database/database.js';
import { cli, newDataDir, Program, removeDataDir } from '../support/program/program.js';

/** A place from which no package of ours is found by looking upwards. */
let elsewhere: string;
let database: EmptyDatabase;
let dataDir: string;

beforeAll(async () => {
  elsewhere = await realpath(await mkdtemp(join(tmpdir(), 'extensions-')));
  for (const folder of ['', 'other', 'Möbel & mehr']) {
    await cp(join(import.meta.dirname, 'fixtures'), join(elsewhere, folder), { recursive: true });
  }
  [database, dataDir] = [await emptyDatabase(), await newDataDir()];
});

afterAll(async () => {
  await database?.drop();
  await removeDataDir(dataDir);
  await rm(elsewhere, { recursive: true, force: true });
});

const fixture = (name: string): string => join(elsewhere, `${name}.mjs`);

/** Any command wires the whole program on the database of the service. */
const start = (...extensions: readonly string[]): Promise<string> =>
  cli({ dataDir, env: { DATABASE_URL: database.url, EXTENSIONS: extensions.join(',') } }, 'help');

interface Failed {
  readonly code: number;
  readonly stderr: string;
}

async function failureOf(...names: readonly string[]): Promise<Failed> {
  const outcome = await start(...names.map(fixture)).catch((error: Failed) => error);
  if (typeof outcome === 'string') throw new Error(`it started: ${outcome}`);
  return outcome;
}

async function rowsOf(sql: string): Promise<readonly unknown[]> {
  const client = new Client({ connectionString: database.url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

describe('a program that starts with extensions', () => {
  test.each([
    ['missing', 'cannot be loaded: '],
    ['cannot-be-loaded', 'cannot be loaded: its configuration is missing'],
    ['no-module', 'has no Nest module'],
    ['cannot-be-made', 'failed while the program started (cannot-be-made.mjs:5:11): the newsroom has no key'],
    ['cannot-be-initialised', 'failed while the program started (cannot-be-initialised.mjs:7:11): nobody answers'],
    ['lacks-a-provider', "failed while the program started: Nest can't resolve dependencies of the Library"],
    [
      'takes-a-command',
      'failed while the program started: the command "user:erase" is registered twice, by EraseGuestsCommand and by ErasePersonCommand',
    ],
    [
      'takes-a-context',
      'failed while the program started: personal data of briefing is registered twice, by BriefingPersonalData and by GuestsPersonalData',
    ],
    ['cannot-migrate', 'could not migrate the database (CreateNothing1795400000001): schema "nowhere" does not exist'],
  ])('is refused when one of them %s, in words that name it, with exit code 2', async (name, words) => {
    const { code, stderr } = await failureOf(name);
    expect(stderr).toContain(`The extension "${fixture(name)}" of EXTENSIONS ${words}`);
    expect(code).toBe(2);
  });

  test('is refused when one of them takes a route that is there already, in words that name it', async () => {
    const env = { DATABASE_URL: database.url, EXTENSIONS: fixture('takes-a-route') };
    const refusal = `The extension "${fixture('takes-a-route')}" of EXTENSIONS failed while the program started: Method 'POST'`;
    await expect(Program.start({ dataDir, env })).rejects.toThrow(refusal);
  });

  test('is refused when two of them have a migration of one name, in words that name the later one', async () => {
    const { stderr } = await failureOf('migrates', 'other/migrates');
    const taken = 'has the migration "CreateGuestBook1795400000000", a name that is taken';
    expect(stderr).toContain(`The extension "${fixture('other/migrates')}" of EXTENSIONS ${taken}`);
  });

  test('is refused in words that name one whose folder has spaces and letters beyond ASCII in its name', async () => {
    const { stderr } = await failureOf('Möbel & mehr/cannot-be-made');
    const words = 'failed while the program started (cannot-be-made.mjs:5:11): the newsroom has no key';
    expect(stderr).toContain(`The extension "${fixture('Möbel & mehr/cannot-be-made')}" of EXTENSIONS ${words}`);
  });

  test('has the adapter that one of them puts in place of ours, with what the platform gives it', async () => {
    const ours = ['composer', 'model', 'speech-engine'].map((name) => fixture(`replaces-the-${name}`));
    const said = await start(...ours);
    expect(said).toContain('The composer is another one since now.');
    expect(said).toContain('The language model is another one since now.');
    expect(said).toContain('The speech engine is another one since now.');
  });

  test('keeps what an extension has migrated while it is absent, beside a node that has it, and when it is back', async () => {
    await start(fixture('migrates'));
    await start();
    await Promise.all([start(), start(fixture('migrates'))]);

    const applied = "select name from applied_migration where name ~ 'GuestBook'";
    expect(await rowsOf(applied)).toEqual([{ name: 'CreateGuestBook1795400000000' }]);
    expect(await rowsOf('select * from guest_book.entry')).toEqual([]);
  });
});
