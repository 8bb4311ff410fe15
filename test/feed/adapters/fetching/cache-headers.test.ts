import { describe, expect, test } from '@jest/globals';

import {
  conditionalHeaders,
  politePause,
  retryAfter,
  validatorsOf,
} from '../../../../src/feed/adapters/fetching/cache-headers.js';

const NOW = Date.UTC(2026, 10, 20, 12);
const DAY = 86_400_000;

const answer = (headers: Readonly<Record<string, string>>) => ({ header: (name: string) => headers[name] ?? null });
const validators = { etag: '"1"', lastModified: 'Thu, 12 Nov 2026 08:00:00 GMT', bodyHash: 'h' };

describe('validators', () => {
  test.each(['"1"', 'W/"1"', 'without-quotes', '"with, comma"', 'W/1', `"${'x'.repeat(498)}"`])(
    'are sent back as they came: %s',
    (etag) => {
      const kept = validatorsOf(answer({ etag }), 'h', null);
      expect(conditionalHeaders(kept)).toEqual({ 'if-none-match': etag });
    },
  );

  test.each(['', `"${'x'.repeat(600)}"`, '"ümlaut"', '"a\r\nx-injected: 1"', '"\0"'])(
    'that are no valid headers are dropped: %j',
    (etag) => {
      expect(conditionalHeaders(validatorsOf(answer({ etag }), 'h', null))).toEqual({});
    },
  );

  test('of a 304 replace the former ones, which stay when it has none', () => {
    expect(validatorsOf(answer({ etag: '"2"' }), 'h', validators)).toEqual({ ...validators, etag: '"2"' });
    expect(validatorsOf(answer({}), 'h', validators)).toEqual(validators);
  });

  test('of a new document are never those of the former one', () => {
    expect(validatorsOf(answer({}), 'h', null)).toEqual({ etag: null, lastModified: null, bodyHash: 'h' });
  });
});

describe('the pause that an answer asks for', () => {
  test.each<[Readonly<Record<string, string>>, number | null]>([
    [{ 'cache-control': 'public, max-age=1800' }, 1_800_000],
    [{ 'cache-control': 'MAX-AGE="60"' }, 60_000],
    [{ 'cache-control': 'max-age=1800', age: '600' }, 1_200_000],
    [{ 'cache-control': 'max-age=1800', age: '6000' }, null],
    [{ 'cache-control': 'max-age=999999999' }, DAY],
    [{ 'cache-control': 'max-age=-1' }, null],
    [{ 'cache-control': 'max-age=soon' }, null],
    [{ 'cache-control': 's-maxage=1800' }, null],
    [{ 'cache-control': 'no-cache, max-age=1800' }, null],
    [{ 'cache-control': 'max-age=1800, no-store' }, null],
    [{ 'cache-control': 'max-age=60', expires: 'Fri, 20 Nov 2026 13:00:00 GMT' }, 60_000],
    [{ expires: 'Fri, 20 Nov 2026 13:00:00 GMT' }, 3_600_000],
    [{ expires: 'Fri, 20 Nov 2026 13:00:00 GMT', date: 'Fri, 20 Nov 2026 12:30:00 GMT' }, 1_800_000],
    [{ expires: 'Fri, 20 Nov 2099 13:00:00 GMT' }, DAY],
    [{ expires: 'Fri, 20 Nov 2020 13:00:00 GMT' }, null],
    [{ expires: '0' }, null],
    [{ expires: '-1' }, null],
    [{ 'retry-after': '7200', 'cache-control': 'max-age=60' }, 7_200_000],
    [{}, null],
  ])('is taken from %j', (headers, expected) => {
    expect(politePause(answer(headers), NOW)).toBe(expected);
  });

  test.each([
    ['120', 120_000],
    ['Fri, 20 Nov 2026 13:00:00 GMT', 3_600_000],
    ['999999999', 7 * DAY],
    ['99999999999999999999', null],
    ['-5', null],
    ['soon', null],
    ['Fri, 20 Nov 2020 13:00:00 GMT', null],
  ])('is taken from Retry-After: %s', (value, expected) => {
    expect(retryAfter(answer({ 'retry-after': value }), NOW)).toBe(expected);
  });
});
