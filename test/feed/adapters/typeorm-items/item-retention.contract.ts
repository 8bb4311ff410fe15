import { beforeAll, describe, expect, test } from '@jest/globals';
import type { ParsedItem } from '../../../../src/feed/application/ports/feed-fetcher.js';
import { article, DAY, itemsOf, NOW, type ItemsUnderTest } from './items-under-test.js';

/** What becomes of items that are old, kept or in two feeds. `opened`: the store of the whole contract. */
export function itemRetentionContract(opened: () => ItemsUnderTest): void {
  const { fetchInto, feedWith, list, titles } = itemsOf(opened);
  let under: ItemsUnderTest;

  beforeAll(() => {
    under = opened();
  });

  describe('retention', () => {
    const RETENTION = { before: NOW - 30 * DAY, atLeast: 2 };
    const aged = (days: number): ParsedItem => article(`${days}`, { publishedAt: NOW - days * DAY });

    const old = async (feedId: number): Promise<number> =>
      (await under.retention.old(RETENTION, feedId - 1)).feeds.find((feed) => feed.feedId === feedId)?.count ?? 0;

    const prune = (feedId: number, limit = 100, at = NOW): Promise<number> =>
      under.retention.remove(feedId, RETENTION, at, limit);

    test('removes what is older than its moment, and never the newest of a feed', async () => {
      const feedId = await feedWith(aged(50), aged(10), aged(40), aged(29), aged(60));
      expect(await old(feedId)).toBe(3);
      expect(await prune(feedId)).toBe(3);
      expect(await titles(feedId)).toEqual(['10', '29']);
      const quiet = await feedWith(aged(70), aged(50), aged(60));
      expect(await prune(quiet)).toBe(1);
      expect(await titles(quiet)).toEqual(['50', '60']);
      expect([await old(feedId), await old(quiet)]).toEqual([0, 0]);
    });

    test('takes the oldest first, no more at once than it may', async () => {
      const feedId = await feedWith(aged(1), aged(2), aged(40), aged(41), aged(42));
      expect(await prune(feedId, 2)).toBe(2);
      expect(await titles(feedId)).toEqual(['1', '2', '40']);
      expect([await prune(feedId, 2), await prune(feedId, 2)]).toEqual([1, 0]);
    });

    test('takes all that is old from a feed that nobody follows; it may come back with a follower', async () => {
      const feedId = await under.newFeed(false);
      await fetchInto(feedId, [aged(1), aged(40), aged(50)]);
      expect(await old(feedId)).toBe(2);
      expect(await prune(feedId)).toBe(2);
      expect(await titles(feedId)).toEqual(['1']);
      await fetchInto(feedId, [aged(1), aged(40), aged(50)]);
      expect(await titles(feedId)).toEqual(['1', '40', '50']);
    });

    test('does not let come back what is still in the document, under another guid neither', async () => {
      const feedId = await feedWith(
        aged(1),
        aged(2),
        aged(40),
        aged(50),
        article('bare', { guid: null, publishedAt: 1 }),
      );
      expect(await prune(feedId)).toBe(3);
      expect(await fetchInto(feedId, [aged(1), aged(2), aged(40), { ...aged(50), guid: 'other' }])).toBe(0);
      await fetchInto(feedId, [article('bare', { guid: null, publishedAt: 1 }), article('new')]);
      expect((await titles(feedId)).toSorted()).toEqual(['1', '2', 'new']);
    });

    test('lets come back what has been out of the document for long', async () => {
      const feedId = await feedWith(aged(1), aged(2), aged(40), aged(50));
      await prune(feedId);
      const at = (days: number): number => NOW + days * DAY;
      await fetchInto(feedId, [aged(40), article('a')], at(80));
      await fetchInto(feedId, [article('b')], at(120));
      await fetchInto(feedId, [aged(50), aged(40), article('c')], at(121));
      expect((await titles(feedId)).toSorted()).toEqual(['1', '2', '50', 'a', 'b', 'c']);
    });

    test('leaves what is kept, however old it is', async () => {
      const feedId = await feedWith(aged(1), aged(2), aged(40), aged(50));
      const [, , forty, fifty] = await list(feedId);
      expect(await under.store.keep([fifty!.id, 'itm_nonsense', fifty!.id])).toEqual(new Set([fifty!.id]));
      expect(await old(feedId)).toBe(1);
      expect(await prune(feedId)).toBe(1);
      expect(await titles(feedId)).toEqual(['1', '2', '50']);
      expect(await under.store.keep([forty!.id, fifty!.id])).toEqual(new Set([fifty!.id]));
    });

    test('and a briefing that asks for the same items at once agree on which of them stay', async () => {
      const days = Array.from({ length: 60 }, (_, index) => index + 31);
      for (let round = 0; round < 8; round += 1) {
        const feeds = await Promise.all([1, 2, 3].map(() => feedWith(aged(1), aged(2), ...days.map(aged))));
        const ids = (await Promise.all(feeds.map(list))).flat().map(({ id }) => id);
        const [kept] = await Promise.all([
          under.store.keep(ids.toReversed()),
          under.store.keep(ids.slice(50, 100)),
          ...feeds.flatMap((feedId) => [prune(feedId, 20), prune(feedId, 20), prune(feedId, 20)]),
          ...feeds.map((feedId) =>
            fetchInto(
              feedId,
              days.map((day) => ({ ...aged(day), title: `edited ${day}` })),
            ),
          ),
        ]);
        const left = (await Promise.all(feeds.map(list))).flat().map(({ id }) => id);
        expect(left).toEqual(expect.arrayContaining([...kept]));
      }
    });
  });

  describe('merging what two feeds both have', () => {
    const mergeTwins = (from: number, into: number): Promise<boolean> =>
      under.locked([from, into], () => under.store.mergeTwins(from, into));

    test('leaves it there once, found by its guid or its link, and leaves the rest to its feed', async () => {
      const into = await feedWith(article('1'), article('2'));
      const from = await feedWith(
        article('2', { title: 'two' }),
        article('3', { contentText: 'third' }),
        article('1', { guid: 'one', url: 'http://www.news.example/1' }),
      );
      const there = await list(into);
      expect(await mergeTwins(from, into)).toBe(true);
      expect(await titles(from)).toEqual(['3']);
      expect(await list(into)).toEqual(there);
      expect(await mergeTwins(await feedWith(article('1')), into)).toBe(false);
    });

    test('leaves the id of what both had standing for the one that stays, which is kept if either was', async () => {
      const [to, from, first] = [
        await feedWith(article('2', { publishedAt: NOW }), article('1')),
        await feedWith(article('1')),
        await feedWith(article('1')),
      ];
      const [[newest, there], [cited], [oldest]] = [await list(to), await list(from), await list(first)];
      await under.store.keep([cited!.id]);
      await mergeTwins(first, from);
      await mergeTwins(from, to);
      expect((await list(to)).map(({ id }) => id)).toEqual([newest!.id, there!.id]);
      const merged = await under.reader.merged([oldest!.id, cited!.id, there!.id]);
      expect(merged).toEqual(new Map([oldest, cited].map((one) => [one!.id, there!.id])));
      await under.retention.remove(to, { before: NOW, atLeast: 0 }, NOW, 5);
      expect(await list(to)).toHaveLength(2);
      expect(await under.store.keep([oldest!.id, there!.id])).toEqual(new Set([oldest!.id, there!.id]));
    });
  });
}
