import { describe, expect, test } from '@jest/globals';
import { change, DEFAULT_PROFILE, isTimezone } from '../../../src/preferences/domain/profile.js';

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
    expect(isTimezone(name)).toBe(true);
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
    expect(isTimezone(name)).toBe(false);
  });
});

describe('a profile', () => {
  test('keeps what is not mentioned', () => {
    const german = change(DEFAULT_PROFILE, { language: 'de' });
    expect(german).toEqual({ language: 'de', timezone: 'UTC' });
    expect(change(german, { timezone: 'Europe/Berlin' })).toEqual({ language: 'de', timezone: 'Europe/Berlin' });
    expect(change(german, {})).toEqual(german);
  });

  test('has a time zone that exists', () => {
    expect(() => change(DEFAULT_PROFILE, { timezone: '+02:00' })).toThrow(
      'profile.timezone must be an IANA time zone such as Europe/Berlin.',
    );
  });
});
