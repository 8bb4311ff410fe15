import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { QueryBus } from '@nestjs/cqrs';
import { BriefingModule } from '../src/briefing/briefing.module.js';
import { FeedModule } from '../src/feed/feed.module.js';
import { FindPerson } from '../src/identity/accounts/application/queries/find-person.js';
import { PreferencesModule } from '../src/preferences/preferences.module.js';
import { Database } from '../src/shared/storage/database/database.js';
import { PersonalDataIndex } from '../src/shared/kernel/compliance/personal-data-index.js';
import type { PersonalData } from '../src/shared/kernel/compliance/personal-data.js';
import { ShowsModule } from '../src/shows/shows.module.js';
import { SubscriptionsModule } from '../src/subscriptions/subscriptions.module.js';
import { FeedServer, newsItems } from './support/servers/feed-server.js';
import { startTestApp, type TestApp } from './support/http/http-app.js';
import {
  personalDataContract,
  type Keeper,
  type PersonalDataSubject,
} from './support/database/personal-data.contract.js';

let app: TestApp;
let feeds: FeedServer;
let made = 0;
let members = 0;

beforeAll(async () => {
  feeds = await FeedServer.start();
  app = await startTestApp({
    modules: [SubscriptionsModule, FeedModule, PreferencesModule, BriefingModule, ShowsModule],
    // Nobody works: what is asked for stays as it was accepted.
    config: { feedAllowedPrivateCidrs: ['127.0.0.0/8'], rateLimitPerMinute: 100_000, role: 'api' },
  });
});

afterAll(async () => {
  await app?.close();
  await feeds?.close();
});

async function accepted(path: string, body: object, token: string): Promise<void> {
  const { status, body: answer } = await app.post(path, body, token);
  if (status >= 300) throw new Error(`${path} answered ${status}: ${JSON.stringify(answer)}`);
}

async function follow(token: string): Promise<void> {
  made += 1;
  feeds.serve(`feed-${made}`, newsItems(1, Date.now()));
  await accepted('/api/v1/folders/create', { name: `Folder ${made}` }, token);
  await accepted('/api/v1/subscriptions/create', { feed_url: `${feeds.url}/feed-${made}` }, token);
}

async function configure(token: string): Promise<void> {
  await accepted('/api/v1/settings/update', { profile: { language: 'de', timezone: 'UTC' } }, token);
  await accepted('/api/v1/listening/update', { format: 'in_depth' }, token);
  await accepted('/api/v1/pronunciations/set', { language: 'en', written: 'Nguyen', respelling: 'Win' }, token);
}

async function request(token: string): Promise<void> {
  await follow(token);
  const briefingRequest = { artifact_type: 'audio_brief', user_request: `Number ${made}` };
  await accepted('/api/v1/artifacts/compositions/create', briefingRequest, token);
}

const openPodcast = (token: string): Promise<void> => accepted('/api/v1/podcasts/get', {}, token);

async function haveAShow(token: string): Promise<void> {
  await follow(token);
  const { body } = await app.post<{ show: { id: string } }>('/api/v1/shows/create', SHOW, token);
  await accepted('/api/v1/shows/run', { show_id: body.show.id }, token);
}

const SHOW = { name: 'Morning', schedule: { days: ['mon'], ready_at: '07:00', timezone: 'UTC' } };

function makeRule(token: string): Promise<void> {
  made += 1;
  return accepted('/api/v1/rules/create', { action: 'mute', keyword: `word ${made}` }, token);
}
const createWebhook = (token: string): Promise<void> =>
  accepted('/api/v1/webhooks/create', { url: 'https://hooks.example.org/' }, token);

const chooseMails = (token: string): Promise<void> =>
  accepted('/api/v1/notifications/update', { mail_ready: false }, token);

/** How a caller comes to have something in each context. */
const KEEPING: Readonly<Record<string, (token: string) => Promise<void>>> = {
  subscriptions: follow,
  feed: makeRule,
  preferences: configure,
  briefing: request,
  shows: haveAShow,
  'shows.mail': chooseMails,
  'shows.podcasts': openPodcast,
  'shows.webhooks': createWebhook,
};

async function newKeeper(keep: (token: string) => Promise<void>): Promise<Keeper> {
  members += 1;
  const email = `keeper-${members}@example.org`;
  const token = await app.memberToken(email);
  const id = await app.app.get(QueryBus, { strict: false }).execute(new FindPerson({ email }));
  return { id, keepSomething: () => keep(token) };
}

const all = (): readonly PersonalData[] => app.app.get(PersonalDataIndex).all();

for (const [context, keep] of Object.entries(KEEPING)) {
  personalDataContract(context, (): PersonalDataSubject => {
    const data = all().find((one) => one.context === context);
    if (data === undefined) throw new Error(`${context} registers no personal data`);
    return { data, newKeeper: () => newKeeper(keep) };
  });
}

describe('the contexts that keep personal data', () => {
  test('are found by the platform, and briefings are handed over after what they are made from', () => {
    const [contexts, last] = [all().map(({ context }) => context), all().at(-1)?.context];
    expect([contexts.toSorted(), last]).toEqual([Object.keys(KEEPING).toSorted(), 'briefing']);
  });

  test('are all that have a column for callers, besides identity, which erases its own', async () => {
    const rows = await app.app.get(Database).query<{ schema: string }>(
      `select distinct table_schema as schema from information_schema.columns
       where column_name in ('caller', 'caller_id', 'owner', 'owner_id', 'member_id') and table_schema !~ '^(pg_|information_)'
       order by schema`,
    );
    expect(rows.map(({ schema }) => schema)).toEqual([
      'briefing',
      'feed',
      'identity',
      'preferences',
      'shows',
      'subscriptions',
    ]);
  });

  test('hear of an erasure through queues whose names never change', async () => {
    const rows = await app.app.get(Database).query<{
      listener: string;
    }>(`select listener from facts.listener where fact = 'identity.CallerErased' order by listener`);
    expect(rows.map(({ listener }) => listener)).toEqual([
      'briefing.caller-erased',
      'feed.caller-erased',
      'preferences.caller-erased',
      'shows.caller-erased',
      'shows.mail.caller-erased',
      'shows.podcasts.caller-erased',
      'shows.webhooks.caller-erased',
      'subscriptions.caller-erased',
    ]);
  });
});
