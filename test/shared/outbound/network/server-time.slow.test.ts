import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from '@jest/globals';
import { ownWait, serverTimeOf } from '../../../../src/shared/outbound/network/server-time.js';

const LONG_MS = 600;

/** The whole process stands still, as it does on a machine that gives it no turn. */
const standStill = (ms: number): unknown => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);

async function waitingForOurselves(ms: number): Promise<void> {
  const goOn = ownWait();
  await sleep(ms);
  goOn();
  goOn();
}

const timeOf = async (work: () => Promise<unknown>): Promise<number> => (await serverTimeOf(work))[1];

describe('the time of a server', () => {
  test('is how long its answer takes, beside what is answered', async () => {
    const [answer, ms] = await serverTimeOf(async () => await sleep(LONG_MS, 'answer'));
    expect(answer).toBe('answer');
    expect(ms).toBeGreaterThan(LONG_MS / 4);
  });

  test('goes on after a wait of our own, and does not contain it', async () => {
    const all = performance.now();
    const ms = await timeOf(async () => {
      await waitingForOurselves(LONG_MS);
      await sleep(LONG_MS);
    });
    expect(ms).toBeGreaterThan(LONG_MS / 4);
    expect(ms).toBeLessThan(performance.now() - all - LONG_MS / 2);
  });

  test('does not contain two waits of our own that overlap', async () => {
    const all = performance.now();
    const ms = await timeOf(() => Promise.all([waitingForOurselves(LONG_MS), waitingForOurselves(LONG_MS / 2)]));
    expect(ms).toBeLessThan(performance.now() - all - LONG_MS / 2);
  });

  test('does not contain a while in which the process stood still', async () => {
    const all = performance.now();
    const ms = await timeOf(async () => {
      await sleep(20);
      standStill(LONG_MS);
      await sleep(20);
    });
    expect(ms).toBeLessThan(performance.now() - all - LONG_MS / 2);
  });

  test('is told apart from that of another one that is asked at the same time', async () => {
    const [slow, waited] = await Promise.all([
      timeOf(() => sleep(LONG_MS)),
      timeOf(() => waitingForOurselves(LONG_MS)),
    ]);
    expect(slow).toBeGreaterThan(waited + LONG_MS / 4);
  });

  test('is not disturbed by waits of our own that nobody measures', async () => {
    await waitingForOurselves(1);
    expect(await timeOf(() => Promise.resolve())).toBeLessThan(LONG_MS);
  });

  test('is not told when the work fails: that says why', async () => {
    await expect(serverTimeOf(() => Promise.reject(new Error('no answer')))).rejects.toThrow('no answer');
  });
});
