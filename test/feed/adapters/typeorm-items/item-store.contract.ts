import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { ParsedItem } from '../../../../src/feed/application/ports/feed-fetcher.js';
import type { ItemContent, ItemReader, ItemSummary } from '../../../../src/feed/application/ports/item-reader.js';
import type { ItemRetention } from '../../../../src/feed/application/ports/item-retention.js';
import type { ItemStore } from '../../../../src/feed/application/ports/item-store.js';
import { parsed } from '../../support/feed-test-bed.js';

export interface ItemsUnderTest {
  readonly store: ItemStore;
  readonly retention: ItemRetention;
  readonly reader: ItemReader;
  /** A feed of its own, which somebody follows or nobody ever did. */
  newFeed(followed?: boolean): Promise<number>;
  /** What `work` does is done under a lock on these feeds, or not at all. */
  locked<T>(feedIds: readonly number[], work: () => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

export const DAY = 86_400_000;
export const NOW = Date.UTC(2026, 6, 28);

/** An entry of a publisher who gives each a guid, a link and a date. */
export const article = (name: string, changes: Partial<ParsedItem> = {}): ParsedItem =>
  parsed({ guid: name, url: `https://news.example/${name}`, title: name, publishedAt: NOW - DAY, ...changes });

/** What every ItemStore promises, and the ItemRetention beside it. */
export function itemStoreContract(name: string, open: () => Promise<ItemsUnderTest>): void {
  describe(`item store contract: ${name}`, () => {
    let under: ItemsUnderTest;

    beforeAll(async () => {
      under = await open();
    });
    afterAll(async () => await under.close());

    const fetchInto = (feedId: number, items: readonly ParsedItem[], at = NOW): Promise<number> =>
      under.locked([feedId], () => under.store.ingest(feedId, items, at));

    async function feedWith(...items: ParsedItem[]): Promise<number> {
      const feedId = await under.newFeed();
      await fetchInto(feedId, items);
      return feedId;
    }

    async function list(feedId: number): Promise<readonly ItemSummary[]> {
      const filter = { feedIds: [feedId], ids: null, after: null, before: null };
      return (await under.reader.page(filter, { cursor: null, limit: 1_000 })).rows;
    }

    const titles = async (feedId: number): Promise<string[]> => (await list(feedId)).map(({ title }) => title);

    const read = (feedId: number, id: string): Promise<ItemContent | null> =>
      under.reader.one([feedId], id, { offset: 0, length: 20_000 });

    describe('items of a document', () => {
      test('come newest first; those without a date in the order of the document', async () => {
        const feedId = await feedWith(
          parsed({ guid: 'first', title: 'First' }),
          parsed({ guid: 'second', title: 'Second' }),
          parsed({ guid: 'old', title: 'Old', publishedAt: NOW - 1_000 }),
          parsed({ guid: 'older', title: 'Older', publishedAt: -5_000 }),
        );
        expect(await titles(feedId)).toEqual(['First', 'Second', 'Old', 'Older']);
      });

      test('are stored once, whatever the number of fetches', async () => {
        const feedId = await feedWith(article('1'));
        expect(await fetchInto(feedId, [article('2'), article('1')])).toBe(1);
        expect(await fetchInto(feedId, [article('1'), article('2')])).toBe(0);
        expect(await list(feedId)).toHaveLength(2);
      });

      test('keep what they are filed under, which is no change of theirs', async () => {
        const feedId = await feedWith(article('1'), article('2', { categories: ['Sport', 'Fußball'] }));
        const filedUnder = async () => {
          const filter = { feedIds: [feedId], ids: null, after: null, before: null };
          return (await under.reader.texts(filter, 10)).map(({ title, categories }) => [title, categories]);
        };
        const stored = [
          ['1', []],
          ['2', ['Sport', 'Fußball']],
        ];
        expect(await filedUnder()).toEqual(stored);
        await fetchInto(feedId, [article('1', { categories: ['Politik'] }), article('2')]);
        expect(await filedUnder()).toEqual(stored);
        await fetchInto(feedId, [article('1', { categories: ['Politik'], contentText: 'Edited.' })]);
        expect(await filedUnder()).toContainEqual(['1', ['Politik']]);
      });

      test('keep the place that they had in the document which brought them, whatever comes before or of them later', async () => {
        const places = async (feedId: number) => {
          const filter = { feedIds: [feedId], ids: null, after: null, before: null };
          const texts = await under.reader.texts(filter, 1_000);
          return Object.fromEntries(texts.map(({ title, place }) => [title, place]));
        };
        const feedId = await feedWith(article('lead'), article('lead'), article('second'));
        expect(await places(feedId)).toEqual({ lead: 0, second: 1 });
        const edited = article('lead', { contentText: 'Edited.' });
        await fetchInto(feedId, [article('new'), article('second'), edited, article('last')], NOW + 1);
        expect(await places(feedId)).toEqual({ new: 0, lead: 0, second: 1, last: 3 });
        const many = Array.from({ length: 500 }, (_, index) => article(`${index}`, { contentText: 'word' }));
        expect(
          Object.entries(await places(await feedWith(...many))).every(([title, place]) => title === `${place}`),
        ).toBe(true);
      });

      test('keep id, place and first date when title, text and date change', async () => {
        const feedId = await feedWith(article('1', { title: 'Before', contentText: 'before', publishedAt: 1_000 }));
        const [before] = await list(feedId);
        const edited = article('1', { title: 'After', contentText: 'after', publishedAt: 9_000 });
        expect(await fetchInto(feedId, [edited])).toBe(0);
        const [after, ...more] = await list(feedId);
        expect(more).toEqual([]);
        expect(after).toEqual({ ...before, title: 'After' });
        expect((await read(feedId, after?.id ?? ''))?.contentText).toBe('after');
      });

      test('take a date that was missing before', async () => {
        const feedId = await feedWith(parsed({ guid: '1' }));
        await fetchInto(feedId, [parsed({ guid: '1', title: 'New', publishedAt: 7_000 })]);
        expect((await list(feedId))[0]).toMatchObject({ publishedAt: 7_000 });
        expect(await under.store.newestTimes(feedId, 5)).toEqual([7_000]);
      });

      test('without a guid are known again by their link, else by their text', async () => {
        const linked = parsed({ url: 'https://a.example/1' });
        const feedId = await feedWith(linked, parsed({ title: 'Bare', publishedAt: 1 }));
        await fetchInto(feedId, [{ ...linked, title: 'Changed' }, parsed({ title: 'Bare', publishedAt: 2 })]);
        expect((await titles(feedId)).toSorted()).toEqual(['Bare', 'Changed']);
      });

      test('of different feeds are different items, even with the same guid', async () => {
        const [one, two] = [await feedWith(article('same')), await feedWith(article('same'))];
        expect((await list(one))[0]?.id).not.toBe((await list(two))[0]?.id);
      });

      test('hold NUL, broken surrogates, quotes and back-slashes without harm', async () => {
        const wild = `\u0000 \ud83d ' " \\ {a,b} NULL \u2028 ${'x'.repeat(10_000)}`;
        const texts = { guid: wild, title: wild, author: wild, url: wild, summary: wild, contentText: wild };
        const item = parsed({ ...texts, contentRaw: wild, enclosures: [{ url: wild, type: wild, bytes: 1 }] });
        const feedId = await feedWith(item);
        await fetchInto(feedId, [item]);
        const [stored, ...more] = await list(feedId);
        expect(more).toEqual([]);
        const clean = wild.replaceAll('\0', '').toWellFormed();
        expect(stored).toMatchObject({ title: clean, author: clean, url: clean, summary: clean });
        expect(await read(feedId, stored?.id ?? '')).toMatchObject({ contentText: clean, contentRaw: clean });
      });

      test('are 500 at most', async () => {
        const many = Array.from({ length: 600 }, (_, index) => parsed({ guid: `${index}`, title: `T${index}` }));
        const feedId = await feedWith(...many);
        expect(await titles(feedId)).toEqual(many.slice(0, 500).map((item) => item.title));
      });

      test('are not doubled by four workers that bring the same ones at once', async () => {
        const feedId = await under.newFeed();
        const items = Array.from({ length: 120 }, (_, index) => article(`${index}`));
        await Promise.all(Array.from({ length: 4 }, () => fetchInto(feedId, items)));
        expect(await list(feedId)).toHaveLength(120);
      });
    });

    describe('an item whose guid changes', () => {
      test.each([
        ['and link stays', { guid: 'other' }],
        ['while its text is edited', { guid: 'other', summary: 'New', contentText: 'New' }],
        ['while its title is edited', { guid: 'other', title: 'New' }],
        ['while its date moves', { guid: 'other', publishedAt: NOW }],
        ['with its link to https', { guid: 'https://news.example/1', url: 'http://news.example/1' }],
        ['with its link to www', { guid: 'other', url: 'https://www.news.example/1/' }],
        ['with the campaign in its link', { guid: 'other', url: 'https://news.example/1?utm_source=rss&utm_medium=x' }],
        ['to none', { guid: null }],
        ['to none, and its link is spelt otherwise', { guid: null, url: 'http://news.example/1/#xtor=RSS-1' }],
      ])('%s stays one item', async (_, changes) => {
        const feedId = await feedWith(article('0'), article('1'), article('2'));
        const before = await list(feedId);
        await fetchInto(feedId, [article('2'), article('1', changes), article('0')]);
        const after = await list(feedId);
        expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id));
        expect(after.map(({ publishedAt }) => publishedAt)).toEqual(before.map(({ publishedAt }) => publishedAt));
      });

      test('with each revision of the article stays one item', async () => {
        const link = 'https://www.bbc.example/news/c1';
        const revision = (count: number): ParsedItem =>
          article(`${link}#${count}`, { url: `${link}?at_medium=RSS`, title: `${count}`, publishedAt: NOW + count });
        const feedId = await feedWith(revision(0));
        for (const count of [1, 2, 11]) await fetchInto(feedId, [revision(count)]);
        expect(await titles(feedId)).toEqual(['11']);
      });

      test('because others have taken it, and then no longer, stays one item', async () => {
        const one = article('1', { guid: 'shared' });
        const two = article('2', { guid: 'shared' });
        const feedId = await feedWith(one);
        await fetchInto(feedId, [two, one]);
        await fetchInto(feedId, [two]);
        await fetchInto(feedId, [article('3', { guid: 'shared' }), two]);
        expect((await titles(feedId)).toSorted()).toEqual(['1', '2', '3']);
      });
    });

    describe('different items', () => {
      test('that all lead to one page stay different', async () => {
        const url = 'https://news.example/';
        const feedId = await feedWith(article('1', { url }), article('2', { url }));
        await fetchInto(feedId, [article('3', { url }), article('1', { url }), article('2', { url })]);
        await fetchInto(feedId, [article('4', { url })]);
        expect((await titles(feedId)).toSorted()).toEqual(['1', '2', '3', '4']);
      });

      test('of a page that tells something else every day stay different', async () => {
        const url = 'https://news.example/today';
        const feedId = await feedWith(article('1', { url }));
        for (const day of [2, 3]) await fetchInto(feedId, [article(`${day}`, { url, publishedAt: NOW + day * DAY })]);
        expect(await titles(feedId)).toEqual(['3', '2', '1']);
      });

      test('stay different when one takes the link of another that is still there', async () => {
        const feedId = await feedWith(article('1'), article('2'));
        await fetchInto(feedId, [
          article('3', { url: 'https://news.example/1', title: '1' }),
          article('1'),
          article('2'),
        ]);
        expect(await list(feedId)).toHaveLength(3);
      });
    });

    test('an item whose link changes stays one item, with the new link', async () => {
      const feedId = await feedWith(article('1'));
      const [before] = await list(feedId);
      await fetchInto(feedId, [article('1', { url: 'https://news.example/elsewhere' })]);
      expect(await list(feedId)).toEqual([{ ...before, url: 'https://news.example/elsewhere' }]);
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
  });
}
