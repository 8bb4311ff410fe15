import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';

const ROOT = join(import.meta.dirname, '..');
const document = readFileSync(join(ROOT, 'docs/security.md'), 'utf8');
const [, promises = ''] = /\n## What is promised.*?\n(.*?)\n## /s.exec(document) ?? [];

describe('docs/security.md', () => {
  test('names for each promise a test that exists', () => {
    const rows = promises.split('\n').filter((line) => /^\| (?!\*\*|---|promise)/.test(line));
    expect(rows.length).toBeGreaterThan(30);
    for (const row of rows) {
      const files = [...row.matchAll(/`(test\/[^`]+)`/g)].map(([, file = '']) => file);
      expect({ row, tested: files.length > 0 }).toEqual({ row, tested: true });
      expect(files.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
    }
  });
});
