import { describe, expect, test } from '@jest/globals';
import type { RecordedEvent } from '../../../../src/shared/storage/eventstore/event-store.js';
import { LogViews } from '../../../../src/shared/storage/proof/log-views.js';
import { viewOf } from '../../../../src/shared/storage/proof/stream-view.js';

const event = (stream: string, revision: number, n = 0): RecordedEvent => ({
  stream,
  revision,
  position: '',
  id: 'id',
  type: 'Happened',
  recordedAt: 0,
  data: { n },
  metadata: { chain: 'link' },
});

/** A hundred streams of two events each, all first events before all second ones. */
const LOG = [0, 1].flatMap((revision) => Array.from({ length: 100 }, (_, n) => event(`s-${n}`, revision)));

const viewsOf = (views: LogViews): LogViews => {
  for (const one of LOG) views.add(one);
  return views;
};

describe('the view of a stream', () => {
  test('differs when any event of it does', () => {
    const whole = [event('a', 0), event('a', 1)];
    const { digest } = viewOf(whole);
    expect(viewOf(whole)).toEqual({ events: 2, first: 0, last: 1, digest });
    expect(viewOf(whole.slice(1)).digest).not.toBe(digest);
    expect(viewOf([event('a', 0), event('a', 1, 7)]).digest).not.toBe(digest);
    const relinked = { ...event('a', 1), metadata: { chain: 'other' } };
    expect(viewOf([event('a', 0), relinked]).digest).not.toBe(digest);
  });
});

describe('the streams whose readers are asked', () => {
  test('are all of them when an audit is thorough', () => {
    expect(viewsOf(new LogViews(new Set(), 'all')).all.size).toBe(100);
  });

  test('are those that something is known of, and a sample of bounded size', () => {
    const views = viewsOf(new LogViews(new Set(['s-3', 's-50']), 'sample', 10)).all;
    expect(views.size).toBe(12);
    expect(views.get('s-50')).toEqual(viewOf([event('s-50', 0), event('s-50', 1)]));
    for (const [stream, view] of views) expect(view).toEqual(viewOf([event(stream, 0), event(stream, 1)]));
  });

  test('are only those that something is known of, where nobody can be asked about the others', () => {
    expect([...viewsOf(new LogViews(new Set(['s-3']), 'suspects')).all.keys()]).toEqual(['s-3']);
  });
});
