import { describe, expect, test } from '@jest/globals';
import { compose } from '../../../src/briefing/domain/composing/compose.js';
import type { Material } from '../../../src/briefing/domain/composing/material.js';
import type { ToldFile } from '../../../src/briefing/domain/composing/memory/told-story.js';
import type { BriefingRequest } from '../../../src/briefing/domain/briefing-request.js';
import { storyStarts } from '../../../src/briefing/domain/programme.js';
import type { Script } from '../../../src/briefing/domain/script.js';
import { newsIn, NOW } from '../domain/composing/newsroom.js';
import { asking, item } from '../domain/composing/requests.js';
import { requestedData } from '../domain/samples.js';
import { ComposingInMemory, of } from './composing-in-memory.js';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** What was there when the listener heard the first briefing. */
const NEWS = newsIn('en');
const FIRST: Script = compose(NEWS, asking('en', { targetMs: 900_000 }));

const statues = item(
  'Museum of Aldermoor returns bronze statues to Benin',
  'The museum of Aldermoor is returning 14 bronze statues to Benin, its director announced on Saturday. They had been ' +
    'bought at an auction in 1931. A ship is to bring them to Cotonou in January.',
  { id: 'itm_statues', at: NOW + 20 * HOUR, sourceId: 'src_museums' },
);

/** A briefing on the next day. */
function nextDay(request: Partial<BriefingRequest>, material: (days: number) => readonly Material[]) {
  const requested = { ...requestedData, requestedAt: NOW + DAY, request: { ...requestedData.request, ...request } };
  return new ComposingInMemory(requested, (window) => of(material((window!.end - window!.start) / DAY)));
}

const toldIn = (room: ComposingInMemory): ToldFile =>
  JSON.parse(room.files.contents.get('told.json') ?? 'null') as ToldFile;

const itemsOf = ({ stories }: Script): readonly string[] => stories.flatMap(({ items }) => items.map(({ id }) => id));

describe('composing after earlier briefings', () => {
  test('remembers what the ready ones told, and records it with a random part', async () => {
    const room = nextDay({}, () => [...NEWS, statues]);
    await room.heard('art_a', NOW, FIRST);
    await room.compose();
    expect(itemsOf(room.script())).toEqual(['itm_statues']);
    expect(room.event('BriefingComposed').told).toMatchObject({ key: 'told.json' });
    const { stories, ...rest } = toldIn(room);
    expect(rest).toEqual({ nonce: expect.any(String) });
    expect(stories.map(({ briefingId, at }) => ({ briefingId, at }))).toEqual(
      FIRST.stories.map(() => ({ briefingId: 'art_a', at: NOW })),
    );
    expect(room.selection().counts.told_before).toBe(NEWS.length);
  });

  test('records what it remembered also when it came to nothing', async () => {
    const room = nextDay({}, () => []);
    await room.heard('art_a', NOW, FIRST);
    await room.compose();
    expect(room.event('CompositionFailed')).toMatchObject({ code: 'no_matching_items', told: { key: 'told.json' } });
  });

  test('remembers nothing where the request does not want it, or where there was nothing', async () => {
    const unwanted = nextDay({ memory: false }, () => [...NEWS, statues]);
    await unwanted.heard('art_a', NOW, FIRST);
    const first = nextDay({}, () => [...NEWS, statues]);
    for (const room of [unwanted, first]) {
      await room.compose();
      expect(room.event('BriefingComposed').told).toBeNull();
      expect(itemsOf(room.script())).toContain('itm_en_000');
    }
  });

  test('remembers no briefing that is not ready, is too old, or whose script is gone', async () => {
    const room = nextDay({}, () => [...NEWS, statues]);
    await room.heard('art_a', NOW, FIRST, 'queued');
    await room.heard('art_b', NOW - 20 * DAY, FIRST);
    await room.heard('art_c', NOW, FIRST);
    room.files.contents.delete('script-of-art_c.json');
    await room.compose();
    expect(room.event('BriefingComposed').told).toBeNull();
  });

  test('looks back for what was not told, before it tells anything again', async () => {
    const room = nextDay({}, (days) => (days > 1 ? [...NEWS, { ...statues, at: NOW - 3 * DAY }] : NEWS));
    await room.heard('art_a', NOW, FIRST);
    await room.compose();
    expect(room.sources.asked).toHaveLength(2);
    expect(itemsOf(room.script())).toEqual(['itm_statues']);
  });

  test('tells again what is of the day when the week has nothing new either', async () => {
    const room = nextDay({}, () => NEWS);
    await room.heard('art_a', NOW, FIRST);
    await room.compose();
    expect(room.script().nothingNewSince).toBe(NOW);
    expect(room.event('BriefingComposed').window).toEqual({ start: NOW + 1, end: NOW + DAY + 1 });
  });

  test('takes what was told last as what was told', async () => {
    const room = nextDay({}, () => [...NEWS, statues]);
    await room.heard('art_b', NOW + HOUR, FIRST);
    await room.heard('art_a', NOW, FIRST);
    await room.compose();
    expect(toldIn(room).stories[0]).toMatchObject({ briefingId: 'art_b', at: NOW + HOUR });
    expect(itemsOf(room.script())).toEqual(['itm_statues']);
  });

  describe('of which the listener has heard only a part', () => {
    const third = storyStarts(FIRST).get(2) ?? 0;

    test('does not take as told what comes after where they stopped', async () => {
      const room = nextDay({}, () => [...NEWS, statues]);
      await room.heard('art_a', NOW, FIRST);
      room.played('art_a', third);
      await room.compose();
      expect(toldIn(room).stories.map(({ title }) => title)).toEqual(
        FIRST.stories.slice(0, 2).map(({ title }) => title),
      );
      const again = itemsOf(room.script());
      for (const { id } of FIRST.stories[0]?.items ?? []) expect(again).not.toContain(id);
      expect(again).toEqual(expect.arrayContaining((FIRST.stories[2]?.items ?? []).map(({ id }) => id)));
    });

    test('takes a story as told that has begun', async () => {
      const room = nextDay({}, () => [...NEWS, statues]);
      await room.heard('art_a', NOW, FIRST);
      room.played('art_a', third + 1);
      await room.compose();
      expect(toldIn(room).stories).toHaveLength(3);
    });

    test('takes nothing as told of a briefing that was never played by somebody whose player tells', async () => {
      const room = nextDay({}, () => [...NEWS, statues]);
      await room.heard('art_a', NOW, FIRST);
      await room.heard('art_b', NOW - HOUR, FIRST);
      room.played('art_b', FIRST.lines.length);
      await room.compose();
      expect(new Set(toldIn(room).stories.map(({ briefingId }) => briefingId))).toEqual(new Set(['art_b']));
    });
  });
});
