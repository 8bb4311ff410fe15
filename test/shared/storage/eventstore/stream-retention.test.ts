import { describe, expect, test } from '@jest/globals';
import type { Json } from '../../../../src/shared/kernel/json.js';
import type { RecordedEvent } from '../../../../src/shared/storage/eventstore/event-store.js';
import {
  forgettingIn,
  isTombstone,
  metadataToKeep,
  retentionOf,
} from '../../../../src/shared/storage/eventstore/stream-retention.js';

const told = (data: Json, revision = 0): RecordedEvent => ({
  stream: '$$briefing-a',
  revision,
  position: String(revision).padStart(20, '0'),
  id: '0',
  type: '$metadata',
  recordedAt: revision,
  data,
  metadata: {},
});

const DELETED = told({ $tb: 2 ** 63 });
const TOMBSTONE = { ...told({}, 2 ** 63), stream: 'briefing-a', type: '$streamDeleted' };

describe('the metadata of a stream', () => {
  test.each<[Json, object]>([
    [{ $maxCount: 2 }, { $maxCount: 2 }],
    [
      { $maxAge: 1, $tb: 3 },
      { $maxAge: 1, $tb: 3 },
    ],
    [{ $acl: { $r: 'ops' }, $cacheControl: 3 }, {}],
    [{ $tb: 0, $maxCount: 'two' }, {}],
    ['not an object', {}],
    [null, {}],
  ])('lets readers see less only by what the server takes notice of: %j', (data, forgetting) => {
    expect(forgettingIn({ data })).toEqual(forgetting);
  });

  test('keeps its access control list when the rest is taken back', () => {
    const change = told({ $maxCount: 2, $tb: 1, $maxAge: 9, $acl: { $r: 'ops' }, own: 1 });
    expect(metadataToKeep([change])).toEqual({ $acl: { $r: 'ops' }, own: 1 });
    expect(metadataToKeep([])).toEqual({});
    expect(metadataToKeep([told('no object')])).toEqual({});
  });

  test('is what it was before a deletion, which replaces it, and what was written since', () => {
    const before = told({ $acl: { $r: 'ops' }, $maxCount: 3 });
    expect(metadataToKeep([before, DELETED])).toEqual({ $acl: { $r: 'ops' } });
    expect(metadataToKeep([before, DELETED, told({ $tb: 5, own: 1 })])).toEqual({ $acl: { $r: 'ops' }, own: 1 });
    expect(metadataToKeep([before, DELETED, told({}), told({ $maxAge: 1 })])).toEqual({});
  });
});

describe('how a stream is kept', () => {
  test('is as ever when only its access control list was set', () => {
    expect(retentionOf([told({ $acl: { $d: '$admins' } })])).toEqual({ now: { status: 'kept' }, past: [] });
  });

  test('is told by the newest metadata', () => {
    const [first, second] = [told({ $maxCount: 9 }), told({ $maxCount: 2 }, 1)];
    expect(retentionOf([first, second])).toEqual({ now: { status: 'retention', change: second }, past: [] });
  });

  test('tells a deletion from a truncation', () => {
    expect(retentionOf([DELETED]).now).toMatchObject({ status: 'deleted', change: DELETED });
    expect(retentionOf([told({ $tb: 5 })]).now).toMatchObject({ status: 'retention' });
  });

  test('remembers that a stream that begins later was deleted before', () => {
    const again = told({ $tb: 5 }, 1);
    const more = told({ $tb: 5, $maxCount: 3 }, 2);
    expect(retentionOf([DELETED, again, more]).now).toEqual({ status: 'recreated', deleted: DELETED, change: more });
  });

  test('keeps what was taken back as a matter of record', () => {
    const [by, anew] = [told({}, 1), told({ $maxAge: 1 }, 2)];
    expect(retentionOf([DELETED, by, anew])).toEqual({
      now: { status: 'retention', change: anew },
      past: [{ was: { status: 'deleted', change: DELETED }, by }],
    });
  });

  test('ends with a tombstone, which nothing takes back', () => {
    expect(retentionOf([TOMBSTONE, told({}, 1)]).now).toEqual({ status: 'tombstoned', change: TOMBSTONE });
  });
});

describe('a tombstone', () => {
  test('is no event of that name at an ordinary revision: anybody could have written it', () => {
    expect(isTombstone(TOMBSTONE)).toBe(true);
    expect(isTombstone({ ...TOMBSTONE, revision: 5 })).toBe(false);
    expect(isTombstone({ ...TOMBSTONE, type: 'Happened' })).toBe(false);
  });
});
