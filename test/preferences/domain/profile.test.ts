import { describe, expect, test } from '@jest/globals';
import { change, DEFAULT_PROFILE } from '../../../src/preferences/domain/profile.js';

describe('a profile', () => {
  test('keeps the fields that an update does not mention', () => {
    const german = change(DEFAULT_PROFILE, { language: 'de' });
    expect(german).toMatchObject({ language: 'de', timezone: 'UTC' });
    expect(change(german, { timezone: 'Europe/Berlin' })).toMatchObject({ language: 'de', timezone: 'Europe/Berlin' });
    expect(change(german, {})).toEqual(german);
  });

  test('tells a language that was chosen from the default one', () => {
    expect(change(DEFAULT_PROFILE, { timezone: 'Europe/Berlin' }).languageChosen).toBe(false);
    const english = change(DEFAULT_PROFILE, { language: 'en' });
    expect(change(english, { timezone: 'Europe/Berlin' }).languageChosen).toBe(true);
  });
});
