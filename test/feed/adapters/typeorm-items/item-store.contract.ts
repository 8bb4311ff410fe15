import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { ParsedItem } from '../../../../src/feed/application/ports/feed-fetcher.js';
import { parsed } from '../../support/feed-test-bed.js';
import { itemRetentionContract } from './item-retention.contract.js';
import { article, DAY, itemsOf, NOW, type ItemsUnderTest } from './items-under-test.js';

/** What every ItemStore promises, and the ItemRetention beside it. */
export function itemStoreContract(name: string, open: () => Promise<ItemsUnderTest>): void {
  describe(`item store contract: ${name}`, () => {
    let under: ItemsUnderTest;

    beforeAll(async () => {
      under = await open();
    });
    afterAll(async () => await under.close());

    const { ingest, fetchInto, feedWith, list, titles, read } = itemsOf(() => under);

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

      test('of several feeds that are stored together stay those of their feed, also where publishers number them alike', async () => {
        const [one, other] = [await feedWith(article('1')), await feedWith(article('2'))];
        const items = [article('3'), article('2', { title: 'Second' }), article('1')];
        const documents = [one, other].map((feedId, index) => ({ feedId, items, at: NOW + index * DAY }));
        const ingested = await under.locked([one, other], () => under.store.ingest(documents));
        expect([one, other].map((feedId) => ingested.get(feedId)?.added)).toEqual([2, 2]);
        expect((await titles(one)).toSorted()).toEqual(['1', '3', 'Second']);
        expect((await titles(other)).toSorted()).toEqual(['1', '3', 'Second']);
        const undated = [parsed({ guid: 'undated', title: 'Undated' })];
        const later = documents.map((document) => ({ ...document, items: undated }));
        await under.locked([one, other], () => under.store.ingest(later));
        const times = await under.store.newestTimes([one, other], 1);
        expect([one, other].map((feedId) => times.get(feedId))).toEqual([[NOW], [NOW + DAY]]);
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
        expect(await under.store.newestTimes([feedId], 5)).toEqual(new Map([[feedId, [7_000]]]));
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

    describe('kept items', () => {
      const kept = async (feedId: number): Promise<readonly string[]> => {
        const ids = (await list(feedId)).map(({ id }) => id);
        await under.store.keep(ids);
        return ids;
      };
      const revisedBy = async (feedId: number, ...items: ParsedItem[]): Promise<readonly string[]> =>
        (await ingest(feedId, items)).revised;

      test('of which title, summary or text changes are named, and no others', async () => {
        const feedId = await feedWith(article('1'));
        const [id] = await kept(feedId);
        const changes = [{ title: 'New' }, { summary: 'New' }, { contentText: 'New' }];
        for (const change of changes) expect(await revisedBy(feedId, article('1', change), article('2'))).toEqual([id]);
        const same = article('1', { contentText: 'New', contentRaw: '<p>New</p>', author: 'Somebody', language: 'en' });
        expect(await revisedBy(feedId, same, article('2', { title: 'Nobody cites it' }))).toEqual([]);
      });

      test('are named when their guid changes with their words', async () => {
        const link = 'https://www.bbc.example/news/c1';
        const revision = (count: number): ParsedItem => article(`${link}#${count}`, { url: link, title: `${count}` });
        const feedId = await feedWith(revision(0));
        expect(await revisedBy(feedId, revision(1))).toEqual([]);
        const [id] = await kept(feedId);
        expect(await revisedBy(feedId, revision(2))).toEqual([id]);
      });

      test('that are withdrawn are named once, stay, and are named again when they come back', async () => {
        const feedId = await feedWith(article('1'), article('2'));
        const [first = '', second = ''] = await kept(feedId);
        const withdraw = (...guids: string[]) =>
          under.locked([feedId], () => under.store.withdraw(feedId, guids, NOW + DAY));
        expect(await withdraw('1', 'unknown')).toEqual([first]);
        expect(await withdraw('1')).toEqual([]);
        expect([...(await under.reader.withdrawn([first, second]))]).toEqual([[first, NOW + DAY]]);
        expect(await list(feedId)).toHaveLength(2);
        expect(await revisedBy(feedId, article('1'), article('2'))).toEqual([first]);
        expect(await under.reader.withdrawn([first])).toEqual(new Map());
      });
    });

    test('an item whose link changes stays one item, with the new link', async () => {
      const feedId = await feedWith(article('1'));
      const [before] = await list(feedId);
      await fetchInto(feedId, [article('1', { url: 'https://news.example/elsewhere' })]);
      expect(await list(feedId)).toEqual([{ ...before, url: 'https://news.example/elsewhere' }]);
    });

    itemRetentionContract(() => under);
  });
}
