import { describe, expect, test } from '@jest/globals';
import { identityOf, withoutRepetitions } from '../../../src/feed/domain/item-identity.js';

const item = { guid: 'g', url: 'https://a.example/1', title: 'T', summary: 'S' };

describe('An entry is known again', () => {
  test.each([
    [item, { ...item, url: 'https://a.example/2', title: 'Other', summary: null }],
    [
      { ...item, guid: null },
      { ...item, guid: null, title: 'Other', summary: null },
    ],
    [
      { ...item, guid: null, url: null },
      { ...item, guid: null, url: null },
    ],
  ])('by the same identity: %o is %o', (one, other) => {
    expect(identityOf(one)).toBe(identityOf(other));
  });

  test('by its text when it has neither guid nor link', () => {
    const bare = { ...item, guid: null, url: null };
    expect(identityOf(bare)).not.toBe(identityOf({ ...bare, summary: 'Other' }));
  });

  test('within a document too: the first one counts', () => {
    expect(withoutRepetitions([item, { ...item, title: 'Second' }, { ...item, guid: 'h' }])).toEqual([
      item,
      { ...item, guid: 'h' },
    ]);
  });

  test('not by a guid that entries with addresses and titles of their own share', () => {
    const second = { ...item, url: 'https://a.example/2', title: 'Second' };
    const moved = { ...item, url: 'https://a.example/1?from=feed' };
    expect(withoutRepetitions([item, second, moved])).toEqual([
      { ...item, guid: null },
      { ...second, guid: null },
      { ...moved, guid: null },
    ]);
    expect(withoutRepetitions([item, moved])).toEqual([item]);
  });
});
