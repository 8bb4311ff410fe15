import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';

interface LockedPackage {
  readonly license?: string;
  readonly dev?: boolean;
}

/** Licences that ask for no more than their notice (SPDX). */
const PERMISSIVE = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'Python-2.0',
  'Unlicense',
]);

/** What else the program ships with, and why it may. */
const JUDGED: Readonly<Record<string, string>> = {
  '@echogarden/espeak-ng-emscripten':
    'GPL-3.0: optional, and in a process of its own behind the port of speech (README)',
  '@fontsource-variable/noto-sans-jp': 'OFL-1.1: a font, as it is',
  '@fontsource-variable/noto-sans-sc': 'OFL-1.1: a font, as it is',
  'passport-http-bearer': 'MIT by its file LICENSE, which its package.json does not name',
  'passport-strategy': 'MIT by its file LICENSE, which its package.json does not name',
  pause: 'MIT by its Readme, which its package.json does not name',
};

/** Names with AND: all of them hold. With OR: one is enough. */
function isPermissive(expression: string): boolean {
  const bare = expression.replace(/^\((.*)\)$/, '$1');
  if (bare.includes(' OR ')) return bare.split(' OR ').some(isPermissive);
  return bare.split(' AND ').every((name) => PERMISSIVE.has(name));
}

/** Packages of the program that nothing allows: not those for its development. */
const refused = (packages: Readonly<Record<string, LockedPackage>>): readonly string[] =>
  Object.entries(packages).flatMap(([path, { license = 'none', dev = false }]) => {
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    return path === '' || dev || isPermissive(license) || name in JUDGED ? [] : [`${name}: ${license}`];
  });

const { packages } = JSON.parse(readFileSync(join(import.meta.dirname, '../../package-lock.json'), 'utf8')) as {
  readonly packages: Readonly<Record<string, LockedPackage>>;
};

describe('the licences of what the program ships with', () => {
  test('ask for a notice only, or were judged one by one', () => {
    expect(refused(packages)).toEqual([]);
  });

  test('are judged for packages that are there', () => {
    const names = new Set(Object.keys(packages).map((path) => path.slice(path.lastIndexOf('node_modules/') + 13)));
    expect(Object.keys(JUDGED).filter((name) => !names.has(name))).toEqual([]);
  });

  test.each([
    ['one that asks for the source', { license: 'AGPL-3.0-only' }, ['x: AGPL-3.0-only']],
    ['one of several that must all hold', { license: '(MIT AND GPL-2.0)' }, ['x: (MIT AND GPL-2.0)']],
    ['one that says nothing', {}, ['x: none']],
    ['a choice with one that asks for a notice only', { license: '(GPL-2.0 OR MIT)' }, []],
    ['what only its development needs', { license: 'AGPL-3.0-only', dev: true }, []],
  ])('are refused, or not, for %s', (_, locked, expected) => {
    expect(refused({ '': {}, 'node_modules/a/node_modules/x': locked })).toEqual(expected);
  });
});
