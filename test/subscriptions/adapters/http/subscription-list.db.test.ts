import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { Database } from '../../../../src/shared/storage/database/database.js';
import type { CallerId } from '../../../../src/shared/kernel/identifiers.js';
import { PersonalDataIndex } from '../../../../src/shared/kernel/compliance/personal-data-index.js';
import { LoopbackWeb } from '../../../feed/support/loopback-web.js';
import type { TestApp } from '../../../support/http/http-app.js';
import { until } from '../../../support/time/until.js';
import { startAppOfSubscriptions } from './subscriber.js';

const MOST = 60;

interface Report {
  readonly subscribed: number;
  readonly followed_already: number;
  readonly refused: number;
  readonly lines: readonly {
    readonly line: number;
    readonly feed_url: string;
    readonly outcome: string;
    readonly source_id: string | null;
    readonly message: string | null;
  }[];
}

interface Source {
  readonly id: string;
  readonly title: string;
  readonly feed_url: string;
  readonly last_success_at: number | null;
  readonly last_error: string | null;
}

let app: TestApp;
let web: LoopbackWeb;
let token: string;

beforeAll(async () => {
  web = await LoopbackWeb.start();
  app = await startAppOfSubscriptions({ memberSubscriptions: MOST });
});

afterAll(async () => {
  await app.close();
  await web.close();
});

beforeEach(async () => {
  token = await app.memberToken();
});

const outline = (url: string): string => `<outline type="rss" text="x" xmlUrl="${url}"/>`;
const opml = (...urls: readonly string[]): string => `<opml>\n<body>\n${urls.map(outline).join('\n')}\n</body></opml>`;

const importList = (list: string, bearer = token) =>
  app.post<Report & { error?: string; message?: string }>('/api/v1/subscriptions/import', { opml: list }, bearer);

async function sources(): Promise<readonly Source[]> {
  const { body } = await app.post<{ sources: Source[] }>('/api/v1/subscriptions/list', { limit: 100 }, token);
  return body.sources;
}

/** Imported feeds are fetched by the worker: soon, not at once. */
const sourcesWhen = (right: (all: readonly Source[]) => boolean): Promise<readonly Source[]> => until(sources, right);

describe('Importing a list', () => {
  test('reports on each line, follows what can be followed and has it fetched', async () => {
    const good = web.feed('/import-good', 'Imported & read', [{ title: 'One' }]);
    const { status, body } = await importList(
      opml(good, 'ftp://feeds.example/', 'not an address', 'https://user:pass@feeds.example/', good),
    );
    expect(status).toBe(200);
    expect(body).toMatchObject({ subscribed: 1, followed_already: 1, refused: 3 });
    expect(body.lines.map(({ line, outcome }) => [line, outcome])).toEqual([
      [3, 'subscribed'],
      [4, 'refused'],
      [5, 'refused'],
      [6, 'refused'],
      [7, 'followed_already'],
    ]);
    expect(body.lines[1]?.message).toContain('http');
    expect(body.lines[4]?.source_id).toBe(body.lines[0]?.source_id);
    const [source] = await sourcesWhen(([only]) => only?.last_success_at !== null);
    expect(source).toMatchObject({ title: 'Imported & read', last_error: null, id: body.lines[0]?.source_id });
  });

  test('says on the source what is wrong with a feed that cannot be fetched', async () => {
    await importList(opml('http://169.254.169.254/latest/meta-data'));
    const [source] = await sourcesWhen(([only]) => only?.last_error !== null);
    expect(source).toMatchObject({ title: 'x', last_success_at: null });
    expect(source?.last_error).toMatch(/private|local/i);
  });

  test('changes nothing when it is repeated, and restores deleted sources with their ids', async () => {
    const [one, two] = [web.feed('/again-one', 'One', []), web.feed('/again-two', 'Two', [])];
    const { body: first } = await importList(opml(one, two));
    const deleted = first.lines[1]?.source_id ?? '';
    await app.post('/api/v1/subscriptions/delete', { source_id: deleted }, token);
    const { body: second } = await importList(opml(one, two));
    expect(second).toMatchObject({ subscribed: 1, followed_already: 1, refused: 0 });
    expect(second.lines.map(({ source_id }) => source_id)).toEqual(first.lines.map(({ source_id }) => source_id));
    expect(await sources()).toHaveLength(2);
  });

  test('follows as many as a caller may and refuses the rest in words', async () => {
    const many = Array.from({ length: MOST + 2 }, (_, at) => `http://127.0.0.1:9/${at}`);
    const { body } = await importList(opml(...many));
    expect(body).toMatchObject({ subscribed: MOST, refused: 2 });
    expect(body.lines.at(-1)?.message).toContain(String(MOST));
    // Nor does the service keep what there was no room for.
    const known = await app.app.get(Database).query('select from feed.feed where url = $1', [many.at(-1)]);
    expect(known).toEqual([]);
  });

  test('is allowed for members only', async () => {
    const { status, body } = await importList(opml('https://a.example/'), await app.anonymousToken());
    expect(status).toBe(403);
    expect(body).toMatchObject({ error: 'forbidden' });
  });

  test('refuses a file that is no list, and one that is too long', async () => {
    expect((await importList('<html></html>')).status).toBe(400);
    expect((await importList(opml('https://a.example/'.padEnd(300_000, 'x')))).status).toBe(413);
  });
});

describe('Exporting the list', () => {
  test('gives a file that another member can import unchanged', async () => {
    const urls = [web.feed('/export-one', 'A < B & "C"', []), web.feed('/export-two?x=1&y=2', 'Two', [])];
    for (const feed_url of urls) await app.post('/api/v1/subscriptions/create', { feed_url }, token);
    const { body } = await app.post<{ opml: string }>('/api/v1/subscriptions/export', undefined, token);
    expect(body.opml).toContain('A &lt; B &amp; &quot;C&quot;');
    const { body: report } = await importList(body.opml, await app.memberToken());
    expect(report.lines.map(({ feed_url }) => feed_url).sort()).toEqual([...urls].sort());
    expect(report.subscribed).toBe(2);
  });

  test('gives all sources, also to a member who has claimed more than the limit', async () => {
    const ownerOf = async (source: string | null | undefined): Promise<CallerId> => {
      const sql = 'select caller_id from subscriptions.subscription where id = $1';
      const [row] = await app.app.get(Database).query<{ caller_id: CallerId }>(sql, [source]);
      if (row === undefined) throw new Error('nobody follows that');
      return row.caller_id;
    };
    const many = Array.from({ length: MOST }, (_, at) => `http://127.0.0.1:9/own-${at}`);
    const { body: own } = await importList(opml(...many));
    const { body: agent } = await importList(opml('http://127.0.0.1:9/agent'), await app.memberToken());
    const [from, to] = await Promise.all([ownerOf(agent.lines[0]?.source_id), ownerOf(own.lines[0]?.source_id)]);
    await app.app.get(PersonalDataIndex).handOver({ from, to, claimedAt: Date.now() });
    const { body } = await app.post<{ opml: string }>('/api/v1/subscriptions/export', undefined, token);
    expect(body.opml.match(/xmlUrl=/g)).toHaveLength(MOST + 1);
    const feed_url = 'http://127.0.0.1:9/one-more';
    expect((await app.post('/api/v1/subscriptions/create', { feed_url }, token)).status).toBe(403);
  });
});
