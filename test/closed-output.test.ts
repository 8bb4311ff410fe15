import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { optionsToLoad } from '../src/shared/outbound/processes/worker-entry.js';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'closed-output-'));
});

afterAll(() => rm(folder, { recursive: true }));

describe('A program whose output is closed early', () => {
  test('does its work to the end and says nothing of it', async () => {
    const fixture = new URL('./closed-output.fixture.ts', import.meta.url);
    const finished = join(folder, 'finished');
    const program = spawn(process.execPath, [...optionsToLoad(fixture), fixture.pathname, finished]);
    const ended = once(program, 'exit');
    let complaints = '';
    program.stderr.on('data', (said) => (complaints += String(said)));
    await once(program.stdout, 'data');
    program.stdout.destroy();
    expect(await ended).toEqual([0, null]);
    expect(await readFile(finished, 'utf8')).toBe('done');
    expect(complaints).toBe('');
  });
});
