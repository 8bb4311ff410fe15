import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';

const ROOT = join(import.meta.dirname, '../..');
const textOf = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

/** As the journeys themselves say: half an hour and a minute for each of 500 kills, and an hour and a half with its ends. */
const LONGEST_MINUTES = { chaos: 30 + 500, soak: 60 * 1.5 + 20 };

test.each(Object.entries(LONGEST_MINUTES))('npm run %s is not taken for a file that hangs', (script, minutes) => {
  const { scripts } = JSON.parse(textOf('package.json')) as { scripts: Readonly<Record<string, string>> };
  const [, allowed = '0'] = /TEST_FILE_MINUTES=(\d+)/.exec(scripts[script] ?? '') ?? [];
  expect(Number(allowed)).toBeGreaterThanOrEqual(minutes);
});

test('a rehearsed update is not taken for a file that hangs', () => {
  expect(textOf('scripts/rehearse-update.mjs')).toMatch(/TEST_FILE_MINUTES: '720'/);
});
