import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { Client } from 'pg';
import { accountFor, runAs } from '../../../../src/shared/storage/embedded-postgres/postgres-account.js';
import { processesIn } from '../../../../src/shared/storage/embedded-postgres/postgres-cluster.js';
import { PostgresFolder, REFUGE } from '../../../../src/shared/storage/embedded-postgres/postgres-folder.js';
import { findRunningPostgres } from '../../../../src/shared/storage/embedded-postgres/running-postgres.js';
import { TYPESCRIPT_FLAGS } from '../../../support/runner/typescript-flags.mjs';
import { untilTrue } from '../../../support/time/until.js';

const asRoot = process.getuid?.() === 0;
const NOBODY = 65_534;
/** A server that was killed may still be writing. */
const PATIENTLY = { recursive: true, force: true, maxRetries: 50, retryDelay: 100 };

/** A program that owns an embedded PostgreSQL, and what it said until the server was there. */
interface Owner {
  readonly child: ChildProcess;
  readonly url: string | null;
  readonly says: readonly string[];
  readonly refused: string | null;
}

type Line = { url?: string; says?: string; refused?: string };

async function own(dataDir: string, ...asUser: string[]): Promise<Owner> {
  const script = join(import.meta.dirname, '../../../support/runner/postgres-owner.mjs');
  const child = spawn(process.execPath, [...TYPESCRIPT_FLAGS, script, dataDir, ...asUser], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const says: string[] = [];
  for await (const line of createInterface(child.stdout)) {
    const { url = null, refused = null, says: sentence } = JSON.parse(line) as Line;
    if (sentence !== undefined) says.push(sentence);
    else return { child, url, says, refused };
  }
  throw new Error('The program ended without a word.');
}

async function kill({ child }: Owner, signal: NodeJS.Signals): Promise<void> {
  child.kill(signal);
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
}

async function query(url: string | null, sql: string): Promise<unknown[]> {
  const client = new Client(url ?? '');
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query({ text: sql, rowMode: 'array' })).rows.flat();
  } finally {
    await client.end();
  }
}

describe('the embedded PostgreSQL', () => {
  let dataDir: string;
  let owners: Owner[];
  const cluster = () => new PostgresFolder(dataDir).cluster();
  const serverProcesses = async () => processesIn(await cluster());
  const start = async (...asUser: string[]): Promise<Owner> => {
    const owner = await own(dataDir, ...asUser);
    owners.push(owner);
    return owner;
  };

  beforeEach(async () => {
    owners = [];
    dataDir = await mkdtemp(join(tmpdir(), 'embedded postgres '));
    await chmod(dataDir, 0o755);
  });
  afterEach(async () => {
    await Promise.all(owners.map((owner) => kill(owner, 'SIGTERM')));
    const place = dirname(await cluster());
    if (place.startsWith(REFUGE)) await rm(place, PATIENTLY);
    await rm(dataDir, PATIENTLY);
  });

  test('keeps what was written over a clean stop, which leaves no process', async () => {
    const first = await start();
    await query(first.url, 'create table kept as select 42 as answer');
    await kill(first, 'SIGTERM');
    expect(await serverProcesses()).toEqual([]);
    expect(await readFile(new PostgresFolder(dataDir).logFile, 'utf8')).toContain('database system is shut down');

    const second = await start();
    expect(await query(second.url, 'select answer from kept')).toEqual([42]);
    expect(second.says).toEqual([]);
  });

  test('stops when its program is killed, and the next start finds everything', async () => {
    const first = await start();
    await query(first.url, 'create table kept as select 42 as answer');
    await kill(first, 'SIGKILL');
    // At once: the next program waits until the old server is gone.
    const second = await start();
    expect(await query(second.url, 'select answer from kept')).toEqual([42]);
    await kill(second, 'SIGKILL');
    await untilTrue(async () => (await serverProcesses()).length === 0);
  });

  test('recovers when program and server are killed together', async () => {
    const first = await start();
    await query(first.url, 'create table kept as select 42 as answer');
    for (const pid of await serverProcesses()) process.kill(pid, 'SIGKILL');
    await kill(first, 'SIGKILL');
    const second = await start();
    expect(await query(second.url, 'select answer from kept')).toEqual([42]);
  });

  test('starts although the lock file of a killed server names a process that is something else now', async () => {
    await kill(await start(), 'SIGTERM');
    const account = await accountFor(await cluster());
    const other = spawn('sleep', ['60'], runAs(account));
    const lock = join(await cluster(), 'postmaster.pid');
    await writeFile(lock, `${other.pid}\n${await cluster()}\n1760000000\n5432\n\n127.0.0.1\n`);
    if (account !== null) await chown(lock, account.uid, account.gid);
    const again = await start();
    other.kill();
    expect(await query(again.url, 'select 1')).toEqual([1]);
  });

  test('is refused to a second program on the same data folder, and the first goes on', async () => {
    const first = await start();
    const second = await start();
    expect(second.url).toBeNull();
    expect(second.refused).toBe(
      `The data folder ${dataDir} is in use by a service that is running. ` +
        'Stop that one first, or give this one its own folder with DATA_DIR.',
    );
    expect(await query(first.url, 'select 1')).toEqual([1]);
  });

  test('lets one of two programs win that start at the same moment on an empty folder', async () => {
    const both = await Promise.all([start(), start()]);
    expect(both.filter(({ url }) => url !== null)).toHaveLength(1);
    expect(both.filter(({ refused }) => refused !== null)).toHaveLength(1);
  });

  test('comes back at the same address when it is killed and its program is not', async () => {
    const owner = await start();
    await query(owner.url, 'create table kept as select 42 as answer');
    for (const pid of await serverProcesses()) process.kill(pid, 'SIGKILL');
    const back = () =>
      query(owner.url, 'select answer from kept').then(
        () => true,
        () => false,
      );
    await untilTrue(back);
    expect(await query(owner.url, 'select answer from kept')).toEqual([42]);
  });

  test('is found by other processes of the user while it runs, and not afterwards', async () => {
    expect(await findRunningPostgres(dataDir)).toBeNull();
    const owner = await start();
    expect(await findRunningPostgres(dataDir)).toMatchObject({ ownerUrl: owner.url });
    await kill(owner, 'SIGKILL');
    await untilTrue(async () => (await serverProcesses()).length === 0);
    expect(await findRunningPostgres(dataDir)).toBeNull();
  });

  test('listens on loopback only, and asks for a password that only its user can read', async () => {
    const { url } = await start();
    expect(await query(url, 'show listen_addresses')).toEqual(['127.0.0.1']);
    expect(await query(url, 'show unix_socket_directories')).toEqual(['']);
    const guess = new URL(url ?? '');
    guess.password = 'guess';
    await expect(query(guess.href, 'select 1')).rejects.toThrow('password authentication failed');
    for (const file of ['password', 'application-password', 'running.json', 'postgres.log']) {
      expect((await stat(join(dataDir, 'postgres', file))).mode & 0o777).toBe(0o600);
    }
  });

  test('knows the letters of all languages and keeps committed data safe', async () => {
    const { url } = await start();
    expect(await query(url, "select lower('ПРИВЕТ ÀÉ')")).toEqual(['привет àé']);
    expect(await query(url, 'show server_encoding')).toEqual(['UTF8']);
    expect(await query(url, 'show fsync')).toEqual(['on']);
    expect(await query(url, 'show synchronous_commit')).toEqual(['on']);
  });

  test('runs as an ordinary user in that user’s private folder', async () => {
    await chmod(dataDir, 0o700);
    if (asRoot) await chown(dataDir, NOBODY, NOBODY);
    const owner = await (asRoot ? start(String(NOBODY)) : start());
    expect(await query(owner.url, 'show data_directory')).toEqual([join(dataDir, 'postgres/cluster')]);
    expect((await stat(await cluster())).uid).toBe(asRoot ? NOBODY : process.getuid?.());
  });

  test('started by root in a private folder, keeps its data where its own user can, says so and finds it again', async () => {
    await chmod(dataDir, 0o700);
    const first = await start();
    await query(first.url, 'create table kept as select 42 as answer');
    const place = dirname(await cluster());
    expect(place.startsWith(asRoot ? REFUGE : dataDir)).toBe(true);
    expect(first.says.some((line) => line.includes(`Its data is kept in ${place} instead.`))).toBe(asRoot);
    await kill(first, 'SIGTERM');
    expect(await query((await start()).url, 'select answer from kept')).toEqual([42]);
  });
});
