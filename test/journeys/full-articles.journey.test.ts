import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { LoopbackWeb } from '../feed/support/loopback-web.js';
import { newsItems, type ServedItem } from '../support/servers/feed-server.js';
import { newDataDir, Program, removeDataDir, stopPrograms } from '../support/program/program.js';
import { until } from '../support/time/until.js';
import { Agent } from './client.js';

const NEWS = newsItems(8, Date.now());
const summaryOf = ({ text }: ServedItem): string => text.slice(0, text.indexOf('.') + 1);

/** A feed that tells how its articles begin, and the pages that tell the rest. */
function publish(web: LoopbackWeb): string {
  const items = NEWS.map((item, at) => {
    const paragraphs = item.text.split(/(?<=\.) /).map((sentence) => `<p>${sentence}</p>`);
    const html = `<!doctype html><html><head><title>${item.title}</title></head><body><nav><a href="/">Home</a></nav><article><h1>${item.title}</h1>${paragraphs.join('')}</article></body></html>`;
    const link = web.on(`/news/${at}`, (_, response) => {
      response.writeHead(200, { 'content-type': 'text/html' }).end(html);
    });
    return `<item><title>${item.title}</title><link>${link}</link><pubDate>${new Date(item.at).toUTCString()}</pubDate><description>${summaryOf(item)}</description></item>`;
  });
  return web.on('/feed.xml', (_, response) => {
    const document = `<rss version="2.0"><channel><title>The summaries</title><link>${web.url}</link>${items.join('')}</channel></rss>`;
    response.writeHead(200, { 'content-type': 'application/rss+xml' }).end(document);
  });
}

interface Opened {
  readonly item: { readonly content_text: string };
}

/** Two who follow one feed of summaries, of whom one reads the articles. The tests are one story, in order. */
describe('full articles', () => {
  let web: LoopbackWeb;
  let dataDir: string;
  let chooser: Agent;
  let other: Agent;
  let itemId: string;

  beforeAll(async () => {
    web = await LoopbackWeb.start();
    dataDir = await newDataDir();
    const program = await Program.start({ dataDir, env: { FEED_ALLOWED_PRIVATE_CIDRS: '127.0.0.0/8' } });
    [chooser, other] = [await Agent.anonymous(program), await Agent.anonymous(program)];
  });

  afterAll(async () => {
    await stopPrograms();
    await web?.close();
    await removeDataDir(dataDir);
  });

  const textFor = async (agent: Agent): Promise<string> =>
    (await agent.post<Opened>('items/get', { item_id: itemId })).body.item.content_text;

  test('can be chosen for a feed that gives summaries, by one of two who follow it', async () => {
    const feed = publish(web);
    const { body } = await chooser.subscribe(feed);
    await other.subscribe(feed);
    const listed = await chooser.post<{ items: { id: string }[] }>('items/list', { limit: 1 });
    itemId = listed.body.items[0]?.id ?? '';
    expect(await textFor(chooser)).toBe(summaryOf(NEWS[0] as ServedItem));
    const options = await chooser.post('subscriptions/options', { source_id: body.source.id, full_articles: true });
    expect([options.status, options.body]).toEqual([200, { source_id: body.source.id, full_articles: true }]);
  });

  test('are read soon by whoever chose them, and by nobody else: the other reads the summary', async () => {
    const article = NEWS[0]?.text.split(/(?<=\.) /).join('\n\n');
    await until(
      () => textFor(chooser),
      (text) => text === article,
    );
    expect(await textFor(other)).toBe(summaryOf(NEWS[0] as ServedItem));
  });

  test('are what a briefing says to whoever chose them, and to nobody else', async () => {
    const said = 'residents of Town';
    const [told, briefly] = await Promise.all(
      [chooser, other].map(async (agent) => agent.finished(await agent.request('What is new?'))),
    );
    expect([told?.status, briefly?.status]).toEqual(['ready', 'ready']);
    expect(told?.transcript_text).toContain(said);
    expect(briefly?.transcript_text).not.toContain(said);
  });
});
