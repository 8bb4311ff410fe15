import { describe, expect, test } from '@jest/globals';
import { WaitQueue } from '../../../src/shared/kernel/wait-queue.js';

describe('a wait queue', () => {
  test('lets in who came first, with what there is for them', async () => {
    const queue = new WaitQueue<string>();
    const [first, second] = [queue.wait(), queue.wait()];
    expect([queue.admit('a'), queue.admit('b'), queue.admit('c')]).toEqual([true, true, false]);
    expect(await Promise.all([first, second])).toEqual(['a', 'b']);
  });

  test('forgets who gives up, and keeps the order of the others', async () => {
    const queue = new WaitQueue<string>();
    const impatient = new AbortController();
    const [first, given, last] = [queue.wait(), queue.wait(impatient.signal), queue.wait()];
    impatient.abort(new Error('no longer wanted'));
    await expect(given).rejects.toThrow('no longer wanted');
    expect(queue.length).toBe(2);
    queue.admit('a');
    queue.admit('b');
    expect(await Promise.all([first, last])).toEqual(['a', 'b']);
  });

  test('does not lose its place for somebody who gives up after being let in', async () => {
    const queue = new WaitQueue<string>();
    const late = new AbortController();
    const admitted = queue.wait(late.signal);
    const next = queue.wait();
    queue.admit('a');
    late.abort();
    expect(await admitted).toBe('a');
    queue.admit('b');
    expect(await next).toBe('b');
  });

  test('lets nobody wait who has given up before', async () => {
    const queue = new WaitQueue();
    await expect(queue.wait(AbortSignal.abort(new Error('over')))).rejects.toThrow('over');
    expect(queue.length).toBe(0);
  });
});
