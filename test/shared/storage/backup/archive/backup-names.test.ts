import { describe, expect, test } from '@jest/globals';
import {
  backupName,
  expired,
  nextGoesOnFrom,
  runsOf,
} from '../../../../../src/shared/storage/backup/archive/backup-names.js';

const name = (day: number, kind: 'whole' | 'more'): string => backupName(Date.UTC(2026, 10, day, 2, 30), kind, true);

const WEEKS = [name(1, 'whole'), name(2, 'more'), name(3, 'more'), name(4, 'whole'), name(5, 'more')];

describe('scheduled backups', () => {
  test('are called by their time and kind, in the letters that an object may have', () => {
    expect(name(3, 'more')).toBe('briefings-20261103t023000z-more.tar.age');
    expect(backupName(0, 'whole', false)).toBe('briefings-19700101t000000z-whole.tar');
  });

  test('belong to the whole one that they go on from, whatever else is in the folder', () => {
    expect(runsOf([...WEEKS, 'by-hand.tar.age', `${name(9, 'whole')}.unfinished-00000000`].toReversed())).toEqual([
      WEEKS.slice(0, 3),
      WEEKS.slice(3),
    ]);
  });

  test('go on from the newest until a run has its length, and never from one without a whole one', () => {
    expect(nextGoesOnFrom(WEEKS, 3)).toBe(name(5, 'more'));
    expect(nextGoesOnFrom(WEEKS, 2)).toBeNull();
    expect(nextGoesOnFrom([], 7)).toBeNull();
    expect(nextGoesOnFrom([name(5, 'more')], 7)).toBeNull();
  });

  test('expire run by run, the newest of a run first', () => {
    expect(expired(WEEKS, 1)).toEqual([name(3, 'more'), name(2, 'more'), name(1, 'whole')]);
    expect(expired(WEEKS, 2)).toEqual([]);
  });
});
