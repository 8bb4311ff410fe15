import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';

interface Entry {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Readonly<Record<string, Entry>> };

/** Where Node would find it: beside the package that wants it, or in a folder further out. */
function isLocked(from: string, name: string): boolean {
  const places = from
    .split('/node_modules/')
    .map((_, index, parts) => parts.slice(0, index + 1).join('/node_modules/'));
  return ['', ...places].some((place) => `${place === '' ? '' : `${place}/`}node_modules/${name}` in lock.packages);
}

describe('the lockfile', () => {
  // A registry that lacks the packages of other systems makes npm write a lockfile that `npm ci` then refuses.
  test('locks everything that it names, for other systems too, so that npm ci accepts it', () => {
    const missing = Object.entries(lock.packages).flatMap(([path, entry]) =>
      Object.keys({ ...entry.dependencies, ...entry.optionalDependencies }).filter((name) => !isLocked(path, name)),
    );
    expect(missing).toEqual([]);
  });
});
