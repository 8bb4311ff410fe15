import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { CommandBus } from '@nestjs/cqrs';
import { BriefingApi } from '../../src/briefing/api.js';
import { BriefingModule } from '../../src/briefing/briefing.module.js';
import { FeedModule } from '../../src/feed/feed.module.js';
import { IssueToken } from '../../src/identity/access/application/commands/issue-token.js';
import { PreferencesModule } from '../../src/preferences/preferences.module.js';
import { SESSION_COOKIE } from '../../src/shared/delivery/http/cookies.js';
import { brand } from '../../src/shared/kernel/brand.js';
import { PersonalDataIndex } from '../../src/shared/kernel/compliance/personal-data-index.js';
import type { BriefingId, CallerId } from '../../src/shared/kernel/identifiers.js';
import { SubscriptionsModule } from '../../src/subscriptions/subscriptions.module.js';
import type { BrowserClient } from '../support/browser/browser-client.js';
import { FeedServer, newsItems } from '../support/servers/feed-server.js';
import { follow } from '../support/people/follow.js';
import { startTestApp, type TestApp } from '../support/http/http-app.js';
import { People } from '../support/people/people.js';
import { until } from '../support/time/until.js';

const OWNER = 'listener@example.org';
const UPDATE = '/api/v1/playback/update';
const LIST = '/api/v1/playback/list';

interface Artifact {
  id: string;
  status: string;
  viewer_url: string;
  quick_read_artifact_id: string;
  audio_duration_ms: number;
}

interface PlaybackAnswer {
  playback: { position_ms: number; furthest_ms: number; finished: boolean; at: number; duration_ms: number };
}

let app: TestApp;
let feeds: FeedServer;
let people: People;
let owner: CallerId;
let token: string;
let ready: Artifact;

beforeAll(async () => {
  feeds = await FeedServer.start();
  feeds.serve('daily', newsItems(12, Date.now()));
  app = await startTestApp({
    modules: [SubscriptionsModule, FeedModule, PreferencesModule, BriefingModule],
    config: { feedAllowedPrivateCidrs: ['127.0.0.0/8'], rateLimitPerMinute: 100_000 },
    listen: 'known',
  });
  people = new People(app);
  owner = await people.create(OWNER);
  token = (await app.app.get(CommandBus, { strict: false }).execute(new IssueToken(OWNER))).token;
  await follow(app, token, `${feeds.url}/daily`);
  ready = await until(artifact(await requested()), ({ status }) => status === 'ready');
});

afterAll(async () => {
  await app?.close();
  await feeds?.close();
});

async function requested(): Promise<string> {
  const body = {
    artifact_type: 'audio_brief',
    user_request: 'What is new?',
    capacity: { target_length_seconds: 180 },
  };
  return (await app.post<{ artifact_id: string }>('/api/v1/artifacts/compositions/create', body, token)).body
    .artifact_id;
}

const artifact = (id: string) => async (): Promise<Artifact> =>
  (await app.post<{ artifact: Artifact }>('/api/v1/artifacts/get', { id }, token)).body.artifact;

const played = async (position_ms: number, at: number, rest: object = {}) =>
  (await app.post<PlaybackAnswer>(UPDATE, { artifact_id: ready.id, position_ms, at, ...rest }, token)).body.playback;

describe('how far somebody has listened', () => {
  const morning = Date.now() - 3_600_000;

  test('is the later position of two devices, by its own time, with the furthest of both beside it', async () => {
    expect(await played(50_000, morning + 20_000)).toEqual({
      artifact_id: ready.id,
      position_ms: 50_000,
      furthest_ms: 50_000,
      duration_ms: ready.audio_duration_ms,
      finished: false,
      at: morning + 20_000,
    });
    expect(await played(80_000, morning + 10_000)).toMatchObject({
      position_ms: 50_000,
      furthest_ms: 80_000,
      at: morning + 20_000,
    });
    expect(await played(1000, morning + 30_000)).toMatchObject({ position_ms: 1000, furthest_ms: 80_000 });
  });

  test('is told by the id of either artifact, and is listed', async () => {
    const body = { artifact_id: ready.quick_read_artifact_id, position_ms: 2000, at: morning + 40_000 };
    expect((await app.post<PlaybackAnswer>(UPDATE, body, token)).body.playback).toMatchObject({
      artifact_id: ready.id,
      position_ms: 2000,
    });
    const listed = await app.post(LIST, {}, token);
    expect(listed.body).toEqual({
      playbacks: [expect.objectContaining({ artifact_id: ready.id, position_ms: 2000, furthest_ms: 80_000 })],
      next_cursor: null,
    });
  });

  test('stands beside the title where another context lists the briefing, and for its owner alone', async () => {
    const id = brand<BriefingId>(ready.id);
    const api = app.app.get(BriefingApi, { strict: false });
    const listed = await api.inShort(owner, [id, brand('art_none')]);
    expect([...listed]).toEqual([
      [
        id,
        {
          title: expect.stringMatching(/./),
          language: 'en',
          durationMs: ready.audio_duration_ms,
          positionMs: 2000,
          finished: false,
        },
      ],
    ]);
    expect([...(await api.inShort(brand('usr_other'), [id]))]).toEqual([]);
  });

  test('is nothing that others may tell or see', async () => {
    const other = await app.memberToken();
    const body = { artifact_id: ready.id, position_ms: 1 };
    expect((await app.post(UPDATE, body, other)).status).toBe(404);
    expect((await app.post(LIST, {}, other)).body).toEqual({ playbacks: [], next_cursor: null });
    expect((await app.post(UPDATE, body)).status).toBe(401);
  });

  test.each([
    [{ position_ms: -1 }],
    [{ position_ms: 1.5 }],
    [{ position_ms: 1, at: -5 }],
    [{ position_ms: 1, volume: 2 }],
    [{}],
  ])('is refused as %j', async (body) => {
    expect((await app.post(UPDATE, { artifact_id: ready.id, ...body }, token)).status).toBe(400);
  });
});

describe('the player on the page of a briefing', () => {
  let path: string;
  let mine: BrowserClient;
  let formToken: string;

  async function signedIn(email: string): Promise<BrowserClient> {
    const { sessionToken: value } = await people.signIn(email);
    const browser = app.browser();
    browser.keep({ name: SESSION_COOKIE, value, path: '/', sameSite: 'lax' });
    return browser;
  }

  beforeAll(async () => {
    path = `${new URL(ready.viewer_url).pathname}/playback`;
    mine = await signedIn(OWNER);
  });

  test('goes on where the owner stopped elsewhere, in their own browser', async () => {
    const seen = await mine.open(path, 'our page');
    expect(seen.status).toBe(200);
    expect(seen.headers.get('cache-control')).toBe('no-store');
    const known = JSON.parse(seen.text) as { position_ms: number; form_token: string };
    expect(known).toMatchObject({ position_ms: 2000, finished: false });
    formToken = known.form_token;
  });

  test('leads to it from the first page while it is not heard to the end, nobody else', async () => {
    const named = async (browser: BrowserClient) => {
      const { text } = await browser.open('/', 'our page');
      return text.includes('Continue listening') && text.includes(`href="${new URL(ready.viewer_url).pathname}"`);
    };
    expect(await named(mine)).toBe(false);
    await played(60_000, Date.now() - 1000);
    expect(await named(mine)).toBe(true);
    expect(await named(app.browser())).toBe(false);
    await played(61_000, Date.now() - 500, { finished: true });
    expect(await named(mine)).toBe(false);
  });

  test('tells where it is', async () => {
    const fields = { form_token: formToken, position_ms: '90000', at: String(Date.now()), finished: 'true' };
    expect((await mine.submit(path, fields)).status).toBe(204);
    const { body } = await app.post<{ playbacks: object[] }>(LIST, {}, token);
    expect(body.playbacks).toEqual([
      expect.objectContaining({ position_ms: 90_000, finished: true, furthest_ms: ready.audio_duration_ms }),
    ]);
  });

  test('tells nothing from another site, and nothing without the token of its page', async () => {
    const fields = { position_ms: '1', at: String(Date.now()) };
    expect((await mine.submit(path, { ...fields, form_token: formToken }, 'other site')).status).toBe(403);
    expect((await mine.submit(path, fields)).status).toBe(403);
  });

  test('learns and tells nothing where a visitor or another member looks at it', async () => {
    await people.create('visitor@example.org');
    const other = await signedIn('visitor@example.org');
    for (const visitor of [app.browser(), other]) {
      const seen = await visitor.open(path, 'our page');
      expect([seen.status, seen.text]).toEqual([204, '']);
      expect(seen.setCookies).toEqual([]);
    }
    const answered = await other.submit(path, { form_token: formToken, position_ms: '1', at: '1' });
    expect(answered.status).toBe(403);
  });
});

describe('what is kept of a listener', () => {
  const index = () => app.app.get(PersonalDataIndex, { strict: false });
  const briefings = () =>
    index()
      .all()
      .find(({ context }) => context === 'briefing');
  const countOf = async (caller: CallerId) =>
    (await briefings()?.count(caller))?.find(({ what }) => what === 'briefings they have listened to')?.count;

  test('goes with the briefing to the member who claims it, and is erased with them', async () => {
    const heir = await people.create('heir@example.org');
    const ofHeir = (await app.app.get(CommandBus, { strict: false }).execute(new IssueToken('heir@example.org'))).token;
    expect([await countOf(owner), await countOf(heir)]).toEqual([1, 0]);
    await briefings()?.handOver({ from: owner, to: heir, claimedAt: Date.now() });
    expect([await countOf(owner), await countOf(heir)]).toEqual([0, 1]);
    expect((await app.post<{ playbacks: object[] }>(LIST, {}, ofHeir)).body.playbacks).toHaveLength(1);
    await briefings()?.erase({ caller: heir, askedBy: 'operator', askedAt: Date.now() });
    expect(await countOf(heir)).toBe(0);
  });
});
