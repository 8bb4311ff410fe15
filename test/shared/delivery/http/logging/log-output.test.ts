import { spawn, spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { logOutput } from '../../../../../src/shared/delivery/http/logging/log-output.js';
import { optionsToLoad } from '../../../../../src/shared/outbound/processes/worker-entry.js';
import { until } from '../../../../support/time/until.js';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'log-output-'));
});

afterAll(() => rm(folder, { recursive: true }));

const lineOf = (msg: string): string => `${JSON.stringify({ level: 30, msg })}\n`;

const said = (path: string): Promise<string> => readFile(path, 'utf8').catch(() => '');

describe('The output of the log', () => {
  test('has every line soon, in the order in which they were said, though nothing more comes', async () => {
    const path = join(folder, 'few');
    const output = logOutput(path);
    for (const line of ['one', 'two', 'three']) output.write(lineOf(line));
    await until(
      () => said(path),
      (text) => text === ['one', 'two', 'three'].map(lineOf).join(''),
    );
    output.write(lineOf('four'));
    await until(
      () => said(path),
      (text) => text === ['one', 'two', 'three', 'four'].map(lineOf).join(''),
    );
  });

  test('loses no line of many that come at once', async () => {
    const path = join(folder, 'many');
    const output = logOutput(path);
    const lines = Array.from({ length: 5_000 }, (_, index) => lineOf(`${index} ${'é'.repeat(20)}`));
    for (const line of lines) output.write(line);
    await until(
      async () => (await said(path)).length,
      (written) => written === lines.join('').length,
    );
    expect(await said(path)).toBe(lines.join(''));
  });

  test.each(['by itself', 'by process.exit', 'by an error'])('has the last line of a program that ends %s', (end) => {
    const fixture = new URL('./log-output.fixture.ts', import.meta.url);
    const args = [...optionsToLoad(fixture), fixture.pathname, end];
    const { stdout, status } = spawnSync(process.execPath, args, { encoding: 'utf8' });
    expect(stdout).toBe('{"level":30,"msg":"the last line"}\n');
    expect(status === 0).toBe(end === 'by itself');
  });

  test('has a warning at once, and what came before it, also of a program that is killed', async () => {
    const fixture = new URL('./log-output.fixture.ts', import.meta.url);
    const program = spawn(process.execPath, [...optionsToLoad(fixture), fixture.pathname, 'by SIGKILL']);
    let text = '';
    for await (const chunk of program.stdout) {
      text += String(chunk);
      if (text.includes('a warning')) program.kill('SIGKILL');
    }
    expect(text).toBe('{"level":30,"msg":"the last line"}\n{"level":40,"msg":"a warning"}\n');
  });
});
