import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from '@jest/globals';
import { liveMemoryOf, type LiveMemory } from '../../support/program/live-memory.js';
import { trendOf } from './trend.js';

const READINGS = 15;
const REQUESTS_BETWEEN = 60;

const running: ChildProcess[] = [];

afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGKILL');
});

async function server(...options: readonly string[]): Promise<{ readonly pid: number; readonly url: string }> {
  const fixture = join(import.meta.dirname, 'wasteful-server.fixture.mjs');
  const child = spawn(process.execPath, [...options, fixture], { stdio: ['ignore', 'pipe', 'ignore'] });
  running.push(child);
  const [port] = (await once(child.stdout, 'data')) as [Buffer];
  return { pid: child.pid ?? 0, url: `http://127.0.0.1:${port.toString().trim()}` };
}

async function visited(url: string): Promise<void> {
  for (let request = 0; request < REQUESTS_BETWEEN; request += 1) await (await fetch(url)).text();
}

/** What a soak reads of a process, time and again, while it is asked the same. */
async function readingsOf(...options: readonly string[]): Promise<readonly LiveMemory[]> {
  const { pid, url } = await server(...options);
  const readings: LiveMemory[] = [];
  while (readings.length < READINGS) {
    await visited(url);
    const reading = await liveMemoryOf(pid);
    if (reading !== null) readings.push(reading);
  }
  return readings;
}

const growing = (readings: readonly LiveMemory[]): readonly string[] =>
  (['heap', 'anonymous'] as const).filter(
    (name) =>
      trendOf({ name, tolerance: 8, samples: readings.map((reading, atMs) => ({ atMs, value: reading[name] })) }).grows,
  );

describe('memory that is read when garbage is collected', () => {
  test('is flat where nothing of a request stays, however much it made', async () => {
    expect(growing(await readingsOf())).toEqual([]);
  }, 120_000);

  test('grows where 20 KB of each request stay', async () => {
    expect(growing(await readingsOf(`--import=${join(import.meta.dirname, 'planted-leak.mjs')}`))).toEqual([
      'heap',
      'anonymous',
    ]);
  }, 120_000);

  test('is not asked of a process that does not listen', async () => {
    const child = spawn('/bin/sleep', ['60']);
    running.push(child);
    await once(child, 'spawn');
    expect(await liveMemoryOf(child.pid ?? 0)).toBeNull();
    expect(child.exitCode).toBeNull();
  });
});
