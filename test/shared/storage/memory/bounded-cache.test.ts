import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { BoundedCache } from '../../../../src/shared/storage/memory/bounded-cache.js';

afterEach(() => void jest.useRealTimers());

describe('a bounded cache', () => {
  test('gives back what was kept under the same key, and nothing else', () => {
    const cache = new BoundedCache<string>(100);
    cache.keep('a', 'one', 10);
    expect([cache.find('a'), cache.find('b')]).toEqual(['one', undefined]);
  });

  test('holds no more bytes than it may, and drops what was asked for longest ago', () => {
    const cache = new BoundedCache<number>(100);
    for (let at = 0; at < 4; at += 1) cache.keep(`key ${at}`, at, 25);
    expect(cache.find('key 0')).toBe(0);
    cache.keep('key 4', 4, 20);
    expect([0, 1, 2, 3, 4].map((at) => cache.find(`key ${at}`))).toEqual([0, undefined, 2, 3, 4]);
    expect(cache.bytes).toBe(95);
  });

  test('counts a value that takes the place of another once', () => {
    const cache = new BoundedCache<string>(100);
    cache.keep('a', 'one', 20);
    cache.keep('a', 'other', 25);
    expect([cache.find('a'), cache.bytes]).toEqual(['other', 25]);
  });

  test('does not keep what would take more than a quarter of its room', () => {
    const cache = new BoundedCache<string>(100);
    cache.keep('small', 'one', 25);
    cache.keep('large', 'all', 26);
    expect([cache.find('small'), cache.find('large'), cache.bytes]).toEqual(['one', undefined, 25]);
  });

  test('forgets one key, or all that begin alike', () => {
    const cache = new BoundedCache<number>(100);
    for (const key of ['a/1', 'a/2', 'ab/1', 'b/1']) cache.keep(key, 1, 10);
    cache.forget('b/1');
    cache.forget('nobody knows it');
    cache.forgetBelow('a/');
    expect(['a/1', 'a/2', 'ab/1', 'b/1'].map((key) => cache.find(key))).toEqual([undefined, undefined, 1, undefined]);
    expect(cache.bytes).toBe(10);
  });

  test('holds nothing when nobody has asked for a while', () => {
    jest.useFakeTimers();
    const cache = new BoundedCache<string>(100, { now: () => 1 + performance.now() });
    cache.keep('a', 'one', 10);
    cache.keep('b', 'two', 10);
    jest.advanceTimersByTime(50_000);
    expect(cache.find('a')).toBe('one');
    jest.advanceTimersByTime(20_000);
    expect(cache.bytes).toBe(10);
    jest.advanceTimersByTime(50_000);
    expect(cache.bytes).toBe(0);
    cache.keep('a', 'again', 10);
    expect(cache.find('a')).toBe('again');
    jest.advanceTimersByTime(120_000);
    expect(cache.bytes).toBe(0);
  });
});
