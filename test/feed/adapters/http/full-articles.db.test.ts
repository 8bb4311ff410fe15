import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { FeedApi } from '../../../../src/feed/api.js';
import { FeedModule } from '../../../../src/feed/feed.module.js';
import { Database } from '../../../../src/shared/storage/database/database.js';
import { brand } from '../../../../src/shared/kernel/brand.js';
import type { CallerId } from '../../../../src/shared/kernel/identifiers.js';
import { PersonalDataIndex } from '../../../../src/shared/kernel/compliance/personal-data-index.js';
import { SubscriptionsModule } from '../../../../src/subscriptions/subscriptions.module.js';
import { startTestApp, type TestApp } from '../../../support/http/http-app.js';
import { until } from '../../../support/time/until.js';
import { LoopbackWeb } from '../../support/loopback-web.js';

interface Listed {
  readonly items: readonly { readonly id: string; readonly title: string; readonly summary: string | null }[];
}
interface Opened {
  readonly item: { readonly content_text?: string | null; readonly raw?: { readonly content_raw?: string | null } };
  readonly next_content_cursor: string | null;
}
interface Options {
  readonly source_id: string;
  readonly full_articles: boolean;
}

const PARAGRAPHS = [
  'The harbour of Tidewater opened to ships again on Monday, two years after a storm broke its northern mole.',
  'Some 240 boats had been moored elsewhere in the meantime, most of them in Northport, an hour away from here.',
  'The repairs cost 18 million crowns, six more than planned, because the old stones could not be used again.',
  'A second stage, with a new crane and a quay for ferries, is to follow in the spring of the year after next.',
];
const ARTICLE = PARAGRAPHS.join('\n\n');
const SUMMARY = 'The harbour of Tidewater opened to ships again.';
const TITLE = 'Harbour reopens';

const pageOf = (paragraphs: readonly string[], title: string): string =>
  `<!doctype html><html><head><title>${title}</title></head><body><nav><a href="/">Home</a></nav><article>${paragraphs
    .map((paragraph) => `<p>${paragraph}</p>`)
    .join('')}</article></body></html>`;

let app: TestApp;
let web: LoopbackWeb;

beforeAll(async () => {
  web = await LoopbackWeb.start();
  app = await startTestApp({
    modules: [SubscriptionsModule, FeedModule],
    config: { feedAllowedPrivateCidrs: ['127.0.0.0/8'], rateLimitPerMinute: 100_000 },
  });
});

afterAll(async () => {
  await app.close();
  await web.close();
});

/** A feed of summaries, each with a link. */
function feedOf(path: string, links: readonly string[]): string {
  const items = links.map(
    (link, at) =>
      `<item><guid isPermaLink="false">${at}</guid><title>${TITLE}</title><link>${link}</link><description>${SUMMARY}</description></item>`,
  );
  return web.on(path, (_, response) => {
    const document = `<rss version="2.0"><channel><title>Courier</title><link>${web.url}</link>${items.join('')}</channel></rss>`;
    response.writeHead(200, { 'content-type': 'application/rss+xml' }).end(document);
  });
}

const article = (path: string, paragraphs: readonly string[] = PARAGRAPHS, title = TITLE): string =>
  web.on(
    path,
    (_, response) => void response.writeHead(200, { 'content-type': 'text/html' }).end(pageOf(paragraphs, title)),
  );

/** Somebody who follows the feed, and its one item. */
async function reader(feedUrl: string) {
  const token = await app.memberToken();
  const created = await app.post<{ source: { id: string } }>(
    '/api/v1/subscriptions/create',
    { feed_url: feedUrl },
    token,
  );
  const sourceId = created.body.source.id;
  const options = async (body: object) =>
    app.post<Options>('/api/v1/subscriptions/options', { source_id: sourceId, ...body }, token);
  const list = async (body: object = {}) => (await app.post<Listed>('/api/v1/items/list', body, token)).body.items;
  const itemId = (await list())[0]?.id ?? '';
  const open = async (body: object = {}) =>
    (await app.post<Opened>('/api/v1/items/get', { item_id: itemId, ...body }, token)).body;
  return { token, sourceId, itemId, options, list, open, text: async () => (await open()).item.content_text };
}

async function callerOf({ sourceId }: { readonly sourceId: string }): Promise<CallerId> {
  const sql = 'select caller_id from subscriptions.subscription where id = $1';
  const [owner] = await app.app.get(Database).query<{ caller_id: CallerId }>(sql, [sourceId]);
  return brand(owner?.caller_id ?? '');
}

describe('Full articles', () => {
  test('are read by those who chose them; everybody else reads what the feed says', async () => {
    const feed = feedOf('/told.xml', [article('/told')]);
    const [chooser, other] = [await reader(feed), await reader(feed)];
    expect((await chooser.options({})).body).toEqual({ source_id: chooser.sourceId, full_articles: false });
    expect(await chooser.text()).toBe(SUMMARY);

    const { status, body } = await chooser.options({ full_articles: true });
    expect({ status, body }).toEqual({ status: 200, body: { source_id: chooser.sourceId, full_articles: true } });
    await until(chooser.text, (text) => text !== SUMMARY);

    expect(await chooser.text()).toBe(ARTICLE);
    expect(await other.text()).toBe(SUMMARY);
    expect((await other.options({})).body.full_articles).toBe(false);
    // What was published stays as it was, for both.
    expect((await chooser.open({ include_raw: true })).item.raw).toEqual({ content_raw: SUMMARY });
    expect((await chooser.list())[0]?.summary).toBe(SUMMARY);
    expect(web.hits.get('/told')).toBe(1);
  });

  test('are fetched once, however many choose them, and given up by choice', async () => {
    const feed = feedOf('/once.xml', [article('/once')]);
    const [first, second] = [await reader(feed), await reader(feed)];
    await first.options({ full_articles: true });
    await until(first.text, (text) => text === ARTICLE);
    await second.options({ full_articles: true });
    expect(await second.text()).toBe(ARTICLE);
    await first.options({ full_articles: false });
    expect(await first.text()).toBe(SUMMARY);
    expect(await second.text()).toBe(ARTICLE);
    expect(web.hits.get('/once')).toBe(1);
  });

  test('come in windows that join to the whole', async () => {
    const { options, open, text } = await reader(feedOf('/long.xml', [article('/long')]));
    await options({ full_articles: true });
    await until(text, (now) => now === ARTICLE);
    let [joined, cursor]: [string, string | null] = ['', '0'];
    while (cursor !== null) {
      const window: Opened = await open({ cursor, max_chars: 100 });
      joined += window.item.content_text ?? '';
      cursor = window.next_content_cursor;
    }
    expect(joined).toBe(ARTICLE);
  });

  test('are the material of briefings of those who chose them', async () => {
    const feed = feedOf('/material.xml', [article('/material')]);
    const [chooser, other] = [await reader(feed), await reader(feed)];
    await chooser.options({ full_articles: true });
    await until(chooser.text, (text) => text === ARTICLE);
    const material = async (whose: { readonly sourceId: string }): Promise<string | undefined> => {
      const { items } = await app.app.get(FeedApi).material(await callerOf(whose), { limit: 10, named: 0 });
      return items[0]?.text;
    };
    expect(await material(chooser)).toBe(ARTICLE);
    expect(await material(other)).toBe(SUMMARY);
  });

  test.each([
    ['a page that is shorter than the summary', () => article('/short', ['Gone.'])],
    [
      'a page that wants consent',
      () => article('/wall', ['Please accept cookies to go on; we and our partners need your data for ads.']),
    ],
    [
      'a page about something else',
      () =>
        article(
          '/other',
          ['Flour has become dearer for bakers everywhere, and nobody can say why. '.repeat(9)],
          'Flour',
        ),
    ],
    [
      'a document',
      () =>
        web.on(
          '/file',
          (_, response) => void response.writeHead(200, { 'content-type': 'application/pdf' }).end('%PDF'),
        ),
    ],
    ['a private address', () => 'http://169.254.169.254/latest/meta-data/'],
    ['a login', () => web.status('/login', 403)],
  ])('leave an item as it is whose link leads to %s', async (what, linkOf) => {
    const link = linkOf();
    const { options, list, open, token } = await reader(
      feedOf(`/${encodeURIComponent(what)}.xml`, [link, article(`/good/${encodeURIComponent(what)}`)]),
    );
    await options({ full_articles: true });
    const good = (await list())[1]?.id;
    const textOf = async (id?: string) =>
      (await app.post<Opened>('/api/v1/items/get', { item_id: id }, token)).body.item.content_text;
    // The newest is tried first: when the next one has come, it has been judged.
    await until(
      () => textOf(good),
      (text) => text === ARTICLE,
    );
    expect(await textOf(good)).toBe(ARTICLE);
    expect((await open()).item.content_text).toBe(SUMMARY);
  });

  test('are found with search_content by those who read them, and by nobody else', async () => {
    const feed = feedOf('/search.xml', [article('/search')]);
    const [chooser, other] = [await reader(feed), await reader(feed)];
    await chooser.options({ full_articles: true });
    await until(chooser.text, (text) => text === ARTICLE);
    const finds = async ({ list }: typeof chooser, keyword: string, search_content = true, ids?: string) =>
      (await list({ keyword, search_content, ...(ids !== undefined && { ids }) })).length === 1;

    for (const words of ['crane', 'Northport moored', 'harbour ferries', '"a new crane"', 'reopens -bakers']) {
      expect([words, await finds(chooser, words)]).toEqual([words, true]);
      expect([words, await finds(chooser, words, true, chooser.itemId)]).toEqual([words, true]);
    }
    for (const words of ['crane', 'Northport moored', 'harbour ferries', '"a new crane"']) {
      expect([words, await finds(other, words)]).toEqual([words, false]);
      expect([words, await finds(chooser, words, false)]).toEqual([words, false]);
    }
    // What a reader does not see neither hides an item from them nor shows it.
    expect([await finds(chooser, 'harbour -crane'), await finds(other, 'harbour -crane')]).toEqual([false, true]);
    expect([await finds(chooser, '"again. The"'), await finds(chooser, '"crane again"')]).toEqual([false, false]);
    expect([await finds(chooser, 'reopens', false), await finds(other, 'reopens')]).toEqual([true, true]);
  });

  test('are chosen for sources of one’s own only', async () => {
    const { sourceId } = await reader(feedOf('/own.xml', [article('/own')]));
    const stranger = await app.memberToken();
    const path = '/api/v1/subscriptions/options';
    expect((await app.post(path, { source_id: sourceId, full_articles: true }, stranger)).status).toBe(404);
    expect((await app.post(path, { source_id: sourceId }, stranger)).status).toBe(404);
    expect((await app.post(path, { source_id: sourceId }, null)).status).toBe(401);
    expect((await app.post(path, { source_id: sourceId, full_articles: 'yes' }, stranger)).status).toBe(400);
    expect((await app.post(path, { source_id: sourceId, articles: true }, stranger)).body).toMatchObject({
      error: 'invalid_request',
      message: expect.stringContaining('articles'),
    });
  });

  test('stay chosen when a member takes over the feed from an agent that chose them', async () => {
    const feed = feedOf('/claimed.xml', [article('/claimed')]);
    const [agent, member] = [await reader(feed), await reader(feed)];
    await agent.options({ full_articles: true });
    const [from, to] = [await callerOf(agent), await callerOf(member)];
    await app.app.get(PersonalDataIndex).handOver({ from, to, claimedAt: Date.now() });
    expect((await member.options({})).body).toEqual({ source_id: member.sourceId, full_articles: true });
    // The agent's own id for it goes on standing for it.
    const old = { source_id: agent.sourceId };
    expect((await app.post('/api/v1/subscriptions/options', old, member.token)).body).toMatchObject({
      source_id: member.sourceId,
    });
  });

  test('stay chosen for a source that is deleted and comes back', async () => {
    const feed = feedOf('/back.xml', [article('/back')]);
    const { options, sourceId, token } = await reader(feed);
    await options({ full_articles: true });
    await app.post('/api/v1/subscriptions/delete', { source_id: sourceId }, token);
    expect((await options({})).status).toBe(404);
    await app.post('/api/v1/subscriptions/create', { feed_url: feed }, token);
    expect((await options({})).body.full_articles).toBe(true);
  });
});
