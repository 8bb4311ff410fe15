import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { BriefingApi, type BriefingOrder, type BriefingPreview } from '../../src/briefing/api.js';
import { BriefingModule } from '../../src/briefing/briefing.module.js';
import { FeedModule } from '../../src/feed/feed.module.js';
import { PreferencesModule } from '../../src/preferences/preferences.module.js';
import { brand } from '../../src/shared/kernel/brand.js';
import type { Caller } from '../../src/shared/kernel/caller.js';
import { Database } from '../../src/shared/storage/database/database.js';
import { SubscriptionsModule } from '../../src/subscriptions/subscriptions.module.js';
import { FeedServer, newsItems } from '../support/servers/feed-server.js';
import { follow } from '../support/people/follow.js';
import { startTestApp, type TestApp } from '../support/http/http-app.js';

let app: TestApp;
let feeds: FeedServer;
let caller: Caller;
let sources: Record<'daily' | 'gossip', string>;

beforeAll(async () => {
  feeds = await FeedServer.start();
  const items = newsItems(14, Date.now());
  feeds.serve('daily', items.slice(0, 12));
  feeds.serve('gossip', items.slice(12));
  app = await startTestApp({
    modules: [SubscriptionsModule, FeedModule, PreferencesModule, BriefingModule],
    config: { role: 'api', feedAllowedPrivateCidrs: ['127.0.0.0/8'] },
  });
  const token = await app.memberToken('anna@example.org');
  sources = {
    daily: await follow(app, token, `${feeds.url}/daily`),
    gossip: await follow(app, token, `${feeds.url}/gossip`),
  };
  const [row] = await query<{ id: string }>(`select caller_id as id from identity.member`);
  caller = { id: brand(row?.id ?? ''), kind: 'member', roles: [] };
});

afterAll(async () => {
  await app?.close();
  await feeds?.close();
});

const query = <Row extends object>(sql: string): Promise<Row[]> => app.app.get(Database).query<Row>(sql);

const order: BriefingOrder = { userRequest: 'What is new?', language: 'en' };

const preview = (changed: Partial<BriefingOrder> = {}): Promise<BriefingPreview> =>
  app.app.get(BriefingApi).preview(caller, order, { ...order, ...changed });

const tally = async (): Promise<unknown> =>
  await query(
    'select (select count(*) from briefing.briefing) as briefings, (select count(*) from briefing.ticket) as reservations',
  );

describe('a preview', () => {
  test('says what would be said now, each fact with its item, and that nothing differs without a change', async () => {
    const { before, after, stories, sentences, language } = await preview();
    expect(language).toBe('en');
    expect(after).toEqual(before);
    expect(stories.length).toBeGreaterThan(3);
    expect(stories.every(({ placeBefore, placeAfter }) => placeBefore === placeAfter)).toBe(true);
    expect(sentences.length).toBe(after?.sentences);
    expect(sentences.some(({ itemId }) => itemId?.startsWith('itm_'))).toBe(true);
  });

  test('shows what other words, another format and fewer sources come to', async () => {
    const headlines = await preview({ userRequest: 'Only headlines, please.' });
    expect(headlines.after?.sentences).toBeLessThan(headlines.before?.sentences ?? 0);
    const narrow = await preview({ scope: { sourceIds: [sources.gossip] } });
    const gone = narrow.stories.filter(({ placeAfter }) => placeAfter === null);
    expect(gone.length).toBeGreaterThan(0);
    expect(gone[0]?.explanation).toContain('Not told any more');
    expect(narrow.after?.inScope).toBeLessThan(narrow.before?.inScope ?? 0);
  });

  test('says that there would be nothing to say', async () => {
    const { after, sentences } = await preview({ scope: { query: 'zzzqqq' } });
    expect([after, sentences]).toEqual([null, []]);
  });

  test('refuses sources that are not the caller’s', async () => {
    const stranger = 'src_01kdwx6z5nf3btkmh4g0s1v9aq';
    await expect(preview({ scope: { sourceIds: [stranger] } })).rejects.toThrow(stranger);
  });

  test('keeps nothing and spends nothing', async () => {
    const before = await tally();
    await preview({ format: 'in_depth' });
    expect(await tally()).toEqual(before);
  });
});
