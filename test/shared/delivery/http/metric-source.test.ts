import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { MetricSource } from '../../../../src/shared/delivery/http/metrics/metric-source.js';
import { DatabaseBusy } from '../../../../src/shared/storage/connections/database-unavailable.js';

let logged: unknown[];

beforeEach(() => {
  logged = [];
  const note = (entry: unknown): void => void logged.push(entry);
  Logger.overrideLogger({ log: note, warn: note, error: note });
});
afterEach(() => {
  Logger.overrideLogger(true);
  jest.useRealTimers();
});

describe('a source of metrics', () => {
  test('is said once to be unreadable while a table is locked, without a stack, and once to be readable again', async () => {
    let isLocked = true;
    const source = new MetricSource('jobs', async () => (isLocked ? await Promise.reject(new DatabaseBusy()) : 7));
    for (let scrape = 0; scrape < 5; scrape += 1) expect(await source.tell()).toBeNull();
    isLocked = false;
    for (let scrape = 0; scrape < 5; scrape += 1) expect(await source.tell()).toBe(7);
    expect(logged).toEqual([
      { msg: expect.stringContaining('the metrics of jobs cannot be read and are left out until they can: ') },
      'the metrics of jobs can be read again',
    ]);
  });

  test('shows the stack of a fault of ours', async () => {
    const fault = new TypeError('no such column');
    expect(await new MetricSource('jobs', () => Promise.reject(fault)).tell()).toBeNull();
    expect(logged).toEqual([{ msg: expect.stringContaining('no such column'), err: fault }]);
  });

  test('that has not answered is not asked by the next scrape as well', async () => {
    jest.useFakeTimers();
    const answers: ((told: number) => void)[] = [];
    const source = new MetricSource('jobs', () => new Promise<number>((resolve) => answers.push(resolve)));
    for (let scrape = 0; scrape < 3; scrape += 1) {
      const told = source.tell();
      jest.advanceTimersByTime(2_000);
      expect(await told).toBeNull();
    }
    expect(answers).toHaveLength(1);
    const told = source.tell();
    answers[0]?.(7);
    expect(await told).toBe(7);
  });
});
