import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test } from '@jest/globals';
import { sourcePosition } from '../src/source-positions.js';

const folder = mkdtempSync(join(tmpdir(), 'positions-'));
const compiled = pathToFileURL(join(folder, 'a.js')).href;
// The second line of the compiled file comes from the fourth of the source.
const map = { version: 3, sources: ['../src/a.ts'], names: [], mappings: ';AAGA' };
writeFileSync(join(folder, 'a.js.map'), JSON.stringify(map));
afterAll(() => rmSync(folder, { recursive: true }));

test('A position in a compiled file is named by its place in the source', () => {
  expect(sourcePosition(compiled, 2, 1)).toBe(`${new URL('../src/a.ts', compiled).href}:4:1`);
});

test('A position that was named once is named again without a look at the map', () => {
  const again = pathToFileURL(join(folder, 'c.js')).href;
  writeFileSync(join(folder, 'c.js.map'), JSON.stringify(map));
  const named = sourcePosition(again, 2, 1);
  rmSync(join(folder, 'c.js.map'));
  expect(sourcePosition(again, 2, 1)).toBe(named);
  expect(sourcePosition(again, 2, 2)).toBeNull();
});

test('A position in a file without a map stays unnamed', () => {
  expect(sourcePosition(pathToFileURL(join(folder, 'b.js')).href, 2, 1)).toBeNull();
});
