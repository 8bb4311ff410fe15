import { describe, expect, test } from '@jest/globals';
import { deterministicUuid } from '../../../../src/shared/storage/eventstore/deterministic-uuid.js';
import { TypeIdIds, fromUuid, toUuid } from '../../../../src/shared/storage/database/type-id-ids.js';
import { isId } from '../../../../src/shared/kernel/identifiers.js';

const UUID_V7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

describe('TypeIDs', () => {
  const ids = new TypeIdIds();

  test('consist of a prefix and a UUIDv7 in 26 characters', () => {
    const id = ids.next('art');
    expect(isId('art', id)).toBe(true);
    expect(isId('itm', id)).toBe(false);
    expect(toUuid('art', id)).toMatch(UUID_V7);
  });

  test('rise and never repeat, also in a burst', () => {
    const burst = Array.from({ length: 20_000 }, () => ids.next('itm'));
    expect(burst.toSorted()).toEqual(burst);
    expect(new Set(burst).size).toBe(burst.length);
  });

  test('contain the time of their creation', () => {
    const before = Date.now();
    const ms = Number.parseInt(toUuid('usr', ids.next('usr')).replace('-', '').slice(0, 12), 16);
    expect(ms).toBeGreaterThanOrEqual(before);
    expect(ms).toBeLessThanOrEqual(Date.now());
  });

  test('convert to a UUID and back', () => {
    const id = ids.next('src');
    expect(fromUuid('src', toUuid('src', id))).toBe(id);
  });

  test('of another prefix are refused', () => {
    expect(() => toUuid('src', ids.next('art'))).toThrow('Prefix mismatch');
    expect(() => toUuid('src', 'src_nonsense')).toThrow('26 characters');
  });

  test('are not guessable as secret slugs, which hold 128 random bits', () => {
    expect(ids.secretSlug()).toMatch(/^[\w-]{22}$/);
    expect(ids.secretSlug()).not.toBe(ids.secretSlug());
  });
});

describe('a deterministic UUID', () => {
  test('is the same for the same name and has the form of version 5', () => {
    expect(deterministicUuid('art_1/compose')).toBe(deterministicUuid('art_1/compose'));
    expect(deterministicUuid('art_1/compose')).not.toBe(deterministicUuid('art_1/render'));
    expect(deterministicUuid('x')).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  });
});
