import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { QueryBus } from '@nestjs/cqrs';
import { RecomposeBriefing } from '../../src/briefing/audit/application/queries/recompose-briefing.js';
import { AuditModule } from '../../src/briefing/audit/audit.module.js';
import { BriefingModule } from '../../src/briefing/briefing.module.js';
import { FeedModule } from '../../src/feed/feed.module.js';
import { PreferencesModule } from '../../src/preferences/preferences.module.js';
import { SubscriptionsModule } from '../../src/subscriptions/subscriptions.module.js';
import { FeedServer, type ServedItem } from '../support/servers/feed-server.js';
import { follow } from '../support/people/follow.js';
import { startTestApp, type TestApp } from '../support/http/http-app.js';
import { until } from '../support/time/until.js';

interface Artifact {
  readonly status: string;
  readonly viewer_url: string;
  readonly artifact_data: { readonly stories: { readonly title: string }[] };
}

interface Spoken {
  readonly items: (now: number) => readonly ServedItem[];
  readonly rules: readonly object[];
  readonly request: string;
  readonly told: readonly string[];
  /** By the title of what is not told, why. */
  readonly explained: Readonly<Record<string, string>>;
  /** What the page says of it. */
  readonly missed: readonly string[];
}

const HOUR = 3_600_000;

const LANGUAGES: Readonly<Record<'en' | 'de', Spoken>> = {
  en: {
    items: (now) => [
      {
        title: 'Rellham wins football cup after extra time',
        text: 'Rellham won the football cup on Friday after extra time. The captain scored the only goal in the 117th minute.',
        at: now - HOUR,
      },
      {
        title: 'Port of Kestrow reopens after week-long storm closure',
        text: 'The port of Kestrow reopened on Friday morning after a storm had kept it shut for seven days. The harbour authority said that clearing the backlog would take until next week.',
        at: now - 2 * HOUR,
      },
      {
        title: 'Seagrass meadows store twice as much carbon as assumed',
        text: 'Seagrass meadows in the North Sea store about twice as much carbon as scientists had assumed, a survey of 84 sites found. Bottom trawling remains the largest threat to the plants.',
        at: now - 20 * HOUR,
      },
    ],
    rules: [
      { action: 'mute', keyword: 'football' },
      { action: 'prefer', keyword: 'carbon' },
    ],
    request: 'What is new?',
    told: [
      'Seagrass meadows store twice as much carbon as assumed',
      'Port of Kestrow reopens after week-long storm closure',
    ],
    explained: { 'Rellham wins football cup after extra time': 'Your rule: mute “football”.' },
    missed: ['Muted by a rule'],
  },
  de: {
    items: (now) => [
      {
        title: 'Hafen von Kestrow nach Sturm wieder offen',
        text: 'Der Hafen von Kestrow ist seit Freitagmorgen wieder offen, nachdem ihn ein Sturm sieben Tage lang geschlossen hatte. Bis nächste Woche sollen alle wartenden Schiffe abgefertigt sein.',
        at: now - HOUR,
      },
      {
        title: 'Rellham gewinnt Fußballpokal nach Verlängerung',
        text: 'Rellham hat am Freitag den Fußballpokal nach Verlängerung gewonnen. Der Kapitän schoss in der 117. Minute das einzige Tor.',
        at: now - 2 * HOUR,
      },
    ],
    rules: [
      { action: 'keep_only', keyword: 'hafen' },
      { action: 'keep_only', keyword: '"neue bahn"' },
    ],
    request: 'Was gibt es Neues?',
    told: ['Hafen von Kestrow nach Sturm wieder offen'],
    explained: { 'Rellham gewinnt Fußballpokal nach Verlängerung': 'Your rule: keep only “hafen” or “"neue bahn"”.' },
    missed: ['Nicht bei dem, was eigene Regeln behalten'],
  },
};

let app: TestApp;
let feeds: FeedServer;

beforeAll(async () => {
  feeds = await FeedServer.start();
  app = await startTestApp({
    modules: [SubscriptionsModule, FeedModule, PreferencesModule, BriefingModule, AuditModule],
    config: { feedAllowedPrivateCidrs: ['127.0.0.0/8'], rateLimitPerMinute: 100_000 },
  });
});

afterAll(async () => {
  await app?.close();
  await feeds?.close();
});

async function heard(token: string, body: object): Promise<Artifact & { readonly id: string }> {
  const asked = await app.post<{ artifact_id: string }>(
    '/api/v1/artifacts/compositions/create',
    { artifact_type: 'audio_brief', ...body },
    token,
  );
  const id = asked.body.artifact_id;
  const { body: answer } = await until(
    () => app.post<{ artifact: Artifact }>('/api/v1/artifacts/get', { id }, token),
    ({ body: { artifact } }) => ['ready', 'failed', 'composition_failed'].includes(artifact.status),
  );
  return { ...answer.artifact, id };
}

describe.each(['en', 'de'] as const)('a briefing in %s of somebody with rules', (language) => {
  const { items, rules, request, told, explained, missed } = LANGUAGES[language];
  let token: string;
  let artifact: Artifact & { readonly id: string };

  beforeAll(async () => {
    token = await app.memberToken();
    await follow(app, token, feeds.serve(`rules-${language}`, items(Date.now())));
    for (const rule of rules) await app.post('/api/v1/rules/create', rule, token);
    artifact = await heard(token, { user_request: request, language });
  });

  test('tells what they leave, and first what they prefer', () => {
    expect(artifact.status).toBe('ready');
    expect(artifact.artifact_data.stories.map(({ title }) => title)).toEqual(told);
  });

  test('names the rule in its selection ledger', async () => {
    const { body } = await app.post<{ entries: { title: string; explanation: string; outcome: string }[] }>(
      '/api/v1/audit/briefings/selection',
      { id: artifact.id, outcome: 'left_out' },
      token,
    );
    expect(Object.fromEntries(body.entries.map(({ title, explanation }) => [title, explanation]))).toEqual(explained);
  });

  test('says on its page that rules left something out, and not what', async () => {
    const { text } = await app.get(new URL(artifact.viewer_url).pathname);
    for (const words of missed) expect(text).toContain(words);
    for (const title of Object.keys(explained)) expect(text).not.toContain(title);
  });

  test('comes out the same again from its history, whatever the rules are by then', async () => {
    await app.post('/api/v1/rules/create', { action: 'mute', keyword: 'kestrow' }, token);
    const again = await app.app.get(QueryBus, { strict: false }).execute(new RecomposeBriefing(artifact.id as never));
    expect(again).toMatchObject({ script: 'identical', selection: 'identical' });
  });
});
