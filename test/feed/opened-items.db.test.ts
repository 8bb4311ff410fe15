import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { QueryBus } from '@nestjs/cqrs';
import { FeedModule } from '../../src/feed/feed.module.js';
import { FindPerson } from '../../src/identity/accounts/application/queries/find-person.js';
import { PersonalDataIndex } from '../../src/shared/kernel/compliance/personal-data-index.js';
import type { CallerId } from '../../src/shared/kernel/identifiers.js';
import { SubscriptionsModule } from '../../src/subscriptions/subscriptions.module.js';
import { FeedServer, newsItems } from '../support/servers/feed-server.js';
import { follow } from '../support/people/follow.js';
import { startTestApp, type TestApp } from '../support/http/http-app.js';

const MARK = '/api/v1/items/mark_opened';
const LIST = '/api/v1/items/list_opened';

interface Opened {
  opened: { item_id: string; opened_at: number }[];
  next_cursor: string | null;
}

let app: TestApp;
let feeds: FeedServer;
let token: string;
let items: string[];

beforeAll(async () => {
  feeds = await FeedServer.start();
  feeds.serve('daily', newsItems(5, Date.now()));
  app = await startTestApp({
    modules: [SubscriptionsModule, FeedModule],
    config: { feedAllowedPrivateCidrs: ['127.0.0.0/8'], rateLimitPerMinute: 100_000 },
  });
  token = await app.memberToken('reader@example.org');
  await follow(app, token, `${feeds.url}/daily`);
  const { body } = await app.post<{ items: { id: string }[] }>('/api/v1/items/list', {}, token);
  items = body.items.map(({ id }) => id);
});

afterAll(async () => {
  await app?.close();
  await feeds?.close();
});

const callerOf = (email: string): Promise<CallerId> =>
  app.app.get(QueryBus, { strict: false }).execute(new FindPerson({ email }));

const listed = async (body: object = {}, as = token): Promise<Opened> => (await app.post<Opened>(LIST, body, as)).body;

const idsIn = ({ opened }: Opened): string[] => opened.map(({ item_id }) => item_id);

describe('items that somebody has opened', () => {
  test('are kept, each once, and listed with those of the last time first', async () => {
    const [first, second, third] = items;
    expect((await app.post(MARK, { item_ids: [first, second] }, token)).body).toEqual({ opened: 2 });
    const before = await listed();
    expect(new Set(idsIn(before))).toEqual(new Set([first, second]));
    await app.post(MARK, { item_ids: [third] }, token);
    await app.post(MARK, { item_ids: [first] }, token);
    const after = await listed();
    expect(after.opened).toHaveLength(3);
    expect(after.opened.map(({ opened_at }) => opened_at)).toEqual(
      after.opened.map(({ opened_at }) => opened_at).toSorted((a, b) => b - a),
    );
  });

  test('are found among others, and page by page', async () => {
    const [first, , , fourth] = items;
    expect(idsIn(await listed({ item_ids: [first, fourth] }))).toEqual([first]);
    const pages: string[] = [];
    let cursor: string | null = null;
    do {
      const page: Opened = await listed({ limit: 2, ...(cursor !== null && { cursor }) });
      pages.push(...idsIn(page));
      cursor = page.next_cursor;
    } while (cursor !== null);
    expect(pages).toEqual(idsIn(await listed()));
  });

  test('are those that the caller can read; others are passed over', async () => {
    const other = await app.memberToken();
    expect((await app.post(MARK, { item_ids: items }, other)).body).toEqual({ opened: 0 });
    expect(await listed({}, other)).toEqual({ opened: [], next_cursor: null });
    expect((await app.post(MARK, { item_ids: ['itm_unknown'] }, token)).body).toEqual({ opened: 0 });
  });

  test.each([[{ item_ids: [] }], [{ item_ids: Array.from({ length: 101 }, (_, n) => `itm_${n}`) }], [{}]])(
    'are refused as %j',
    async (body) => {
      expect((await app.post(MARK, body, token)).status).toBe(400);
    },
  );

  test('go to the member who claims them, and are erased with them', async () => {
    const heirToken = await app.memberToken('heir-of-items@example.org');
    await follow(app, heirToken, `${feeds.url}/daily`);
    await app.post(MARK, { item_ids: [items[0], items[4]] }, heirToken);
    const [from, to] = [await callerOf('reader@example.org'), await callerOf('heir-of-items@example.org')];
    const kept = idsIn(await listed());
    const data = app.app
      .get(PersonalDataIndex)
      .all()
      .find(({ context }) => context === 'feed');
    await data?.handOver({ from, to, claimedAt: Date.now() });
    expect(idsIn(await listed())).toEqual([]);
    expect(new Set(idsIn(await listed({}, heirToken)))).toEqual(new Set([...kept, items[4]]));
    await data?.erase({ caller: to, askedBy: 'operator', askedAt: Date.now() });
    expect(idsIn(await listed({}, heirToken))).toEqual([]);
  });
});
