import { describe, expect, test } from '@jest/globals';
import { brand } from 'podcast-briefings/extension';
import { isNewer, type KnownBriefing } from '../src/domain/known-briefing.js';

const at = (revision: number): KnownBriefing => ({ id: brand('art_1'), owner: brand('usr_1'), revision, at: 0 });

describe('what is heard of a briefing', () => {
  test('is news when nothing was heard before, or something older', () => {
    expect([isNewer(at(4), null), isNewer(at(5), at(4))]).toEqual([true, true]);
  });

  test('is no news when it comes again, or after something newer', () => {
    expect([isNewer(at(4), at(4)), isNewer(at(4), at(5))]).toEqual([false, false]);
  });
});
