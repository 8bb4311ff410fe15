import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ALLOWED, PLANTED } from './planted-imports.js';

const ROOT = join(import.meta.dirname, '../..');

interface Violation {
  readonly rule: { readonly name: string };
  readonly from: string;
}

/** The rules look at a copy, so that nobody who reads the sources meanwhile sees a planted file. */
let copy: string;
let violations: readonly Violation[];
let cruised: number;

const plant = (file: string, source: string): void => {
  mkdirSync(dirname(join(copy, file)), { recursive: true });
  writeFileSync(join(copy, file), source);
};

beforeAll(async () => {
  copy = mkdtempSync(join(tmpdir(), 'boundaries-'));
  for (const name of ['src', 'samples', 'tsconfig.json', 'package.json', '.dependency-cruiser.mjs']) {
    cpSync(join(ROOT, name), join(copy, name), { recursive: true });
  }
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
  for (const [, file, source] of PLANTED) plant(file, source);
  for (const [file, source] of ALLOWED) plant(file, source);
  plant('src/briefing/domain/planted-5.ts', "import './planted-4.js'; export const y = 1;");
  plant('test/planted.ts', 'export const x = 1;');
  const cruise = join(ROOT, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');
  const args = [cruise, 'src', 'samples/extension/src', '--config', '.dependency-cruiser.mjs', '--output-type', 'json'];
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: copy, maxBuffer: 1 << 28 }).catch(
    (failed: { stdout: string }) => failed,
  );
  const { summary } = JSON.parse(stdout) as { summary: { totalCruised: number; violations: Violation[] } };
  violations = summary.violations;
  cruised = summary.totalCruised;
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

const brokenBy = (file: string): string[] =>
  violations.filter(({ from }) => from === file).map(({ rule }) => rule.name);

describe('the boundaries', () => {
  test('are checked on all of our TypeScript', () => {
    expect(cruised).toBeGreaterThan(200);
  });

  test.each(PLANTED)('%s refuses a violation in %s', (rule, file) => {
    expect(brokenBy(file)).toContain(rule);
  });

  test.each(ALLOWED)('what the context map allows is allowed in %s', (file) => {
    expect(brokenBy(file).filter((rule) => rule !== 'no-orphans')).toEqual([]);
  });

  test('every rule has a planted violation', async () => {
    const { default: config } = (await import(join(ROOT, '.dependency-cruiser.mjs'))) as {
      default: { forbidden: { name: string }[] };
    };
    const planted = new Set(PLANTED.map(([rule]) => rule));
    expect(config.forbidden.map(({ name }) => name).filter((name) => !planted.has(name))).toEqual([]);
  });
});
