import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, test } from '@jest/globals';

// Benchmarks and scripts run what is built, outside of the type checker: nothing else says that a name in them is gone.

const ROOT = join(import.meta.dirname, '../..');
const IMPORT = /^import\s+(?:\w+|\{([^}]*)\})\s+from\s+'(\.[^']+)';/gm;
const DYNAMIC = /import\('(\.[^']+\.js)'\)/g;

interface Import {
  readonly path: string;
  readonly names: readonly string[];
}

const programs = ['scripts', 'test/bench'].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.mjs'))
    .map((name) => join(ROOT, folder, name)),
);

function importsOf(source: string): readonly Import[] {
  const named = [...source.matchAll(IMPORT)].map(([, names = '', path = '']) => ({ path, names: namesIn(names) }));
  return [...named, ...[...source.matchAll(DYNAMIC)].map(([, path = '']) => ({ path, names: [] }))];
}

const namesIn = (list: string): readonly string[] =>
  list
    .split(',')
    .map((name) => (name.split(' as ')[0] ?? '').trim())
    .filter((name) => name !== '');

/** What is compiled to this file of the build, or the file itself; null: there is none. */
function sourceOf(file: string): string | null {
  const source = relative(ROOT, file).replace(/^dist\//, 'src/');
  const sources = [source, source.replace(/\.js$/, '.ts'), source.replace(/\.js$/, '.tsx')];
  return sources.map((path) => join(ROOT, path)).find((path) => existsSync(path)) ?? null;
}

function isExported(name: string, file: string): boolean {
  const source = readFileSync(file, 'utf8');
  const declared = new RegExp(String.raw`^export (?:abstract |async )*(?:class|const|let|function\*?) ${name}\b`, 'm');
  const listed = new RegExp(String.raw`^export (?:const )?\{[^}]*\b${name}\b[^}]*\}`, 'm');
  if (declared.test(source) || listed.test(source)) return true;
  return [...source.matchAll(/^export \* from '([^']+)'/gm)].some(([, path = '']) => {
    const next = sourceOf(join(dirname(file), path));
    return next !== null && isExported(name, next);
  });
}

function faultsOf(file: string, source: string): readonly string[] {
  return importsOf(source).flatMap(({ path, names }) => {
    const at = `${relative(ROOT, file)}: ${path}`;
    const imported = sourceOf(join(dirname(file), path));
    if (imported === null) return [at];
    return names.filter((name) => !isExported(name, imported)).map((name) => `${at} has no ${name}`);
  });
}

describe('The programs that run what is built', () => {
  test('import only what there is', () => {
    expect(programs.length).toBeGreaterThan(40);
    expect(programs.flatMap((file) => faultsOf(file, readFileSync(file, 'utf8')))).toEqual([]);
  });

  test.each([
    ['a file that was moved', "import { Clock } from '../../dist/shared/clock.js';", ['dist/shared/clock.js']],
    ['a name that is gone', "import {\n  Watch,\n} from '../../dist/shared/kernel/clock.js';", ['has no Watch']],
    ['a file that is loaded late', "await import('../../dist/shared/clock.js');", ['dist/shared/clock.js']],
    ['nothing amiss', "import { Clock as C } from '../../dist/shared/kernel/clock.js';", []],
  ])('are caught with %s', (_, source, expected) => {
    expect(faultsOf(join(ROOT, 'test/bench/planted.mjs'), source)).toEqual(
      expected.map((fault): unknown => expect.stringContaining(fault)),
    );
  });
});
