import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import type { Material } from '../../../../src/briefing/domain/composing/material.js';
import { FATES, fateOf, OUTSIDE_REASONS, type Outside } from '../../../../src/briefing/domain/selection.js';
import { generatedMaterial } from '../../domain/composing/generated-material.js';
import { newsIn, NOW } from '../../domain/composing/newsroom.js';
import { requestedData } from '../../domain/samples.js';
import { ComposingInMemory, of } from '../composing-in-memory.js';

const DAY = 86_400_000;

const requested = (changes: Partial<typeof requestedData.request> = {}): typeof requestedData => ({
  ...requestedData,
  requestedAt: NOW,
  request: { ...requestedData.request, ...changes },
});

const passedOver = (reason: Outside['reason'], count: number, items: readonly Material[] = []): Outside => ({
  reason,
  count,
  newest: items,
});

describe('a composition', () => {
  test('records what became of every item, with the story and the lines of those that are heard', async () => {
    const [first, ...news] = newsIn('en');
    const outside = [passedOver('excluded_source', 1, [first!]), passedOver('older_than_window', 70_000)];
    const room = new ComposingInMemory(requested({ capacity: { targetLengthSeconds: 180 } }), () => of(news, outside));
    const state = await room.compose();
    const { entries, counts, listed, total } = room.selection();
    expect(state).toMatchObject({ composed: { selection: { key: 'selection.json' }, window: { end: NOW + 1 } } });
    expect(entries.map(({ itemId }) => itemId)).toEqual([...news.map(({ id }) => id), first!.id]);
    expect(entries.at(-1)).toMatchObject({ outcome: 'left_out', reason: 'excluded_source', url: first!.url });
    expect({ listed, total, older: counts.older_than_window }).toEqual({
      listed: news.length + 1,
      total: news.length + 70_001,
      older: 70_000,
    });
    const script = JSON.parse(room.files.contents.get('script.json')!);
    for (const entry of entries) {
      if (entry.outcome !== 'used') continue;
      expect(entry.lines.map((line) => script.lines[line].citation.itemId)).toEqual(
        entry.lines.map(() => entry.itemId),
      );
      expect(script.stories[entry.story].items.map(({ id }: { id: string }) => id)).toContain(entry.itemId);
    }
  });

  test('says into which story an item was merged, and why', async () => {
    const [one, two, three, ...rest] = newsIn('en');
    const copy = {
      ...one!,
      id: 'itm_copy',
      sourceId: 'src_copy',
      at: one!.at - 1000,
      url: `${one!.url!}?utm_source=x`,
    };
    const request = requested({ capacity: { targetLengthSeconds: 180 } });
    const room = new ComposingInMemory(request, () => of([one!, two!, three!, copy, ...rest]));
    await room.compose();
    const merged = room.selection().entries.find(({ itemId }) => itemId === 'itm_copy');
    expect(merged).toMatchObject({ outcome: 'merged', lead: one!.id, samePage: true });
    expect(merged?.outcome === 'merged' && merged.similarity).toBeGreaterThan(0.9);
  });

  test('accounts for every item exactly once, and its counts add up', async () => {
    const reasons = fc.uniqueArray(fc.constantFrom(...OUTSIDE_REASONS));
    await fc.assert(
      fc.asyncProperty(
        fc.record({
          items: fc.integer({ min: 0, max: 60 }),
          seed: fc.integer({ min: 1, max: 1000 }),
          seconds: fc.constantFrom(180, 600),
          reasons,
          more: fc.nat(1_000_000),
          query: fc.constantFrom(undefined, 'ferries', 'nothing of the kind'),
        }),
        async ({ items, seed, seconds, reasons: why, more, query }) => {
          const material = generatedMaterial({ language: 'en', items, seed, now: NOW });
          const outside = why.map((reason, index) => {
            const [item] = generatedMaterial({ language: 'en', items: 1, seed: index + 1, now: NOW });
            return passedOver(reason, more + 1, [{ ...item!, id: `itm_${reason}` }]);
          });
          const room = new ComposingInMemory(requested({ capacity: { targetLengthSeconds: seconds } }), () =>
            of(material, outside),
          );
          room.sources.words = { ...room.sources.words, ...(query !== undefined && { query }) };
          await room.compose();
          const { entries, counts, listed, total } = room.selection();
          const ids = entries.map(({ itemId }) => itemId);
          expect(new Set(ids).size).toBe(ids.length);
          expect(ids.toSorted()).toEqual(
            [...material.map(({ id }) => id), ...why.map((reason) => `itm_${reason}`)].toSorted(),
          );
          expect(listed).toBe(entries.length);
          expect(total).toBe(material.length + why.length * (more + 1));
          expect(Object.keys(counts)).toEqual([...FATES]);
          expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(total);
          for (const fate of FATES.filter((one) => !OUTSIDE_REASONS.some((reason) => reason === one))) {
            expect(counts[fate]).toBe(entries.filter((entry) => fateOf(entry) === fate).length);
          }
        },
      ),
      { numRuns: 25 },
    );
  });

  test('that finds nothing to say records why for every item', async () => {
    const room = new ComposingInMemory(requested(), () => of(newsIn('en'), [passedOver('older_than_window', 3)]));
    room.sources.words = { ...room.sources.words, query: 'zeppelins' };
    expect(await room.compose()).toMatchObject({
      status: 'composition_failed',
      failure: { code: 'no_matching_items' },
      selection: { key: 'selection.json' },
      window: { start: NOW + 1 - 7 * DAY, end: NOW + 1 },
    });
    const { counts, total } = room.selection();
    expect(counts).toMatchObject({ no_query_match: newsIn('en').length, older_than_window: 3 });
    expect(total).toBe(newsIn('en').length + 3);
  });
});
