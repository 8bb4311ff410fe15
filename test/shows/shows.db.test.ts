import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { BriefingModule } from '../../src/briefing/briefing.module.js';
import { FeedModule } from '../../src/feed/feed.module.js';
import { PreferencesModule } from '../../src/preferences/preferences.module.js';
import { Database } from '../../src/shared/storage/database/database.js';
import { ShowsModule } from '../../src/shows/shows.module.js';
import { SubscriptionsModule } from '../../src/subscriptions/subscriptions.module.js';
import { FeedServer, newsItems } from '../support/servers/feed-server.js';
import { follow } from '../support/people/follow.js';
import { startTestApp, type TestApp } from '../support/http/http-app.js';

interface Show {
  readonly id: string;
  readonly name: string;
  readonly user_request: string | null;
  readonly scope: Record<string, unknown>;
  readonly schedule: Record<string, unknown>;
  readonly next_episode_at: number | null;
  readonly podcast_feed_url: string;
  readonly updated_at: number;
}

const MORNING = { days: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'], ready_at: '07:00', timezone: 'UTC' };
const DAY = 86_400_000;

let app: TestApp;
let feeds: FeedServer;

beforeAll(async () => {
  feeds = await FeedServer.start();
  app = await startTestApp({
    modules: [SubscriptionsModule, FeedModule, PreferencesModule, BriefingModule, ShowsModule],
    // Nobody works: what is asked for stays as it was accepted.
    config: {
      feedAllowedPrivateCidrs: ['127.0.0.0/8'],
      rateLimitPerMinute: 100_000,
      role: 'api',
      showsPerMember: 3,
      briefingDailyLimit: 2,
    },
  });
});

afterAll(async () => {
  await app?.close();
  await feeds?.close();
});

const post = <Body = Record<string, unknown>>(
  operation: string,
  body: object,
  token: string,
  headers: Readonly<Record<string, string>> = {},
) => app.post<Body>(`/api/v1/shows/${operation}`, body, token, { headers });

async function create(token: string, body: object = {}): Promise<Show> {
  const answer = await post<{ show: Show }>('create', { name: 'Morning', schedule: MORNING, ...body }, token);
  expect(answer.status).toBe(200);
  return answer.body.show;
}

const problemOf = ({ status, body }: { status: number; body: Record<string, unknown> }): [number, unknown] => [
  status,
  body['message'],
];

/** A member who follows a feed. */
async function listener(): Promise<{ token: string; sourceId: string }> {
  const token = await app.memberToken();
  return { token, sourceId: await follow(app, token, feeds.serve('gazette', newsItems(3, Date.now()))) };
}

describe('shows of a member', () => {
  test('are made with what was said and, for the rest, nothing', async () => {
    const { token, sourceId } = await listener();
    const said = {
      name: 'Science',
      user_request: 'Only science',
      scope: { source_ids: [sourceId], query: 'seagrass' },
      language: 'en',
      host_ids: ['host_en_emma'],
      target_length_seconds: 600,
      format: 'in_depth',
    };
    const show = await create(token, said);
    expect(show).toMatchObject({ ...said, schedule: MORNING });
    expect(show.id).toMatch(/^shw_/);
    expect(show.podcast_feed_url).toMatch(/^https?:.*\.xml$/);
    const silent = await create(token, { schedule: { new_stories: 5 } });
    expect(silent).toMatchObject({
      user_request: null,
      scope: {},
      language: null,
      host_ids: null,
      target_length_seconds: null,
      format: null,
      schedule: { new_stories: 5 },
      next_episode_at: null,
    });
  });

  test('tell when their next episode is ready', async () => {
    const { next_episode_at: next } = await create(await app.memberToken());
    expect(new Date(next ?? 0).toISOString()).toMatch(/T07:00:00.000Z$/);
    expect((next ?? 0) - Date.now()).toBeLessThanOrEqual(DAY);
  });

  test('are listed newest first, page by page, and read one by one', async () => {
    const token = await app.memberToken();
    const made = [await create(token, { name: 'First' }), await create(token, { name: 'Second' })];
    type List = { shows: Show[]; next_cursor: string | null };
    const first = await post<List>('list', { limit: 1 }, token);
    const second = await post<List>('list', { limit: 1, cursor: first.body.next_cursor }, token);
    expect([...first.body.shows, ...second.body.shows].map(({ name }) => name)).toEqual(['Second', 'First']);
    expect(second.body.next_cursor).toBeNull();
    expect((await post('get', { show_id: made[0]?.id }, token)).body).toEqual({ show: made[0] });
  });

  test('change in what is said and keep the rest; null takes a choice back', async () => {
    const token = await app.memberToken();
    const show = await create(token, { user_request: 'Only science', format: 'brief' });
    const schedule = { days: ['sat'], ready_at: '09:30', timezone: 'Europe/Berlin' };
    const { body } = await post<{ show: Show }>('update', { show_id: show.id, schedule, format: null }, token);
    expect(body.show).toMatchObject({ name: 'Morning', user_request: 'Only science', format: null, schedule });
    expect(new Date(body.show.next_episode_at ?? 0).getUTCDay()).toBe(6);
  });

  test('keep their next moment when something else is changed', async () => {
    const token = await app.memberToken();
    const show = await create(token);
    const { body } = await post<{ show: Show }>('update', { show_id: show.id, name: 'Early' }, token);
    expect(body.show).toEqual({ ...show, name: 'Early', updated_at: expect.any(Number) });
  });

  test('can be changed while a source that they name is followed no more', async () => {
    const { token, sourceId } = await listener();
    const show = await create(token, { scope: { source_ids: [sourceId] } });
    expect((await app.post('/api/v1/subscriptions/delete', { source_id: sourceId }, token)).status).toBe(200);
    const { status, body } = await post<{ show: Show }>('update', { show_id: show.id, name: 'Early' }, token);
    expect([status, body.show]).toMatchObject([200, { name: 'Early', scope: { source_ids: [sourceId] } }]);
    const refused = await post('update', { show_id: show.id, scope: { source_ids: ['src_strange'] } }, token);
    expect(problemOf(refused)).toEqual([400, expect.stringContaining('src_strange')]);
  });

  test('are gone with their podcast feed when they are deleted', async () => {
    const token = await app.memberToken();
    const show = await create(token);
    expect((await post('delete', { show_id: show.id }, token)).body).toEqual({ deleted: true });
    expect((await post('get', { show_id: show.id }, token)).status).toBe(404);
    expect((await post('delete', { show_id: show.id }, token)).status).toBe(404);
    expect((await app.post('/api/v1/podcasts/get', { show_id: show.id }, token)).status).toBe(404);
  });

  test('are the same show for the same Idempotency-Key, and another body is refused', async () => {
    const token = await app.memberToken();
    const key = { 'idempotency-key': 'morning-1' };
    const body = { name: 'Morning', schedule: MORNING };
    const [one, other] = [await post('create', body, token, key), await post('create', body, token, key)];
    expect(other.body).toEqual(one.body);
    expect((await post('create', { ...body, name: 'Noon' }, token, key)).status).toBe(422);
  });

  test('are the same show for the same Idempotency-Key, also when what they name is followed no more', async () => {
    const { token, sourceId } = await listener();
    const body = { name: 'Morning', schedule: MORNING, scope: { source_ids: [sourceId] } };
    const keyed = () => post<{ show: Show }>('create', body, token, { 'idempotency-key': 'k-2' });
    const made = await keyed();
    expect((await app.post('/api/v1/subscriptions/delete', { source_id: sourceId }, token)).status).toBe(200);
    expect((await keyed()).body).toEqual(made.body);
  });

  test('are at most as many as the operator allows', async () => {
    const token = await app.memberToken();
    for (let made = 0; made < 3; made += 1) await create(token);
    expect(problemOf(await post('create', { name: 'Fourth', schedule: MORNING }, token))).toEqual([
      400,
      'You have 3 shows, as many as there may be. Delete one or change it instead.',
    ]);
  });

  test('are nobody else’s', async () => {
    const [owner, other] = [await app.memberToken(), await app.memberToken()];
    const { id: show_id } = await create(owner);
    for (const operation of ['get', 'update', 'delete', 'run', 'episodes']) {
      expect([operation, (await post(operation, { show_id }, other)).status]).toEqual([operation, 404]);
    }
  });

  test('keep what a person wrote unreadable in the database', async () => {
    await create(await app.memberToken(), {
      name: 'Kestrow by night',
      user_request: 'Everything of Kestrow',
      scope: { query: 'Kestrow' },
    });
    const rows = await app.app.get(Database).query<{ row: string }>('select s::text as row from shows.show s');
    expect(rows.length).toBeGreaterThan(0);
    for (const { row } of rows) expect(row).not.toContain('Kestrow');
  });
});

describe('a show that cannot be', () => {
  const refused: readonly [string, object, string][] = [
    ['without a name', { name: ' ' }, 'name'],
    ['with an unknown day', { schedule: { ...MORNING, days: ['noon'] } }, 'days'],
    ['on no day', { schedule: { ...MORNING, days: [] } }, 'days'],
    ['at no time of a day', { schedule: { ...MORNING, ready_at: '24:00' } }, 'ready_at'],
    ['in no time zone', { schedule: { ...MORNING, timezone: 'Mars/Olympus' } }, 'timezone'],
    ['of half a schedule', { schedule: { days: ['mon'] } }, 'days, ready_at and timezone'],
    ['of both kinds', { schedule: { ...MORNING, new_stories: 3 } }, 'nothing else'],
    [
      'of sources of others',
      { scope: { source_ids: ['src_01kmq6t9f3e0hvn3v4k8f0y5zs'] } },
      'src_01kmq6t9f3e0hvn3v4k8f0y5zs',
    ],
    [
      'of folders of others',
      { scope: { folder_ids: ['fld_01kmq6t9f3e0hvn3v4k8f0y5zs'] } },
      'fld_01kmq6t9f3e0hvn3v4k8f0y5zs',
    ],
    ['with hosts of another language', { language: 'de', host_ids: ['host_en_emma'] }, 'host_en_emma speaks en'],
    ['with unknown hosts', { host_ids: ['host_xx'] }, 'host_xx'],
    ['with fields that nobody knows', { scope: { item_ids: ['itm_1'] } }, 'item_ids'],
  ];

  test.each(refused)('is refused %s, and the message says why', async (_, body, why) => {
    const token = await app.memberToken();
    const answer = await post('create', { name: 'Morning', schedule: MORNING, ...body }, token);
    expect(answer.status).toBe(400);
    expect(answer.body['message']).toContain(why);
  });

  test('is refused to anonymous callers, who are told to sign in', async () => {
    const token = await app.anonymousToken();
    const answer = await post('create', { name: 'Morning', schedule: MORNING }, token);
    expect(problemOf(answer)).toEqual([
      403,
      'Shows are for members: sign in, and what you did so far can be taken along.',
    ]);
  });
});

describe('running a show', () => {
  test('makes an episode now, one at a time', async () => {
    const { token } = await listener();
    const { id: show_id } = await create(token);
    const [first, again] = [await post('run', { show_id }, token), await post('run', { show_id }, token)];
    expect([first.status, again.status]).toEqual([202, 200]);
    expect(again.body).toEqual(first.body);
    type Episodes = { episodes: { cause: string; status: string; artifact_id: string; viewer_url: string }[] };
    const { body } = await post<Episodes>('episodes', { show_id }, token);
    const { artifact_id, viewer_url } = first.body;
    expect(body.episodes).toEqual([
      expect.objectContaining({ cause: 'run', status: 'producing', artifact_id, viewer_url, reason: null }),
    ]);
    expect((await app.post('/api/v1/artifacts/get', { id: artifact_id }, token)).status).toBe(200);
  });

  test('is the same episode for the same Idempotency-Key for a day, also of one that somebody else asked for', async () => {
    const { token } = await listener();
    const { id: show_id } = await create(token);
    const { body: made } = await post('run', { show_id }, token);
    const keyed = () => post('run', { show_id }, token, { 'idempotency-key': 'a-key' });
    expect((await keyed()).body).toEqual(made);
    const database = app.app.get(Database);
    await database.execute(`update shows.episode set status = 'ready', look_at = null where show_id = $1`, [show_id]);
    expect((await keyed()).body).toEqual(made);
    await database.execute('update shows.episode set created_at = $2 where show_id = $1', [show_id, Date.now() - DAY]);
    const later = await keyed();
    expect([later.status, later.body['artifact_id'] === made['artifact_id']]).toEqual([202, false]);
  });

  test('tells somebody who follows nothing to follow something, and leaves nothing behind', async () => {
    const token = await app.memberToken();
    const { id: show_id } = await create(token);
    const answer = await post('run', { show_id }, token);
    expect([answer.status, answer.body['error'], answer.body['next_action']]).toEqual([
      409,
      'no_active_subscriptions',
      'manage_subscriptions',
    ]);
    expect((await post('episodes', { show_id }, token)).body['episodes']).toEqual([]);
  });

  test('spends the allowance of all briefings, and says when it is possible again', async () => {
    const { token } = await listener();
    const shows = [await create(token), await create(token), await create(token)];
    const answers = [];
    for (const { id } of shows) answers.push(await post('run', { show_id: id }, token));
    expect(answers.map(({ status }) => status)).toEqual([202, 202, 429]);
    expect(answers[2]?.body).toMatchObject({
      error: 'allowance_exhausted',
      limit: 2,
      next_action: 'wait_until_reset',
      next_generation_at: expect.any(Number),
    });
  });
});
