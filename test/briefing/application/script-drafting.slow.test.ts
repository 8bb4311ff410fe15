import { describe, expect, test } from '@jest/globals';
import type { Material } from '../../../src/briefing/domain/composing/material.js';
import { citedIn } from '../../../src/briefing/domain/script.js';
import { newsIn, NOW } from '../domain/composing/newsroom.js';
import { requestedData } from '../domain/samples.js';
import { ComposingInMemory, of } from './composing-in-memory.js';

const DAY = 86_400_000;
const TODAY = { start: NOW + 1 - DAY, end: NOW + 1 };
const WEEK = { start: NOW + 1 - 7 * DAY, end: NOW + 1 };
const NEWS = newsIn('en');

const requested: typeof requestedData = {
  ...requestedData,
  requestedAt: NOW,
  request: { ...requestedData.request, capacity: { targetLengthSeconds: 180 } },
};

/** `material`: what there is of so many days. */
const roomWith = (material: (days: number) => readonly Material[]): ComposingInMemory =>
  new ComposingInMemory(requested, (window) => of(material((window!.end - window!.start) / DAY)));

const drafted = (room: ComposingInMemory, signal = new AbortController().signal) =>
  room.drafting().draft(requested, signal);

describe('a draft', () => {
  test('holds what it was composed from: the items, the window, what was understood and what was told before', async () => {
    const room = roomWith(() => NEWS);
    room.sources.words = { ...room.sources.words, userRequest: 'The news, but no sport' };
    const draft = await drafted(room);
    expect(draft).toMatchObject({ gathered: { material: NEWS }, window: TODAY, told: [] });
    expect(draft.understood.excluded).toMatchObject([{ topic: 'sport' }]);
  });

  test('looks back a week when a day tells too few stories', async () => {
    const room = roomWith((days) => (days > 1 ? NEWS : NEWS.slice(0, 1)));
    const { window, gathered } = await drafted(room);
    expect(room.sources.asked).toEqual([TODAY, WEEK]);
    expect({ window, items: gathered.material.length }).toEqual({ window: WEEK, items: NEWS.length });
  });

  test('stays with the day when the week has nothing that can be said', async () => {
    const { window, script } = await drafted(roomWith((days) => (days > 1 ? [] : NEWS.slice(0, 1))));
    expect({ window, isWritten: script !== null }).toEqual({ window: TODAY, isWritten: true });
  });

  test('of nothing has no script, and the widest window', async () => {
    expect(await drafted(roomWith(() => []))).toMatchObject({ script: null, ledger: [], window: WEEK });
  });
});

describe('a draft that cites an item which has just been removed', () => {
  function roomThatLoses(): { readonly room: ComposingInMemory; readonly kept: (readonly string[])[] } {
    const removed = new Set<string>();
    const kept: (readonly string[])[] = [];
    const room = roomWith(() => NEWS.filter(({ id }) => !removed.has(id)));
    room.sources.kept = (ids) => {
      kept.push(ids);
      if (kept.length === 1) removed.add(ids[0]!);
      return ids.every((id) => !removed.has(id));
    };
    return { room, kept };
  }

  test('is begun again, and then cites only what stays', async () => {
    const { room, kept } = roomThatLoses();
    const { script } = await drafted(room);
    const [first, second] = kept;
    expect(kept).toHaveLength(2);
    expect(second!.toSorted()).toEqual([...citedIn(script!)].toSorted());
    expect(citedIn(script!)).not.toContain(first![0]);
  });

  test('is not begun again when the step was to end meanwhile', async () => {
    const { room, kept } = roomThatLoses();
    const stopped = new Error('the service stops');
    await expect(drafted(room, AbortSignal.abort(stopped))).rejects.toBe(stopped);
    expect(kept).toHaveLength(1);
  });
});
