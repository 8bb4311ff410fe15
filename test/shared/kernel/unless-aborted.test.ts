import { describe, expect, test } from '@jest/globals';
import { unlessAborted } from '../../../src/shared/kernel/unless-aborted.js';

const never = new Promise<never>(() => {});

describe('work unless it is aborted', () => {
  test('comes to what it comes to', async () => {
    const { signal } = new AbortController();
    await expect(unlessAborted(Promise.resolve(7), signal)).resolves.toBe(7);
    await expect(unlessAborted(Promise.reject(new Error('of the work')), signal)).rejects.toThrow('of the work');
  });

  test('ends with the reason of the signal, also when it takes no notice', async () => {
    const stop = new AbortController();
    const work = unlessAborted(never, stop.signal);
    stop.abort(new Error('handed back'));
    await expect(work).rejects.toThrow('handed back');
    await expect(unlessAborted(never, stop.signal)).rejects.toThrow('handed back');
  });

  test('may fail after it was aborted without anybody hearing of it', async () => {
    const late = Promise.reject(new Error('too late'));
    await expect(unlessAborted(late, AbortSignal.abort(new Error('handed back')))).rejects.toThrow('handed back');
  });
});
