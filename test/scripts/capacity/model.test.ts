import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { leadOf } from '../../../src/shows/domain/timing.js';
import { MEASURED } from './measured.js';
import { day, load, plan, production, queues, randomNumbers } from './modules.js';

const planOf = (members: number, seed = 1) =>
  plan.planFor(members, { measured: MEASURED, random: randomNumbers(seed) });

describe('A queue with several servers', () => {
  test('makes nobody wait while a server is free, and the others until the first one is', () => {
    const jobs = [0, 0, 0, 1, 10].map((at) => ({ at, takes: 3 }));
    expect([...queues.waitsOf(jobs, 2)]).toEqual([0, 0, 3, 2, 0]);
  });

  test('has free servers before midnight too', () => {
    expect([...queues.waitsOf([{ at: -120, takes: 3 }], 1)]).toEqual([0]);
  });

  test('is never slower with one server more', () => {
    const job = fc.record({ at: fc.integer({ min: 0, max: 100 }), takes: fc.integer({ min: 1, max: 20 }) });
    fc.assert(
      fc.property(fc.array(job, { minLength: 1 }), fc.integer({ min: 1, max: 9 }), (drawn, servers) => {
        const jobs = drawn.toSorted((a, b) => a.at - b.at);
        const more = queues.waitsOf(jobs, servers + 1);
        queues.waitsOf(jobs, servers).forEach((wait, index) => expect(more[index]).toBeLessThanOrEqual(wait));
      }),
    );
  });

  test('with one server and comings by chance waits as the textbook says', () => {
    // M/M/1: P(wait > t) = ρ e^-(μ - λ)t
    const wait = queues.chanceWait({ perSecond: 0.8, takes: 1, servers: 1, share: 0.99 });
    expect(0.8 * Math.exp(-0.2 * wait)).toBeCloseTo(0.01, 10);
    expect(queues.waitingShare(2, 3)).toBeCloseTo(4 / 9, 10);
  });

  test('that gets more than it can do never ends', () => {
    expect(queues.chanceWait({ perSecond: 2, takes: 1, servers: 2, share: 0.5 })).toBe(Infinity);
  });
});

describe('A day over all time zones', () => {
  const sum = (values: Iterable<number>) => [...values].reduce((all, value) => all + value, 0);

  test('has all requests in its hours and all episodes in its minutes', () => {
    expect(sum(day.requestsByHour())).toBeCloseTo(1, 10);
    expect(sum(day.episodesByMinute().values())).toBeCloseTo(1, 10);
  });

  test('has a wave of episodes where many people have seven in the morning', () => {
    const most = [...day.episodesByMinute()].toSorted((a, b) => b[1] - a[1])[0];
    // UTC+1 and UTC+8 have most members.
    expect([6 * 60, 23 * 60]).toContain(most?.[0]);
  });
});

describe('The load of so many members', () => {
  test('knows no more feeds than subscriptions, and grows with the members', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20_000_000 }), (members) => {
        const feeds = load.feedsOf(plan.BEHAVIOUR, members);
        expect(feeds).toBeLessThanOrEqual(plan.BEHAVIOUR.subscriptions * members);
        expect(load.feedsOf(plan.BEHAVIOUR, members + 1)).toBeGreaterThan(feeds);
      }),
    );
  });

  test('costs what each thing costs, times how often it is done', () => {
    expect(load.sumOf({ a: 2, b: 3, c: 1 }, { a: { ms: 5 }, b: { ms: 7 }, c: {} }, 'ms')).toBe(31);
  });
});

describe('The plan of an installation', () => {
  test('is the same for the same seed', () => {
    expect(planOf(100_000, 7)).toEqual(planOf(100_000, 7));
  });

  test('needs no fewer nodes for more members', () => {
    const nodes = [1_000, 10_000, 100_000, 1_000_000].map((members) => planOf(members));
    for (const kind of ['api', 'worker'] as const) {
      const counts = nodes.map((of) => of[kind].nodes);
      expect(counts).toEqual(counts.toSorted((a, b) => a - b));
    }
  });

  test('lets no more than one of a hundred productions wait longer than is bearable', () => {
    for (const members of [1_000, 100_000]) {
      const { p99 } = planOf(members).worker.production;
      expect(p99).toBeLessThanOrEqual(plan.MACHINE.bearableWait);
    }
  });

  test('needs twice the workers for productions of twice the cost', () => {
    const costs = Object.fromEntries(
      Object.entries(MEASURED.costs).map(([name, cost]) => [name, { ...cost, workerMs: cost.workerMs * 2 }]),
    );
    const dearer = plan.planFor(1_000_000, { measured: { ...MEASURED, costs }, random: randomNumbers(1) });
    const ratio = dearer.worker.production.workers / planOf(1_000_000).worker.production.workers;
    expect(ratio).toBeGreaterThan(1.7);
    expect(ratio).toBeLessThan(2.5);
  });

  test('names what is full first, first, and what grows with the square at a root of it', () => {
    const { saturation, members } = planOf(1_000_000);
    const full = saturation.map(({ fullAt }) => fullAt);
    expect(full).toEqual(full.toSorted((a, b) => a - b));
    const squared = saturation.find(({ growth }) => growth === 'quadratic');
    expect(squared?.fullAt).toBeCloseTo(members / Math.sqrt(squared?.share ?? 0), 3);
  });

  test('knows of the program how soon it produces and how many connections it opens', () => {
    const seconds = [1, 30, 60, 300, 1_000, 5_000];
    expect(seconds.map(production.leadOf)).toEqual(seconds.map((each) => leadOf(each * 1000) / 1000));
    const documented = /(\d+) with everything in use/.exec(readFileSync('docs/operating.md', 'utf8'))?.[1];
    expect(plan.MOST_CONNECTIONS).toBe(Number(documented));
  });
});
