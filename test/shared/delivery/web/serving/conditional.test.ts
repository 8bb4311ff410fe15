import { describe, expect, test } from '@jest/globals';
import type { FastifyRequest } from 'fastify';
import { isUnchanged, validatorHeaders } from '../../../../../src/shared/delivery/web/serving/conditional.js';

const MODIFIED_AT = Date.UTC(2026, 10, 23, 7, 0, 0, 500);
const validators = { tag: 'now', modifiedAt: MODIFIED_AT };
const unchangedFor = (headers: Record<string, string>): boolean =>
  isUnchanged({ headers } as unknown as FastifyRequest, validators);

describe('a client', () => {
  test.each([
    ['"now"', true],
    ['W/"now"', true],
    ['"before", W/"now"', true],
    ['*', true],
    ['"before"', false],
    ['now', false],
    ['', false],
  ])('with If-None-Match %s has it: %s, whatever its date', (tag, has) => {
    const since = 'Tue, 24 Nov 2026 07:00:00 GMT';
    expect(unchangedFor({ 'if-none-match': tag, 'if-modified-since': since })).toBe(has);
  });

  test.each([
    ['Mon, 23 Nov 2026 07:00:01 GMT', true],
    ['Tue, 24 Nov 2026 07:00:00 GMT', true],
    // It may be of before the change, within the same second.
    ['Mon, 23 Nov 2026 07:00:00 GMT', false],
    ['yesterday', false],
  ])('that has it since %s has what is now: %s', (since, has) => {
    expect(unchangedFor({ 'if-modified-since': since })).toBe(has);
  });

  test('that sends nothing has nothing', () => {
    expect(unchangedFor({})).toBe(false);
  });
});

test('the date that an answer gives is one with which it is unchanged', () => {
  const { 'last-modified': given = '' } = validatorHeaders(validators, MODIFIED_AT + 10_000);
  expect([given, unchangedFor({ 'if-modified-since': given })]).toEqual(['Mon, 23 Nov 2026 07:00:01 GMT', true]);
});

test('what changed just now has a tag alone, because it may change again within the second', () => {
  expect(validatorHeaders(validators, MODIFIED_AT + 1_500)).toEqual({ etag: '"now"' });
});
