import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { BriefingModule } from '../../src/briefing/briefing.module.js';
import { FeedModule } from '../../src/feed/feed.module.js';
import { PreferencesModule } from '../../src/preferences/preferences.module.js';
import type { Language } from '../../src/shared/kernel/language.js';
import { SubscriptionsModule } from '../../src/subscriptions/subscriptions.module.js';
import { FeedServer } from '../support/servers/feed-server.js';
import { follow } from '../support/people/follow.js';
import { startTestApp, type TestApp } from '../support/http/http-app.js';
import { NEWS } from './adapters/speech/news.js';

let app: TestApp;
let feeds: FeedServer;

beforeAll(async () => {
  feeds = await FeedServer.start();
  app = await startTestApp({
    modules: [SubscriptionsModule, FeedModule, PreferencesModule, BriefingModule],
    config: { role: 'api', feedAllowedPrivateCidrs: ['127.0.0.0/8'], rateLimitPerMinute: 100_000 },
  });
});

afterAll(async () => {
  await app?.close();
  await feeds?.close();
});

let members = 0;

/** Somebody who follows a feed in each of these languages. */
async function reader(...languages: readonly Language[]): Promise<string> {
  const token = await app.memberToken(`reader${++members}@example.org`);
  for (const language of languages) {
    const items = NEWS[language].map((text, index) => ({ title: text, text, at: Date.now() - index * 60_000 }));
    await follow(app, token, feeds.serve(`${language}-${members}`, items));
  }
  return token;
}

async function hostsFor(token: string, user_request: string, more: object = {}): Promise<readonly string[]> {
  const asked = { artifact_type: 'audio_brief', user_request, ...more };
  const { body } = await app.post<{ artifact_id: string }>('/api/v1/artifacts/compositions/create', asked, token);
  const found = await app.post<{ artifact: { hosts: string[] } }>(
    '/api/v1/artifacts/get',
    { id: body.artifact_id },
    token,
  );
  return found.body.artifact.hosts;
}

const choose = (token: string, profile: object): Promise<unknown> =>
  app.post('/api/v1/settings/update', { profile }, token);

describe('a briefing for which nobody named a language', () => {
  test('is in the language of its sources', async () => {
    expect(await hostsFor(await reader('ja'), 'Brief me on what is new')).toEqual(['陽斗', '結衣']);
    expect(await hostsFor(await reader('de'), 'News')).toEqual(['Jonas', 'Clara']);
  });

  test('is in the language in which it is asked for, when the sources have several', async () => {
    const token = await reader('en', 'zh', 'fr');
    expect(await hostsFor(token, '今天有什么新闻？')).toEqual(['小王', '小李']);
    expect(await hostsFor(token, 'Quelles sont les nouvelles de ce matin ?')).toEqual(['Julien', 'Camille']);
  });

  test('is in the language of those sources that it is about', async () => {
    const token = await reader('en', 'fr');
    const { body } = await app.post<{ sources: { id: string; feed_url: string }[] }>(
      '/api/v1/subscriptions/list',
      {},
      token,
    );
    const french = body.sources.find(({ feed_url }) => feed_url.includes('fr-'))?.id;
    expect(await hostsFor(token, 'News', { scope: { source_ids: [french] } })).toEqual(['Julien', 'Camille']);
  });

  test('does not change what a caller has chosen, who has set a time zone alone chose no language', async () => {
    const token = await reader('ja');
    await choose(token, { timezone: 'Asia/Tokyo' });
    expect(await hostsFor(token, 'News')).toEqual(['陽斗', '結衣']);
    await choose(token, { language: 'en' });
    expect(await hostsFor(token, 'ニュースをお願いします')).toEqual(['Alex', 'Emma']);
    expect(await hostsFor(token, 'News', { language: 'ja' })).toEqual(['陽斗', '結衣']);
  });
});
