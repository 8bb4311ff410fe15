import { describe, expect, test } from '@jest/globals';
import { ConfigError } from '../../../../src/config/environment.js';
import { StreamNames } from '../../../../src/shared/storage/eventstore/stream-names.js';

const OURS = ['briefing-', 'audit-art_'];

describe('the names of our streams in a store that others use', () => {
  const standard = new StreamNames('briefing', OURS);
  const staging = new StreamNames('staging', OURS);

  test('are those of the program in the category briefing, which is how they were named before there were categories', () => {
    for (const name of ['briefing-art_1', 'audit-art_1']) {
      expect(standard.storedOf(name)).toBe(name);
      expect(standard.innerOf(name)).toBe(name);
    }
    expect(standard.storedPrefixes).toEqual(OURS);
  });

  test('begin with any other category, and are inside what they are everywhere', () => {
    expect(staging.storedOf('briefing-art_1')).toBe('staging-art_1');
    expect(staging.storedOf('audit-art_1')).toBe('staging.audit-art_1');
    expect(staging.innerOf('staging-art_1')).toBe('briefing-art_1');
    expect(staging.innerOf('staging.audit-art_1')).toBe('audit-art_1');
    expect(staging.storedPrefixes).toEqual(['staging-', 'staging.audit-art_']);
  });

  test.each(['audit-payments', 'briefings-1', 'podcast-briefings', '$$briefing-art_1', '$streams', 'briefing'])(
    'are not %s, which is called that inside as well',
    (name) => {
      expect(standard.innerOf(name)).toBeNull();
      expect(standard.storedOf(name)).toBe(name);
    },
  );

  test('of one category are nobody’s in another', () => {
    const audits = new StreamNames('staging_audit', OURS);
    for (const name of ['briefing-art_1', 'audit-art_1']) {
      expect(staging.innerOf(standard.storedOf(name))).toBeNull();
      expect(standard.innerOf(staging.storedOf(name))).toBeNull();
      expect(staging.innerOf(audits.storedOf(name))).toBeNull();
      expect(audits.innerOf(staging.storedOf(name))).toBeNull();
    }
  });

  test('are asked of the store by what they begin with there, no more than are wanted', () => {
    expect(staging.storedPrefixesOf('')).toEqual(['staging-', 'staging.audit-art_']);
    expect(staging.storedPrefixesOf('briefing-')).toEqual(['staging-']);
    expect(staging.storedPrefixesOf('briefing-art_1')).toEqual(['staging-art_1']);
    expect(staging.storedPrefixesOf('audit-')).toEqual(['staging.audit-art_']);
    expect(staging.storedPrefixesOf('orders-')).toEqual([]);
  });

  test.each(['audit', 'podcast'])('cannot begin with %s, which this program uses for another purpose', (category) => {
    const names = (): StreamNames => new StreamNames(category, OURS);
    expect(names).toThrow(ConfigError);
    expect(names).toThrow(`EVENT_STORE_CATEGORY must not be ${category}`);
  });
});
