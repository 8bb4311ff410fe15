import { describe, expect, test } from '@jest/globals';
import type { Material } from '../../../../../src/briefing/domain/composing/material.js';
import { readItems } from '../../../../../src/briefing/domain/composing/reading.js';
import { prominenceOf } from '../../../../../src/briefing/domain/composing/stories/prominence.js';
import { inOrderOfWorth, storiesOf } from '../../../../../src/briefing/domain/composing/stories/ranking.js';
import { NOW } from '../newsroom.js';
import { item } from '../requests.js';

const HOUR = 3_600_000;

/** By their places in a document, how many hours old the items are. */
const documentOf = (hours: readonly number[], more: Partial<Material> = {}): readonly Material[] =>
  hours.map((age, place) =>
    item(`Report ${place}`, '', { at: NOW - age * HOUR, sourceId: 'src_page', fetchedAt: NOW, place, ...more }),
  );

const rounded = (items: readonly Material[]): readonly number[] =>
  items.map(prominenceOf(items)).map((prominence) => Number(prominence.toFixed(2)));

describe('the prominence of an item', () => {
  test('is that of its place on a page that somebody orders', () => {
    expect(rounded(documentOf([5, 1, 3, 2, 7, 4]))).toEqual([1, 0.84, 0.71, 0.59, 0.5, 0.42]);
  });

  test.each<[string, readonly Material[]]>([
    ['newest first', documentOf([1, 2, 3, 4, 5, 6])],
    ['oldest first', documentOf([6, 5, 4, 3, 2, 1])],
    ['newest first below one that is pinned', documentOf([90, 1, 2, 3, 4, 5, 6, 7])],
    ['all of one time', documentOf([1, 1, 1, 1, 1, 1])],
    ['too few to tell', documentOf([2, 1, 3])],
    ['of unknown places', documentOf([5, 1, 3, 2, 7, 4], { place: undefined })],
    ['fetched at an unknown time', documentOf([5, 1, 3, 2, 7, 4], { fetchedAt: undefined })],
  ])('is nothing in a document with items that are %s', (_, items) => {
    expect(new Set(rounded(items))).toEqual(new Set([0]));
  });

  test('compares places within a document: the newest of each fetch stand at the top of a feed in order of time', () => {
    const fetches = [9, 6, 3].map((ago) => documentOf([ago, ago + 1, ago + 2], { fetchedAt: NOW - ago * HOUR }));
    expect(new Set(rounded(fetches.flat()))).toEqual(new Set([0]));
  });

  test('is learnt from all documents of a source, so that also an item counts which a fetch brought alone', () => {
    const page = documentOf([5, 1, 3, 2, 7, 4], { fetchedAt: NOW - HOUR });
    const alone = item('Late report', '', { at: NOW, sourceId: 'src_page', fetchedAt: NOW, place: 0 });
    expect(rounded([...page, alone]).at(-1)).toBe(1);
    expect(rounded([...page, { ...alone, sourceId: 'src_other' }]).at(-1)).toBe(0);
  });

  test('costs little, however many items there are', () => {
    const ages = Array.from({ length: 20_000 }, (_, index) => (index * 7919) % 20_000);
    expect(rounded(documentOf(ages))[0]).toBe(1);
  });
});

describe('the worth of a story', () => {
  const TITLES = [
    'Parliament of Vale votes on fishing quotas',
    'Volcano near Torvik erupts again',
    'Ferry line to Skerry gets electric ships',
    'Museum of Kestrow returns bronze statues',
    'Chipmaker Ortwell builds plant in Brno',
    'Seagrass stores carbon, survey of 84 sites finds',
  ];
  /** Of a page whose items are all about as old. */
  const order = (minutes: readonly number[]): readonly (string | undefined)[] => {
    const items = TITLES.map((title, place) =>
      item(title, '', { at: NOW - minutes[place]! * 60_000, sourceId: 'src_page', fetchedAt: NOW, place }),
    );
    const readings = readItems(items, () => 'en');
    const stories = storiesOf(
      readings,
      items.map(() => 0),
    );
    return inOrderOfWorth(stories).map(({ members }) => members[0]?.reading.title);
  };

  test('grows with its place on a page that somebody orders', () => {
    expect(order([4, 1, 5, 2, 6, 3])).toEqual(TITLES);
  });

  test('follows the times alone where places do', () => {
    expect(order([1, 2, 3, 4, 5, 6])).toEqual(TITLES);
    expect(order([6, 5, 4, 3, 2, 1])).toEqual(TITLES.toReversed());
  });

  test('falls with age all the same: the top of the page of yesterday is below the news of today', () => {
    const [old, ...rest] = TITLES;
    expect(order([3000, 1, 5, 2, 6, 3])).toEqual([...rest, old]);
  });
});
