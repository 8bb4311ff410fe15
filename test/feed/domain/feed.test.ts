import { describe, expect, test } from '@jest/globals';
import {
  failed,
  gone,
  joined,
  lastErrorOf,
  lastSuccessOf,
  moved,
  succeeded,
  titleOf,
  watched,
  type Feed,
} from '../../../src/feed/domain/feed.js';
import { isFresh } from '../../../src/feed/domain/refreshing.js';

const none = { etag: null, lastModified: null, bodyHash: null };
const feed = Object.freeze<Feed>({
  id: 1,
  url: 'https://a.example/feed',
  title: 'A',
  siteUrl: 'https://a.example/',
  move: null,
  validators: none,
  minIntervalMs: 5,
  quietTimes: { hours: [3], days: [] },
  watched: true,
  health: { status: 'unfetched' },
  nextCheckAt: null,
});
const success = { at: 100, validators: { ...none, etag: '"x"' }, nextCheckAt: 200, permanentUrl: null, said: null };

describe('A feed', () => {
  test('that answers is well and keeps what it said before when nothing has changed', () => {
    expect(succeeded(feed, success)).toEqual({
      ...feed,
      validators: success.validators,
      health: { status: 'well', at: 100 },
      nextCheckAt: 200,
    });
  });

  test('takes what the document says, but keeps its title when the new one has none', () => {
    const said = {
      title: null,
      siteUrl: 'https://b.example/',
      minIntervalMs: null,
      quietTimes: null,
    };
    expect(succeeded(feed, { ...success, said })).toMatchObject({
      title: 'A',
      siteUrl: 'https://b.example/',
      minIntervalMs: null,
      quietTimes: null,
    });
  });

  test('counts failures in a row and remembers the last success', () => {
    const once = failed(succeeded(feed, success), 'It is slow.', 300, 400);
    const twice = failed(once, 'It is slow.', 500, 600);
    expect(twice.health).toEqual({
      status: 'failing',
      at: 500,
      failures: 2,
      reason: 'It is slow.',
      lastSuccessAt: 100,
    });
    expect(lastErrorOf(twice.health)).toBe('It is slow.');
    expect(lastSuccessOf(twice.health)).toBe(100);
    expect(failed(succeeded(twice, success), 'Again.', 1, 2).health).toMatchObject({ failures: 1 });
  });

  test('that is gone is never asked again', () => {
    expect(gone(feed, 'It said so.', 300)).toMatchObject({ nextCheckAt: null, health: { status: 'gone' } });
  });

  test('is fresh for some minutes after a success only', () => {
    const well = succeeded(feed, success);
    expect(isFresh(well, 100 + 299_999)).toBe(true);
    expect(isFresh(well, 100 + 300_000)).toBe(false);
    expect(isFresh(failed(well, 'It is slow.', 101, 102), 102)).toBe(false);
    expect(isFresh(feed, 100)).toBe(false);
  });

  test('is watched while anybody subscribes', () => {
    expect(watched(feed, false).watched).toBe(false);
  });

  test.each([
    [{ title: 'Café News', url: 'https://a.example/' }, 'Café News'],
    [{ title: null, url: 'https://news.example.org:8443/feed' }, 'news.example.org'],
    [{ title: ' \n ', url: 'http://user@a.example/x' }, 'a.example'],
  ])('%o is called %s', (known, title) => {
    expect(titleOf(known)).toBe(title);
  });

  test('that has moved is asked at its new address, with what its last answer left', () => {
    const told = succeeded(succeeded(feed, success), { ...success, permanentUrl: 'https://b.example/feed' });
    expect(told.move).toMatchObject({ url: 'https://b.example/feed', settled: false });
    expect(moved(told, 'https://b.example/feed')).toEqual({ ...told, url: 'https://b.example/feed', move: null });
  });

  test('keeps what it said of a move while it fails', () => {
    const told = succeeded(feed, { ...success, permanentUrl: 'https://b.example/feed' });
    expect(failed(told, 'It is slow.', 300, 400).move).toEqual(told.move);
  });

  test('that another one was merged into is asked now, unless it is well', () => {
    expect(joined(gone(feed, 'It said so.', 5), true, 100)).toMatchObject({ watched: true, nextCheckAt: 100 });
    expect(joined(failed(feed, 'It is slow.', 5, 900), false, 100)).toMatchObject({ watched: false, nextCheckAt: 100 });
    expect(joined(succeeded(feed, success), true, 150)).toMatchObject({ nextCheckAt: 200 });
  });
});
