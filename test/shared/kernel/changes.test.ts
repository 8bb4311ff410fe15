import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { changesBetween, type Change } from '../../../src/shared/kernel/changes.js';
import type { Json } from '../../../src/shared/kernel/json.js';

type Container = Record<string, Json> | Json[];

const keysOf = (path: string): string[] =>
  path
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));

/** Goes from one value to the other by the changes alone, as a reader of RFC 6901 would. */
function applied(value: Json, changes: readonly Change[]): Json {
  const root: { whole: Json } = { whole: structuredClone(value) };
  // From the end, so that what is removed from an array moves nothing that is still to be changed.
  for (const { path, after } of changes.toReversed().toSorted((a, b) => Number('after' in b) - Number('after' in a))) {
    const keys = ['whole', ...keysOf(path)];
    const last = keys.pop() ?? '';
    let place = root as unknown as Container;
    for (const key of keys) place = (place as Record<string, Json>)[key] as Container;
    if (after !== undefined) {
      const whole = { value: after, writable: true, enumerable: true, configurable: true };
      Object.defineProperty(place, last, whole);
    } else if (Array.isArray(place)) place.splice(Number(last), 1);
    else delete place[last];
  }
  return root.whole;
}

const reversed = (changes: readonly Change[]): Change[] =>
  changes.map(({ path, ...values }) => ({
    path,
    ...('after' in values && { before: values.after }),
    ...('before' in values && { after: values.before }),
  }));

const json = fc.jsonValue({ maxDepth: 4 }).map((value) => JSON.parse(JSON.stringify(value)) as Json);

describe('the changes between two values', () => {
  test('are none when they are equal, whatever the order of their fields', () => {
    expect(changesBetween({ a: 1, b: [{ c: null }] }, { b: [{ c: null }], a: 1 })).toEqual([]);
  });

  test('name the smallest places that differ, fields by name and elements by index', () => {
    const before = { status: 'composing', failedAttempts: 1, request: { hosts: ['a', 'b'], scope: {} } };
    const after = { status: 'queued', request: { hosts: ['a', 'c', 'd'], scope: {} }, composed: { title: 'News' } };
    expect(changesBetween(before, after)).toEqual([
      { path: '/composed', after: { title: 'News' } },
      { path: '/failedAttempts', before: 1 },
      { path: '/request/hosts/1', before: 'b', after: 'c' },
      { path: '/request/hosts/2', after: 'd' },
      { path: '/status', before: 'composing', after: 'queued' },
    ]);
  });

  test('point to fields whose names hold a slash, a tilde or nothing (RFC 6901)', () => {
    expect(
      changesBetween({ 'a/b': 1, 'm~n': 1, '': 1 }, { 'a/b': 2, 'm~n': 2, '': 2 }).map(({ path }) => path),
    ).toEqual(['/', '/a~1b', '/m~0n']);
  });

  test('are the whole value when an object, an array and something else meet', () => {
    expect(changesBetween({ a: {} }, { a: [] })).toEqual([{ path: '/a', before: {}, after: [] }]);
    expect(changesBetween(null, { a: 1 })).toEqual([{ path: '', before: null, after: { a: 1 } }]);
    expect(changesBetween({ a: null }, {})).toEqual([{ path: '/a', before: null }]);
  });

  test('see fields that objects have by nature only when they have them as their own', () => {
    const before = JSON.parse('{"toString": 1, "__proto__": 1}') as Json;
    expect(changesBetween(before, {})).toEqual([
      { path: '/__proto__', before: 1 },
      { path: '/toString', before: 1 },
    ]);
  });

  test('lead from the one to the other, and back', () => {
    fc.assert(
      fc.property(json, json, (before, after) => {
        const changes = changesBetween(before, after);
        expect(applied(before, changes)).toEqual(after);
        expect(applied(after, reversed(changes))).toEqual(before);
      }),
    );
  });

  test('are none between a value and itself, and never two at one place', () => {
    fc.assert(
      fc.property(json, json, (before, after) => {
        expect(changesBetween(before, structuredClone(before))).toEqual([]);
        const paths = changesBetween(before, after).map(({ path }) => path);
        expect(new Set(paths).size).toBe(paths.length);
      }),
    );
  });
});
