import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { BriefingModule } from '../../../src/briefing/briefing.module.js';
import { FeedModule } from '../../../src/feed/feed.module.js';
import { PreferencesModule } from '../../../src/preferences/preferences.module.js';
import { ShowsModule } from '../../../src/shows/shows.module.js';
import { SubscriptionsModule } from '../../../src/subscriptions/subscriptions.module.js';
import { startTestApp, type TestApp } from '../../support/http/http-app.js';
import { follow } from '../../support/people/follow.js';
import { somebody, type Somebody } from '../../support/people/operators.js';
import { FeedServer, newsItems } from '../../support/servers/feed-server.js';
import { pageRoutesOf } from './page-routes.js';

const MODULES = [SubscriptionsModule, FeedModule, PreferencesModule, BriefingModule, ShowsModule];
const SCHEDULE = { days: ['mon'], ready_at: '07:00', timezone: 'Europe/Berlin' };

let feeds: FeedServer;
let app: TestApp;
let owner: Somebody;
let other: Somebody;
let anonymous: string;
/** Of things of the owner, by the fields that name them. */
let theirs: Readonly<Record<string, string>>;

type Made = Readonly<Record<string, { readonly id: string }>> & { readonly artifact_id: string };

beforeAll(async () => {
  feeds = await FeedServer.start();
  const config = { feedAllowedPrivateCidrs: ['127.0.0.0/8'], rateLimitPerMinute: 100_000 };
  app = await startTestApp({ modules: MODULES, listen: 'known', config });
  [owner, other] = [await somebody(app), await somebody(app)];
  anonymous = await app.anonymousToken();
  const make = async (path: string, body: object): Promise<Made> =>
    (await app.post<Made>(`/api/v1/${path}`, body, owner.token)).body;
  const source_id = await follow(app, owner.token, feeds.serve('daily', newsItems(5, Date.now())));
  const items = await app.post<{ items: { id: string }[] }>('/api/v1/items/list', {}, owner.token);
  const [folder, rule, show, webhook] = [
    await make('folders/create', { name: 'Mine' }),
    await make('rules/create', { action: 'mute', keyword: 'football' }),
    await make('shows/create', { name: 'Mornings', schedule: SCHEDULE }),
    await make('webhooks/create', { url: 'https://hooks.example.org/x' }),
  ];
  const order = {
    artifact_type: 'audio_brief',
    user_request: 'What is new?',
    capacity: { target_length_seconds: 180 },
  };
  const { artifact_id } = await make('artifacts/compositions/create', order);
  theirs = {
    source_id,
    item_id: items.body.items[0]!.id,
    folder_id: folder['folder']!.id,
    rule_id: rule['rule']!.id,
    show_id: show['show']!.id,
    webhook_id: webhook['webhook']!.id,
    id: artifact_id,
    artifact_id,
  };
});
afterAll(async () => {
  await app?.close();
  await feeds?.close();
});

/** An id of the same form that names nothing. */
const nobodys = (id: string): string => id.slice(0, -6) + (id.endsWith('zzzzzz') ? 'yyyyyy' : 'zzzzzz');

/** What an operation needs besides the id. */
const REST: Readonly<Record<string, object>> = {
  'audit/briefings/what-if': { changes: { exclude_items: [] } },
  'folders/rename': { name: 'Yours' },
  'playback/update': { position_ms: 1 },
  'rules/create': { action: 'mute', keyword: 'x' },
  'shows/update': { name: 'Yours' },
  'subscriptions/options': { full_articles: true },
  'webhooks/update': { description: 'Yours' },
};

const CASES: readonly (readonly [path: string, field: string])[] = [
  ...['delete', 'get', 'link/renew', 'restore'].map((act) => [`artifacts/${act}`, 'id'] as const),
  ...['history', 'link', 'selection', 'state', 'what-if'].map((act) => [`audit/briefings/${act}`, 'id'] as const),
  ...['assign', 'delete', 'rename'].map((act) => [`folders/${act}`, 'folder_id'] as const),
  ['items/get', 'item_id'],
  ['items/list', 'source_id'],
  ['playback/update', 'artifact_id'],
  ['podcasts/get', 'show_id'],
  ['podcasts/renew', 'show_id'],
  ['rules/create', 'folder_id'],
  ['rules/create', 'source_id'],
  ...['delete', 'update'].map((act) => [`rules/${act}`, 'rule_id'] as const),
  ...['corrections', 'delete', 'episodes', 'get', 'preview', 'run', 'update'].map(
    (act) => [`shows/${act}`, 'show_id'] as const,
  ),
  ...['delete', 'options', 'refresh'].map((act) => [`subscriptions/${act}`, 'source_id'] as const),
  ...['delete', 'deliveries', 'rotate', 'test', 'update'].map((act) => [`webhooks/${act}`, 'webhook_id'] as const),
];

describe('what belongs to somebody', () => {
  test('is in a case below for every operation that names a thing', async () => {
    const known = new Set(CASES.map(([path]) => path));
    const naming = app.contract
      .naming(/^(id|[a-z]+_id)$/)
      .map((path) => path.replace('/api/v1/', ''))
      .filter((path) => !path.startsWith('admin/') && path !== 'subscriptions/create');
    expect(naming.filter((path) => !known.has(path))).toEqual([]);
  });

  test.each(CASES)('is to others as what there is not: %s with %s', async (path, field) => {
    const id = theirs[field]!;
    const asked = async (token: string, given: string) => {
      const body = { ...REST[path], [field]: given };
      const { status, body: answer } = await app.post(`/api/v1/${path}`, body, token);
      return [
        status,
        JSON.stringify(answer)
          .replaceAll(given, 'ID')
          .replaceAll(/"(at|\w+_at)":\d+/g, '"at"'),
      ];
    };
    for (const token of [other.token, anonymous]) {
      const seen = await asked(token, id);
      expect(seen).toEqual(await asked(token, nobodys(id)));
      expect(['items/list', 'podcasts/get'].includes(path) || Number(seen[0]) >= 400).toBe(true);
      // A rule that names what there is not is no rule.
      expect(seen[0] === 400).toBe(path === 'rules/create');
    }
    // Whoever has the link to a history may look without a token: to others it is not there.
    const { status } = await app.post(`/api/v1/${path}`, { ...REST[path], [field]: id });
    expect(status).toBe(path.startsWith('audit/') ? 404 : 401);
  });
});

describe('pages', () => {
  const TOKEN = /:\w+/g;
  /** What a browser says of a form that is not ours; nothing is said by no browser. */
  const ELSEWHERE: readonly Readonly<Record<string, string>>[] = [
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'cross-site' },
    { origin: 'null' },
    {},
  ];

  test('of somebody show others what there is not, in the same words', async () => {
    const ids = Object.values(theirs);
    const paths = pageRoutesOf(app).filter(
      ({ method, path, page }) => method === 'GET' && path.includes(':') && page.session === 'required',
    );
    expect(paths.length).toBeGreaterThan(5);
    const shown = (text: string, id: string): string =>
      text.replaceAll(id, 'ID').replaceAll(/value="[\w-]{60,}"/g, 'TOKEN');
    for (const { path } of paths) {
      for (const id of ids) {
        const [mine, none] = [
          await other.browser.open(path.replaceAll(TOKEN, id)),
          await other.browser.open(path.replaceAll(TOKEN, nobodys(id))),
        ];
        expect([path, id, mine.status]).toEqual([path, id, none.status]);
        expect(mine.status).toBeGreaterThanOrEqual(300);
        expect([path, shown(mine.text, id)]).toEqual([path, shown(none.text, nobodys(id))]);
      }
    }
  });

  test('take no form of a sibling site, of another one, or without a word of where it comes from', async () => {
    const forms = pageRoutesOf(app).filter(({ method, page }) => method === 'POST' && page.form === true);
    expect(forms.length).toBeGreaterThan(30);
    await other.browser.open('/account');
    for (const { path, page } of forms) {
      for (const from of ELSEWHERE) {
        const type = page.upload === true ? 'multipart/form-data; boundary=x' : 'application/x-www-form-urlencoded';
        const headers = { ...from, cookie: other.browser.cookieHeader(), 'content-type': type };
        const { status } = await fetch(app.url + path.replaceAll(TOKEN, 'x'), {
          method: 'POST',
          redirect: 'manual',
          headers,
          body: 'a=b',
        });
        expect([path, from, status]).toEqual([path, from, 403]);
      }
    }
  });

  test('are framed nowhere, kept nowhere and let no other site in', async () => {
    for (const { method, path, page } of pageRoutesOf(app)) {
      if (method !== 'GET') continue;
      const { headers, status } = await other.browser.open(path.replaceAll(TOKEN, 'x'));
      const [policy, frames, cache] = ['content-security-policy', 'x-frame-options', 'cache-control'].map((name) =>
        headers.get(name),
      );
      expect([path, frames, policy?.includes("frame-ancestors 'none'")]).toEqual([path, 'DENY', true]);
      expect([path, headers.get('access-control-allow-origin')]).toEqual([path, null]);
      if (page.session === 'required' && status < 400) expect([path, cache]).toEqual([path, 'no-store']);
    }
  });
});
