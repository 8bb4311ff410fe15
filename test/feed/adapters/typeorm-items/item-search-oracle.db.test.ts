import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { ItemSearcher } from '../../../../src/feed/adapters/typeorm-items/item-searcher.js';
import { SEARCH_BUDGET, type SearchBudget } from '../../../../src/feed/adapters/typeorm-items/search-budget.js';
import { parseKeyword } from '../../../../src/feed/domain/keyword.js';
import type { Cursor } from '../../../../src/shared/kernel/page.js';
import type { ItemSummary, PageRequest } from '../../../../src/feed/application/ports/item-reader.js';
import { InvalidRequest } from '../../../../src/shared/kernel/domain-error.js';
import { openFeedTestBed, parsed, type FeedTestBed } from '../../support/feed-test-bed.js';

const LATIN = ['sun', 'moon', 'star', 'sea', 'rain', 'wind', 'snow', 'fog'];
const HAN = ['日', '本', '東', '京', '都'];
const ITEMS = 700;

/** Fields of an item, made of few words, so that every combination of them occurs. */
interface Said {
  readonly title: string;
  readonly summary: string;
  readonly author: string;
  readonly contentText: string;
}

/** One part of a keyword: words that follow each other, or a run of characters. */
interface Part {
  readonly words: readonly string[];
  readonly run: boolean;
  readonly unwanted: boolean;
}

let testBed: FeedTestBed;
let feedIds: number[];
const items = new Map<string, { readonly said: Said; readonly summary: ItemSummary }>();

const pick = (list: readonly string[], seed: number): string => list[seed % list.length] ?? '';

const saidBy = (index: number): Said => ({
  title: [0, 1, 2].map((place) => pick(LATIN, index * 7 + place * (index % 5) + (index >> 3))).join(' '),
  summary: [0, 1, 2, 3].map((place) => pick(HAN, index * 3 + place * (1 + (index % 4)))).join(''),
  author: pick(LATIN, index % 3),
  contentText: `${pick(LATIN, index + 5)} ${pick(LATIN, index * 11)} ${pick(HAN, index)}${pick(HAN, index >> 2)}`,
});

beforeAll(async () => {
  testBed = await openFeedTestBed();
  feedIds = [];
  for (const feed of [0, 1, 2]) {
    // Many of one moment; a third of all is years older than the rest.
    const said = Array.from({ length: ITEMS / 2 }, (_, index) => saidBy(feed * 1_000 + index));
    const publishedAt = (index: number) => (feed === 2 ? 0 : 1_000_000_000) + Math.floor(index / 40);
    const each = said.map((fields, index) =>
      parsed({ guid: `${index}`, url: `https://feed.example/${index}`, publishedAt: publishedAt(index), ...fields }),
    );
    const feedId = await testBed.feedWith(`https://feed${feed}.example/`, each);
    feedIds.push(feedId);
    const filter = { feedIds: [feedId], ids: null, after: null, before: null };
    const { rows } = await testBed.reader.page(filter, { cursor: null, limit: 1_000 });
    for (const summary of rows) {
      const fields = said[Number(summary.url?.split('/').at(-1))];
      if (fields !== undefined) items.set(summary.id, { said: fields, summary });
    }
  }
});

afterAll(() => testBed.db.close());

const part = fc.record({
  words: fc.oneof(
    fc.array(fc.constantFrom(...LATIN, 'never'), { minLength: 1, maxLength: 3 }),
    fc.array(fc.constantFrom(...HAN), { minLength: 1, maxLength: 3 }),
  ),
  unwanted: fc.boolean(),
});

const parts = fc
  .array(part, { minLength: 1, maxLength: 4 })
  .map((drawn): Part[] => drawn.map(({ words, unwanted }) => ({ words, unwanted, run: HAN.includes(words[0] ?? '') })));

const written = ({ words, run, unwanted }: Part): string =>
  `${unwanted ? '-' : ''}${run ? words.join('') : words.length === 1 ? words.join('') : `"${words.join(' ')}"`}`;

const holds = (fields: readonly string[], { words, run }: Part): boolean =>
  fields.some((field) => (run ? field.includes(words.join('')) : ` ${field} `.includes(` ${words.join(' ')} `)));

/** What a search means, without any index. */
function expected(asked: readonly Part[], inContent: boolean): string[] {
  return [...items.values()]
    .filter(({ said: { title, summary, author, contentText } }) => {
      const fields = inContent ? [title, summary, author, contentText] : [title, summary, author];
      return asked.every((one) => holds(fields, one) !== one.unwanted);
    })
    .map(({ summary }) => summary)
    .sort((one, other) => (other.publishedAt ?? 0) - (one.publishedAt ?? 0) || (one.id < other.id ? 1 : -1))
    .map(({ id }) => id);
}

interface Walk {
  readonly budget?: SearchBudget;
  /** Done after each page. */
  readonly meanwhile?: () => Promise<void>;
}

const isBelow = (one: Cursor, other: Cursor): boolean =>
  one.at < other.at || (one.at === other.at && one.id < other.id);

async function everyPage(text: string, inContent: boolean, limit: number, walk: Walk = {}): Promise<string[]> {
  const keyword = parseKeyword(text);
  if (keyword === null) return [];
  const { budget = SEARCH_BUDGET, meanwhile = async () => undefined } = walk;
  const searcher = new ItemSearcher(testBed.db.database, budget);
  const seen: string[] = [];
  for (let page: PageRequest = { cursor: null, limit }; ;) {
    const filter = { feedIds, ids: null, after: null, before: null };
    const { rows, next } = await searcher.search(filter, { keyword, inContent }, page);
    expect(rows.length).toBeLessThanOrEqual(limit);
    seen.push(...rows.map(({ id }) => id));
    if (next === null) return seen;
    if (page.cursor !== null) expect(isBelow(next, page.cursor)).toBe(true);
    page = { cursor: next, limit };
    await meanwhile();
  }
}

describe('A search', () => {
  test('finds, page by page, what a look at every item finds', async () => {
    expect(items.size).toBe((ITEMS / 2) * 3);
    await fc.assert(
      fc.asyncProperty(parts, fc.boolean(), fc.integer({ min: 40, max: 400 }), async (asked, inContent, limit) => {
        const found = await everyPage(asked.map(written).join(' '), inContent, limit);
        expect(found).toEqual(expected(asked, inContent));
      }),
      { numRuns: 120 },
    );
  });

  test('that may cost little finds the same in more pages, and what comes meanwhile moves nothing', async () => {
    let arrived = 0;
    const meanwhile = async () => {
      arrived += 1;
      if (arrived % 25 !== 0) return;
      const item = parsed({ ...saidBy(arrived), guid: 'late', publishedAt: 1_000_000_000 + (arrived % 9) });
      feedIds.push(await testBed.feedWith(`https://late${arrived}.example/`, [item]));
    };
    const budgets = fc.record({
      steps: fc.constantFrom([40, 70], [150], [20, 200, 300]),
      commonFrom: fc.constantFrom(0, 0.1, 0.5, 2),
      lookedUp: fc.constantFrom(0, 30, 300),
      firstLook: fc.constantFrom(0, 100, 100_000),
      read: fc.constantFrom(10, 60),
      characters: fc.constantFrom(500, 5_000),
    });
    await fc.assert(
      fc.asyncProperty(
        parts,
        fc.boolean(),
        fc.integer({ min: 5, max: 90 }),
        budgets,
        async (asked, inContent, limit, budget) => {
          const found = await everyPage(asked.map(written).join(' '), inContent, limit, { budget, meanwhile });
          expect(new Set(found).size).toBe(found.length);
          expect(found.filter((id) => items.has(id))).toEqual(expected(asked, inContent));
        },
      ),
      { numRuns: 60 },
    );
    feedIds.splice(3);
  });

  test.each(['-never', '-sun', '日', '-日 -"moon star"', 'never', '-"sun moon"'])(
    'for %s shows each match once, in pages of any size',
    async (text) => {
      const all = await everyPage(text, true, 1_000);
      expect(new Set(all).size).toBe(all.length);
      expect(await everyPage(text, true, 33)).toEqual(all);
    },
  );

  test('is answered for given items, together with others, as it is alone', async () => {
    const all = [...items.values()].map(({ summary }) => summary);
    const rules = fc.array(fc.record({ asked: parts, inContent: fc.boolean() }), { minLength: 1, maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(rules, async (drawn) => {
        const said = drawn.flatMap(({ asked, inContent }) => {
          const keyword = parseKeyword(asked.map(written).join(' '));
          return keyword === null ? [] : [{ asked, keyword, inContent }];
        });
        const found = await testBed.reader.matching(all, said);
        expect(found.map((ids) => [...ids].toSorted())).toEqual(
          said.map(({ asked, inContent }) => expected(asked, inContent).toSorted()),
        );
      }),
      { numRuns: 60 },
    );
  });

  test('takes any text at all as words', async () => {
    const ascii = fc.string({ unit: fc.constantFrom(...`'"\\&|!()<>:*-−„“「」#. aé日\u0000\ud83d$%`), maxLength: 40 });
    await fc.assert(
      fc.asyncProperty(fc.oneof(ascii, fc.string({ unit: 'binary', maxLength: 60 })), async (text) => {
        const page = { cursor: null, limit: 1 };
        const filter = { feedIds, ids: null, after: null, before: null };
        const keyword = parseKeyword(text);
        if (keyword === null) return;
        await testBed.reader.search(filter, { keyword, inContent: true }, page);
        await testBed.reader.search({ ...filter, ids: [...items.keys()] }, { keyword, inContent: false }, page);
        const some = [...items.values()].slice(0, 3).map(({ summary }) => summary);
        await testBed.reader.matching(some, [
          { keyword, inContent: true },
          { keyword, inContent: false },
        ]);
      }),
      { numRuns: 200, ignoreEqualValues: true },
    );
    expect(() => parseKeyword(Array.from({ length: 99 }, (_, index) => `-${index}`).join(' '))).toThrow(InvalidRequest);
  });
});
