import { describe, expect, test } from '@jest/globals';
import { nextWindow, windowAt } from '../../../src/feed/domain/content-window.js';

describe('A window of a text', () => {
  test('begins at the start without a cursor', () => {
    expect(windowAt(null, 12_000)).toEqual({ offset: 0, length: 12_000 });
  });

  test('is followed by the next one until the text ends', () => {
    expect(nextWindow({ offset: 0, length: 10 }, 25)).toBe('10');
    expect(nextWindow({ offset: 10, length: 10 }, 25)).toBe('20');
    expect(nextWindow({ offset: 20, length: 10 }, 25)).toBeNull();
    expect(nextWindow({ offset: 0, length: 25 }, 25)).toBeNull();
  });

  test.each(['99999999999', '9'.repeat(500)])('far beyond any text is a window all the same: %s', (cursor) => {
    const window = windowAt(cursor, 10);
    expect(window.offset).toBeLessThan(2 ** 31 - 1);
    expect(nextWindow(window, 25)).toBeNull();
  });
});
