import { describe, expect, test } from '@jest/globals';
import { brand } from '../../../src/shared/kernel/brand.js';
import { NothingFollowed, orderKeyOf, orderOf, type Followed } from '../../../src/shows/domain/order.js';
import { EVERYTHING, type Show, type ShowScope } from '../../../src/shows/domain/show.js';

const silent: Show = {
  id: brand('shw_1'),
  owner: brand('usr_1'),
  name: 'Morning',
  userRequest: null,
  scope: EVERYTHING,
  language: null,
  hostIds: null,
  targetLengthSeconds: null,
  format: null,
  schedule: { kind: 'stories', atLeast: 3 },
  nextAt: null,
  createdAt: 0,
  updatedAt: 0,
};

const followed: Followed = {
  sources: new Map([
    ['src_1', 'src_1'],
    ['src_2', 'src_2'],
    ['src_old', 'src_2'],
  ]),
  folders: new Map([
    ['fld_1', ['src_2', 'src_3']],
    ['fld_empty', []],
  ]),
};

const scopeOf = (scope: Partial<ShowScope>) =>
  orderOf({ ...silent, scope: { ...EVERYTHING, ...scope } }, followed).scope;

describe('the order of an episode', () => {
  test('of a show that says nothing says nothing but whose episode it is', () => {
    expect(orderOf(silent, followed)).toEqual({ userRequest: '', capacity: {}, scope: {}, series: 'shw_1' });
  });

  test('says what the show says', () => {
    const said = {
      userRequest: 'Only science',
      language: 'de',
      hostIds: ['host_de_clara'],
      format: 'brief',
    } as const;
    const schedule = { kind: 'weekly', days: ['mon'], readyAt: '07:00', timezone: 'Europe/Berlin' } as const;
    const order = orderOf({ ...silent, ...said, targetLengthSeconds: 300, schedule }, followed);
    expect(order).toMatchObject({ ...said, timezone: 'Europe/Berlin', capacity: { targetLengthSeconds: 300 } });
  });

  test('names sources and those of folders, each once and as they are called today', () => {
    expect(scopeOf({ sourceIds: ['src_1', 'src_old'], folderIds: ['fld_1'] }).sourceIds).toEqual([
      'src_1',
      'src_2',
      'src_3',
    ]);
  });

  test('leaves out what is not followed any more', () => {
    expect(scopeOf({ sourceIds: ['src_1', 'src_gone'], excludedSourceIds: ['src_gone', 'src_old'] })).toEqual({
      sourceIds: ['src_1'],
      excludedSourceIds: ['src_2'],
    });
  });

  test.each<[string, Partial<ShowScope>]>([
    ['sources', { sourceIds: ['src_gone'] }],
    ['an empty folder', { folderIds: ['fld_empty'] }],
    ['a folder that is gone', { folderIds: ['fld_gone'] }],
  ])('is none when nothing is left of %s: that is not everything', (_, scope) => {
    expect(() => scopeOf(scope)).toThrow(NothingFollowed);
  });

  test('has the same key whenever it is asked for', () => {
    expect(orderKeyOf(silent, 17)).toBe('show:shw_1:17');
  });
});
