import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';

const ROOT = join(import.meta.dirname, '../..');

/** Stands for the compiler: copies src to dist, and writes down that it ran. */
const COMPILER = `
import { appendFileSync, cpSync, readFileSync, rmSync } from 'node:fs';
if (readFileSync('src/main.ts', 'utf8').includes('broken')) {
  console.log('src/main.ts: it is broken');
  process.exit(1);
}
appendFileSync('builds.log', 'built\\n');
rmSync('dist', { recursive: true, force: true });
cpSync('src', 'dist', { recursive: true });
`;

describe('the set-up of a checkout', () => {
  let root: string;
  let parent: string;

  const setUp = async (): Promise<{ code: number; said: string }> => {
    const env = { ...process.env, npm_config_offline: 'true', NODE_ENV: 'production' };
    try {
      const { stderr, stdout } = await promisify(execFile)(process.execPath, [join(root, 'scripts/setup.mjs')], {
        env,
      });
      expect(stdout).toBe('');
      return { code: 0, said: stderr };
    } catch (error) {
      const { code, stderr } = error as { code: number; stderr: string };
      return { code, said: stderr };
    }
  };
  const builds = async () => (await readFile(join(root, 'builds.log'), 'utf8')).split('\n').length - 1;
  const write = (path: string, content: string) => writeFile(join(root, path), content);

  async function depend(dependencies: Record<string, string>): Promise<void> {
    await write('package.json', JSON.stringify({ name: 'sample', version: '1.0.0', devDependencies: dependencies }));
    const args = ['install', '--package-lock-only', '--offline', '--silent'];
    await promisify(execFile)('npm', args, { cwd: root });
  }

  beforeAll(async () => {
    parent = await mkdtemp(join(tmpdir(), 'set up '));
    root = join(parent, 'a checkout');
    await cp(join(ROOT, 'scripts'), join(root, 'scripts'), { recursive: true });
    await mkdir(join(root, 'tools/bin'), { recursive: true });
    await mkdir(join(root, 'src'));
    await write('tools/package.json', JSON.stringify({ name: '@nestjs/cli', version: '1.0.0', type: 'module' }));
    await write('tools/bin/nest.js', COMPILER);
    await write('src/main.ts', 'export {};');
    for (const name of ['tsconfig.json', 'tsconfig.build.json', 'nest-cli.json', '.swcrc']) await write(name, '{}');
    await depend({ '@nestjs/cli': 'file:tools' });
  });
  afterAll(() => rm(parent, { recursive: true, force: true }));
  beforeEach(() => write('src/main.ts', 'export {};'));

  test('installs and builds a fresh clone, in a folder with a space, saying so in plain words', async () => {
    const { code, said } = await setUp();
    expect(said).toMatch(/^Installing what the service is made of\..*Building …\n$/s);
    expect(code).toBe(0);
    expect(await builds()).toBe(1);
  });

  test('does nothing and says nothing when nothing changed', async () => {
    expect(await setUp()).toEqual({ code: 0, said: '' });
    expect(await builds()).toBe(1);
  });

  test('builds, without installing, when a source changed, and once for two commands at once', async () => {
    await write('src/main.ts', 'export const changed = true;');
    const said = (await Promise.all([setUp(), setUp()])).map((result) => result.said).sort();
    // The second one waits, or comes when there is nothing left to do.
    const others = said.filter((words) => words !== 'Building …\n');
    expect(others).toHaveLength(1);
    expect(['', 'Waiting for another command that sets this checkout up …\n']).toContain(others[0]);
    expect(await builds()).toBe(2);
  });

  test('tells what the compiler says when the build fails, and builds again next time', async () => {
    await write('src/main.ts', 'broken');
    for (const _attempt of [1, 2]) {
      const { code, said } = await setUp();
      expect(code).toBe(1);
      expect(said).toContain('src/main.ts: it is broken');
      expect(said).toContain('The build failed; the compiler says why above.');
    }
    await write('src/main.ts', 'export {};');
    expect((await setUp()).code).toBe(0);
  });

  test('installs again when the lockfile wants something else', async () => {
    await mkdir(join(root, 'more'));
    await write('more/package.json', JSON.stringify({ name: 'more', version: '1.0.0' }));
    await depend({ '@nestjs/cli': 'file:tools', more: 'file:more' });
    expect((await setUp()).said).toContain('Installing');
    expect((await setUp()).said).toBe('');
  });
});
