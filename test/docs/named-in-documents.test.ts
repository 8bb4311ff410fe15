import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, test } from '@jest/globals';

const ROOT = join(import.meta.dirname, '../..');
const NOT_OURS = /^(\.git|node_modules|dist|data)$/;

const here = readdirSync(ROOT).filter((name) => !NOT_OURS.test(name));
const below = here.flatMap((name) => filesBelow(name));

/** Every file and folder of the repository, with a slash before it: `x/y.ts` is found by the end of its path. */
const paths = below.map((path) => `/${path}`);
const text = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const documents = below.filter((path) => /^(README\.md|docs\/([^/]+|adr\/[^/]+)\.md)$/.test(path));

function filesBelow(path: string): string[] {
  try {
    const names = readdirSync(join(ROOT, path));
    return [path, ...names.flatMap((name) => filesBelow(join(path, name)))];
  } catch {
    return [path];
  }
}

const matches = (source: string, pattern: RegExp): string[] =>
  [...source.matchAll(pattern)].map(([, found = '']) => found);

/** Whole paths begin with a folder of ours; of the rest, files alone are told from what else a document may say. */
const isPath = (quoted: string): boolean =>
  /^[\w.*/-]+$/.test(quoted) &&
  (/^(src|test|docs|docker|samples|scripts)\//.test(quoted) || /^[a-z][\w.*/-]*\.(ts|tsx|mjs)$/.test(quoted));

function exists(path: string): boolean {
  const pattern = path.replace(/\/$/, '').replaceAll('.', '\\.').replaceAll('*', '[^/]*');
  const ending = new RegExp(`/${pattern}$`);
  return paths.some((known) => ending.test(known));
}

const quotedIn = (document: string): string[] => matches(text(document), /`([^`\n]+)`/g);

describe('README.md and docs', () => {
  test('README.md and docs link to nothing that is not there', () => {
    const broken = documents.flatMap((document) =>
      matches(text(document), /\]\((?![a-z]+:|#)([^)#\s]+)/g)
        .filter((target) => !paths.includes(`/${normalize(join(dirname(document), target)).replace(/\/$/, '')}`))
        .map((target) => `${document}: ${target}`),
    );
    expect(broken).toEqual([]);
  });

  test('README.md and docs name no file or folder that is not there', () => {
    const quoted = documents.flatMap((document) => quotedIn(document).map((name) => ({ document, name })));
    const named = quoted.filter(({ name }) => isPath(name));
    expect(named.length).toBeGreaterThan(150);
    expect(named.filter(({ name }) => !exists(name)).map(({ document, name }) => `${document}: ${name}`)).toEqual([]);
  });

  test('README.md and docs name no class that is not in the sources', () => {
    const sources = below.filter((path) => /^(src|test|scripts)\/.*\.(ts|tsx|mjs)$/.test(path)).map(text);
    const known = new Set(sources.flatMap((source) => source.match(/\b[A-Z]\w+/g) ?? []));
    const isClass = (name: string) => /^([A-Z][a-z0-9]+){2,}$/.test(name);
    const unknown = documents.flatMap((document) =>
      quotedIn(document)
        .filter((name) => isClass(name) && !known.has(name))
        .map((name) => `${document}: ${name}`),
    );
    expect(unknown).toEqual([]);
  });
});
