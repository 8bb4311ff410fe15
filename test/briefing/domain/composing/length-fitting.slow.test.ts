import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { limitsFor, type Wish } from '../../../../src/briefing/domain/composing/format-limits.js';
import { fitToLength } from '../../../../src/briefing/domain/composing/length-fitting.js';
import type { Candidate } from '../../../../src/briefing/domain/composing/candidate.js';
import type { PhraseCosts, Prospect, Telling } from '../../../../src/briefing/domain/composing/telling.js';
import { item } from './requests.js';

const COSTS: PhraseCosts = {
  durationFactor: 1,
  frame: 20_000,
  story: 3_000,
  question: 0,
  addition: 0,
  spread: 0,
};
const PAUSE_MS = 280;

/** A story of sentences that take so long each, worth a little less than the story before. */
function prospect(sentencesMs: readonly number[], index: number): Prospect {
  const told = item(`Story ${index}`, 'Text.');
  const candidates = sentencesMs.map((ms, position): Candidate => {
    const score = 1 / (1 + position);
    return { item: told, member: 0, position, quote: '', spoken: '', language: 'en', ms, score, needs: null };
  });
  const story = {
    members: [],
    centroid: { terms: [], weights: [] },
    sources: 1,
    score: 3 - index * 0.01,
    wanted: 0,
    richness: 1,
    soft: null,
    names: new Set<string>(),
  } as unknown as Prospect['story'];
  return { story, candidates, headline: null, disagreements: [] };
}

const msOf = ({ chosen }: Pick<Telling, 'chosen'>): number =>
  chosen.reduce((sum, { ms }) => sum + ms + PAUSE_MS, COSTS.story);
/** What the hosts say takes longer than the estimate knows, and not the same for each story. */
const extraMs = (index: number): number => 500 + 700 * (index % 3);

function fitted(stories: readonly (readonly number[])[], wish: Partial<Wish>): readonly Telling[] {
  const waiting = stories.map(prospect);
  const limits = limitsFor({
    format: 'brief',
    targetMs: 300_000,
    short: false,
    breadth: 0,
    stories: stories.length,
    ...wish,
  });
  return fitToLength(
    () => waiting.shift() ?? null,
    limits,
    COSTS,
    (tellings) => {
      const storyMs = new Map(tellings.map((telling, index) => [telling.story, msOf(telling) + extraMs(index)]));
      return { totalMs: [...storyMs.values()].reduce((sum, ms) => sum + ms, COSTS.frame), storyMs };
    },
  );
}

const wholeMs = (tellings: readonly Telling[]): number =>
  tellings.reduce((sum, telling, index) => sum + msOf(telling) + extraMs(index), COSTS.frame);

const sentenceMs = fc.integer({ min: 4_000, max: 10_000 });
const richStory = fc.array(sentenceMs, { minLength: 14, maxLength: 16 });
const thinStory = fc.array(sentenceMs, { minLength: 1, maxLength: 3 });
const targetMs = fc.integer({ min: 180_000, max: 1_800_000 });

/** The same cases every time. */
const RUNS = { numRuns: 40, seed: 2025, endOnFailure: true };

describe('fitting stories to a length', () => {
  test('tells stories that have enough to say for 45 seconds at least, but for one that makes up the length', () => {
    fc.assert(
      fc.property(fc.array(richStory, { minLength: 40, maxLength: 50 }), targetMs, (stories, target) => {
        const tellings = fitted(stories, { targetMs: target });
        expect(tellings.filter((telling) => msOf(telling) < 45_000).length).toBeLessThanOrEqual(1);
        expect(Math.abs(wholeMs(tellings) / target - 1)).toBeLessThan(0.02);
      }),
      RUNS,
    );
  });

  test('keeps the length where some stories are over in a moment', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(richStory, thinStory), { minLength: 60, maxLength: 80 }),
        fc.integer({ min: 180_000, max: 900_000 }),
        (stories, target) => {
          const tellings = fitted(stories, { targetMs: target });
          expect(Math.abs(wholeMs(tellings) / target - 1)).toBeLessThan(0.05);
        },
      ),
      RUNS,
    );
  });

  test('tells fewer stories than usual where their first sentences alone are longer than the briefing', () => {
    const long = Array.from({ length: 6 }, () => [12_000, 9_000, 7_000, 5_000, 4_000, 3_000]);
    const tellings = fitted(long, { targetMs: 60_000 });
    expect(tellings.length).toBeLessThan(3);
    expect(Math.abs(wholeMs(tellings) / 60_000 - 1)).toBeLessThan(0.05);
  });

  test('tells headlines in one sentence each, within the length as nearly as a sentence allows', () => {
    fc.assert(
      fc.property(fc.array(richStory, { minLength: 80, maxLength: 90 }), targetMs, (stories, target) => {
        const tellings = fitted(stories, { format: 'headlines', targetMs: Math.min(target, 600_000) });
        expect(tellings.filter(({ chosen }) => chosen.length !== 1)).toEqual([]);
        expect(Math.abs(wholeMs(tellings) - Math.min(target, 600_000))).toBeLessThan(9_000);
      }),
      RUNS,
    );
  });

  test('tells fewer stories in depth, and these longer', () => {
    const stories = Array.from({ length: 40 }, () => Array.from({ length: 16 }, () => 7_000));
    const [usual, deep] = (['brief', 'in_depth'] as const).map((format) =>
      fitted(stories, { format, targetMs: 600_000 }),
    );
    expect(deep!.length).toBeLessThan(usual!.length * 0.7);
    expect(msOf(deep![0]!)).toBeGreaterThan(msOf(usual![0]!));
  });

  test('tells as many stories as were asked for by number, each shorter for it', () => {
    const stories = Array.from({ length: 40 }, () => Array.from({ length: 16 }, () => 7_000));
    expect(fitted(stories, { breadth: 12 }).length).toBeGreaterThanOrEqual(12);
  });

  test('never pads: with little to tell it tells all of it', () => {
    const tellings = fitted([[7_000, 6_000], [5_000]], {});
    expect(tellings.map(({ chosen }) => chosen.length)).toEqual([2, 1]);
  });
});

describe('the length where none is asked for', () => {
  const unasked = (wish: Partial<Wish>): number =>
    limitsFor({ format: 'brief', targetMs: null, short: false, breadth: 0, stories: 100, ...wish }).targetMs;

  test('is ten minutes at most, five of headlines, and three when it is to be short', () => {
    expect([unasked({}), unasked({ format: 'headlines' }), unasked({ format: 'in_depth' })]).toEqual([
      600_000, 300_000, 600_000,
    ]);
    expect([unasked({ short: true }), unasked({ short: true, format: 'headlines' })]).toEqual([180_000, 180_000]);
  });

  test('is a minute for each story where there are few', () => {
    expect(unasked({ stories: 2 })).toBe(140_000);
    expect(unasked({ stories: 2, targetItems: 1 })).toBe(80_000);
  });
});
