import { describe, expect, test } from '@jest/globals';
import { isTimeZone } from '../../../src/shared/kernel/time-zone.js';

describe('a time zone', () => {
  test.each([
    'UTC',
    'Etc/UTC',
    'GMT',
    'Europe/Berlin',
    'America/Argentina/Buenos_Aires',
    'Asia/Calcutta',
    'Asia/Kolkata',
    'Etc/GMT+5',
    'US/Eastern',
  ])('may be %s', (name) => {
    expect(isTimeZone(name)).toBe(true);
  });

  test.each([
    '',
    ' ',
    '+02:00',
    '-05',
    '02:00',
    'Mars/Base',
    'Europe/',
    '/Berlin',
    'Europe/Berlin ',
    'Europe//Berlin',
    'x'.repeat(100),
  ])('may not be %j', (name) => {
    expect(isTimeZone(name)).toBe(false);
  });
});
