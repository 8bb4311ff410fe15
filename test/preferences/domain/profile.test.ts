import { describe, expect, test } from '@jest/globals';
import { change, DEFAULT_PROFILE } from '../../../src/preferences/domain/profile.js';

describe('a profile', () => {
  test('keeps the fields that an update does not mention', () => {
    const german = change(DEFAULT_PROFILE, { language: 'de' });
    expect(german).toEqual({ language: 'de', timezone: 'UTC' });
    expect(change(german, { timezone: 'Europe/Berlin' })).toEqual({ language: 'de', timezone: 'Europe/Berlin' });
    expect(change(german, {})).toEqual(german);
  });
});
