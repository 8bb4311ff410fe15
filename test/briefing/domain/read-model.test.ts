import { describe, expect, test } from '@jest/globals';
import { briefing } from '../../../src/briefing/domain/briefing.js';
import type { BriefingEvent } from '../../../src/briefing/domain/events.js';
import {
  project,
  requestOf,
  type BriefingRow,
  type HistoryEntry,
  type Projected,
} from '../../../src/briefing/domain/read-model.js';
import { fold } from '../../../src/shared/kernel/decider.js';
import {
  composed,
  compositionFailed,
  erased,
  published,
  recorded,
  requested,
  REQUESTED_AT,
  started,
} from './samples.js';

const RECORDED_AT = REQUESTED_AT + 10_000;

const entry = (revision: number, event: BriefingEvent, id = 'art_1'): HistoryEntry =>
  Object.freeze({ id, revision, recordedAt: RECORDED_AT + revision, event });

const history = (...events: readonly BriefingEvent[]): HistoryEntry[] =>
  events.map((event, revision) => entry(revision, event));

const given = (...rows: readonly (BriefingRow | undefined)[]) => ({
  whenProjected: (...entries: readonly HistoryEntry[]): Projected =>
    project(
      rows.flatMap((row) => (row === undefined ? [] : [Object.freeze(row)])),
      entries,
    ),
});

const rowAfter = (...events: readonly BriefingEvent[]): BriefingRow | undefined =>
  given().whenProjected(...history(...events)).changed[0];

describe('the read model of a briefing', () => {
  test('begins with the request, at the moment it was made', () => {
    expect(given().whenProjected(entry(0, requested))).toEqual({
      changed: [
        {
          id: 'art_1',
          revision: 0,
          percent: 5,
          state: fold(briefing, [requested]),
          createdAt: REQUESTED_AT,
          updatedAt: RECORDED_AT,
        },
      ],
      applied: [{ ...entry(0, requested), state: fold(briefing, [requested]) }],
    });
  });

  test('follows its events one by one, and says the state after each of them', () => {
    const events = [composed, started, recorded, published];
    const entries = events.map((event, index) => entry(index + 1, event));
    const { changed, applied } = given(rowAfter(requested)).whenProjected(...entries);
    expect(changed).toEqual([
      expect.objectContaining({ revision: 4, percent: 100, createdAt: REQUESTED_AT, updatedAt: RECORDED_AT + 4 }),
    ]);
    expect(applied.map(({ state }) => state.status)).toEqual(['queued', 'rendering', 'assembling', 'ready']);
  });

  test('is the same whether its events come at once or one by one', () => {
    const entries = history(requested, composed, started, recorded, published);
    let row: BriefingRow | undefined;
    for (const one of entries) row = given(row).whenProjected(one).changed[0];
    expect(row).toEqual(given().whenProjected(...entries).changed[0]);
  });

  test('is changed once by an event that comes twice', () => {
    const row = rowAfter(requested, composed);
    expect(given(row).whenProjected(entry(0, requested), entry(1, composed))).toEqual({ changed: [], applied: [] });
    const { applied } = given(row).whenProjected(entry(1, composed), entry(2, started), entry(2, started));
    expect(applied.map(({ revision }) => revision)).toEqual([2]);
  });

  test('refuses an event that another one is missing before', () => {
    expect(() => given(rowAfter(requested)).whenProjected(entry(2, started))).toThrow('event 2 follows 0');
    expect(() => given().whenProjected(entry(1, composed))).toThrow('event 1 follows -1');
    expect(() => given().whenProjected(entry(0, requested), entry(2, started))).toThrow('event 2 follows 0');
  });

  test('never lowers its percent, also when the briefing fails or is erased', () => {
    expect(rowAfter(requested, compositionFailed)).toMatchObject({
      percent: 5,
      state: { status: 'composition_failed' },
    });
    expect(rowAfter(requested, composed, started, erased)).toMatchObject({ percent: 30, state: { status: 'erased' } });
  });

  test('keeps briefings apart', () => {
    const { changed } = given().whenProjected(
      entry(0, requested, 'art_1'),
      entry(0, requested, 'art_2'),
      entry(1, composed, 'art_1'),
    );
    expect(changed.map(({ id, revision }) => [id, revision])).toEqual([
      ['art_1', 1],
      ['art_2', 0],
    ]);
  });

  test('has nothing to show of a briefing that was erased before it was requested', () => {
    const row = rowAfter(erased);
    expect(row).toMatchObject({ percent: 0, createdAt: RECORDED_AT });
    expect(row && requestOf(row.state)).toBeNull();
  });
});
