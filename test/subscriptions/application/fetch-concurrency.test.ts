import { describe, expect, test } from '@jest/globals';
import { brand } from '../../../src/shared/kernel/brand.js';
import type { CallerId } from '../../../src/shared/kernel/identifiers.js';
import { FetchConcurrency, TooManyFetches } from '../../../src/subscriptions/application/fetch-concurrency.js';

const greedy = brand<CallerId>('greedy');
const modest = brand<CallerId>('modest');
const rounds = async (): Promise<void> => {
  for (let round = 0; round < 10; round += 1) await Promise.resolve();
};

describe('feeds that are fetched while a caller waits', () => {
  test('are eight at once for one caller, and one after the other beyond, whoever else waits', async () => {
    const concurrency = new FetchConcurrency();
    const servers = Array.from({ length: 10 }, () => Promise.withResolvers<number>());
    const asked: number[] = [];
    const fetches = servers.map(({ promise }, at) =>
      concurrency.run(greedy, () => {
        asked.push(at);
        return promise;
      }),
    );
    await rounds();
    expect(asked).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(await concurrency.run(modest, async () => 'at once')).toBe('at once');
    servers[3]?.reject(new Error('broken'));
    await expect(fetches[3]).rejects.toThrow('broken');
    await rounds();
    expect(asked).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
    for (const [at, { resolve }] of servers.entries()) resolve(at);
    expect(await Promise.all(fetches.filter((_, at) => at !== 3))).toEqual([0, 1, 2, 4, 5, 6, 7, 8, 9]);
  });

  test('are refused when too many wait already, and taken again when those are done', async () => {
    const concurrency = new FetchConcurrency();
    const server = Promise.withResolvers<void>();
    const fetches = Array.from({ length: 208 }, () => concurrency.run(greedy, () => server.promise));
    await rounds();
    await expect(concurrency.run(greedy, () => server.promise)).rejects.toThrow(TooManyFetches);
    server.resolve();
    await Promise.all(fetches);
    expect(await concurrency.run(greedy, async () => 'well')).toBe('well');
  });
});
