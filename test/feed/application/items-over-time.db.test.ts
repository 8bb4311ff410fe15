import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import type { ParsedItem } from '../../../src/feed/application/ports/feed-fetcher.js';
import { openFeedTestBed, parsed, type FeedTestBed } from '../support/feed-test-bed.js';

const ARTICLES = 8;

/** What a publisher does to one article before the next document. */
const change = fc.constantFrom(
  'none',
  'edit',
  'new guid',
  'new guid and title',
  'new link',
  'no guid',
  'other spelling',
);
type Change = typeof change extends fc.Arbitrary<infer T> ? T : never;

interface Article {
  guid: string | null;
  link: string;
  spelling: number;
  /** In the document that had it last: else it can be known again by its link alone. */
  toldGuid: boolean;
  title: string;
  readonly publishedAt: number | null;
}

const SPELLINGS = [
  (link: string) => `https://news.example/${link}`,
  (link: string) => `http://www.news.example/${link}/`,
  (link: string) => `https://news.example/${link}?utm_source=rss`,
];

const step = fc.record({
  /** Which articles are in the document, in this order, and what happened to each. */
  shown: fc.uniqueArray(fc.record({ article: fc.nat(ARTICLES - 1), change }), { selector: ({ article }) => article }),
  /** Every entry has the guid of all others: it says nothing. */
  sharedGuid: fc.boolean(),
});

function apply(article: Article, what: Change, at: number): void {
  if (what === 'edit') article.title = `${article.title}+`;
  if (what === 'new guid and title' && article.publishedAt !== null) article.title = `${article.title}*`;
  if (what.startsWith('new guid')) article.guid = `${article.link}-${at}`;
  if (what === 'no guid') article.guid = null;
  if (what === 'new link' && article.guid !== null && article.toldGuid) article.link = `${article.link}-${at}`;
  if (what === 'other spelling') article.spelling += 1;
}

const entryOf = ({ guid, link, spelling, title, publishedAt }: Article): ParsedItem =>
  parsed({ guid, url: SPELLINGS[spelling % SPELLINGS.length]?.(link) ?? link, title, publishedAt });

describe('The items of a feed', () => {
  let testBed: FeedTestBed;
  let feeds = 0;

  beforeAll(async () => {
    testBed = await openFeedTestBed();
  });
  afterAll(() => testBed.db.close());

  test('are neither doubled nor lost nor changed for others, whatever a publisher does from document to document', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 8 }), async (steps) => {
        const articles = Array.from({ length: ARTICLES }, (_, index): Article => {
          const link = `article-${index}`;
          return {
            guid: `guid-${index}`,
            link,
            spelling: 0,
            toldGuid: false,
            title: link,
            publishedAt: index % 2 === 0 ? index : null,
          };
        });
        const url = `https://${(feeds += 1)}.example/`;
        const { id: feedId } = await testBed.feeds.ensure(url, 0);
        const ids = new Map<number, string>();
        const last = new Map<number, string>();
        for (const [at, { shown, sharedGuid }] of steps.entries()) {
          // Whoever takes the guid away changes nothing else with it: nobody could know the article again.
          const quiet = sharedGuid && shown.length > 1;
          for (const one of shown) if (!quiet) apply(articles[one.article]!, one.change, at);
          for (const { article } of shown) articles[article]!.toldGuid = !quiet;
          const entries = shown.map(({ article }) => entryOf(articles[article]!));
          await testBed.feedWith(url, quiet ? entries.map((entry) => ({ ...entry, guid: 'the same' })) : entries);
          const filter = { feedIds: [feedId], ids: null, after: null, before: null };
          const { rows } = await testBed.reader.page(filter, { cursor: null, limit: 100 });
          for (const { article } of shown) last.set(article, articles[article]!.title);
          expect(rows.map(({ title }) => title).toSorted()).toEqual([...last.values()].toSorted());
          for (const [article, title] of last) {
            const item = rows.find((row) => row.title === title)!;
            expect(item.id).toBe(ids.get(article) ?? item.id);
            ids.set(article, item.id);
          }
        }
      }),
      { numRuns: 40 },
    );
  });
});
