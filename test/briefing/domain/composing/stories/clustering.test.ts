import { describe, expect, test } from '@jest/globals';
import { clusterItems } from '../../../../../src/briefing/domain/composing/stories/clustering.js';
import type { EventMarks } from '../../../../../src/briefing/domain/composing/stories/event-marks.js';
import { UNTIED } from '../../../../../src/briefing/domain/composing/stories/name-ties.js';
import { Evidence } from '../../../../../src/briefing/domain/composing/stories/same-event.js';

const ITEMS = 60;
const indices = (count: number, from = 0): number[] => Array.from({ length: count }, (_, index) => from + index);
const none = new Set<string>();
const PLAIN: EventMarks = {
  heading: none,
  known: none,
  leading: none,
  names: none,
  headEntities: none,
  entities: none,
  towns: none,
  people: none,
  housed: none,
  given: new Map(),
  words: none,
  amounts: none,
  kinds: { told: new Set(), mentioned: new Set(), sorts: new Set() },
  isSeries: false,
  headlineTerms: none,
  beginningTerms: none,
  sourceName: '',
  where: { places: none, said: none },
  score: null,
};
const named = (name: string): EventMarks => ({ ...PLAIN, heading: new Set([name]), known: new Set([name]) });
const uncovered = { between: () => 0 };

describe('two clusters that may not become one', () => {
  const alike = indices(ITEMS).map(() => ({
    vector: { terms: Int32Array.of(1), weights: Float64Array.of(1) },
    at: 0,
    sourceId: 'src_1',
    url: null,
  }));
  const isEven = (items: readonly number[]): boolean => (items[0] ?? 0) % 2 === 0;

  test.each(['supports', 'contradicts'] as const)('are looked at again only when one grew: %s', (refusing) => {
    let asked = 0;
    const differ = (left: readonly number[], right: readonly number[]): boolean => {
      asked++;
      return isEven(left) !== isEven(right);
    };
    const evidence = {
      supports: (left: readonly number[], right: readonly number[]) =>
        refusing === 'contradicts' || !differ(left, right),
      contradicts: (left: readonly number[], right: readonly number[]) =>
        refusing === 'contradicts' && differ(left, right),
      areStrangers: () => false,
    };
    const clusters = clusterItems(alike, 0.1, { covers: uncovered, ties: UNTIED, evidence, unsureBelow: 2 });
    const even = indices(ITEMS).filter((index) => index % 2 === 0);
    expect(clusters).toEqual([even, even.map((index) => index + 1)]);
    expect(asked).toBeLessThanOrEqual(3 * ITEMS);
  });
});

describe('evidence', () => {
  const [left, right] = [indices(250), indices(250, 250)];

  test('looks at a pair of items once', () => {
    let looked = 0;
    const covers = { between: () => (looked++, 0) };
    const evidence = new Evidence(
      indices(500).map(() => PLAIN),
      { covers, ties: UNTIED },
      1,
    );
    for (let time = 0; time < 3; time++) expect(evidence.supports(left, right)).toBe(false);
    expect(evidence.supports(right, left)).toBe(false);
    expect(looked).toBe(left.length * right.length);
  });

  test('finds two issues of one column by looking at each item once', () => {
    let looked = 0;
    const columns = new Evidence(
      indices(500).map(() => ({ ...PLAIN, isSeries: true })),
      { covers: uncovered, ties: UNTIED },
      1,
    );
    const sourceOf = (item: number): string => (looked++, `src_${item < 499 ? item : 249}`);
    expect(columns.contradicts(left, right.slice(0, -1), sourceOf)).toBe(false);
    expect(columns.contradicts(left, right, sourceOf)).toBe(true);
    expect(looked).toBe(left.length + right.length - 1 + right.length);
  });

  test('counts only what is new in a cluster that grew', () => {
    let looked = 0;
    const names = ['rellham', 'dorn', 'torvik', 'torvik', 'dorn', 'dorn'];
    const marks = names.map((name) => ({ ...named(name), isSeries: true }));
    const sourceOf = (item: number): string => (looked++, `src_${item}`);
    const evidence = new Evidence(marks, { covers: uncovered, ties: UNTIED }, 1);
    const [growing, other] = [[0], [1]];
    expect(evidence.contradicts(growing, other, sourceOf)).toBe(true);
    growing.push(4, 5);
    expect(evidence.contradicts(growing, other, sourceOf)).toBe(false);
    other.push(2, 3);
    expect(evidence.contradicts(growing, other, sourceOf)).toBe(
      new Evidence(marks, { covers: uncovered, ties: UNTIED }, 1).contradicts([...growing], [...other], String),
    );
    expect(looked).toBe(6);
  });
});
