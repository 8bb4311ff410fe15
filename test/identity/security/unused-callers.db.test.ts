import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { CommandBus } from '@nestjs/cqrs';
import { BriefingModule } from '../../../src/briefing/briefing.module.js';
import { StorageSettings } from '../../../src/config/storage-settings.js';
import { FeedModule } from '../../../src/feed/feed.module.js';
import { PurgeExpired } from '../../../src/identity/security/application/commands/purge-expired.js';
import { PreferencesModule } from '../../../src/preferences/preferences.module.js';
import { Database } from '../../../src/shared/storage/database/database.js';
import { EventStreams } from '../../../src/shared/storage/eventstore/event-streams.js';
import { SubscriptionsModule } from '../../../src/subscriptions/subscriptions.module.js';
import { chainProblems } from '../../support/database/chain-problems.js';
import { startTestApp, type TestApp } from '../../support/http/http-app.js';
import { follow } from '../../support/people/follow.js';
import { FeedServer, newsItems } from '../../support/servers/feed-server.js';
import { until, untilTrue } from '../../support/time/until.js';

const DAY_MS = 24 * 3_600_000;
const KEPT_DAYS = 10;

interface Agent {
  readonly id: string;
  readonly token: string;
  readonly feedUrl: string;
  readonly briefing: string;
  /** The path of its briefing. */
  readonly link: string;
}

let app: TestApp;
let second: TestApp;
let feeds: FeedServer;
let database: Database;

beforeAll(async () => {
  feeds = await FeedServer.start();
  const modules = [SubscriptionsModule, FeedModule, PreferencesModule, BriefingModule];
  const config = {
    feedAllowedPrivateCidrs: ['127.0.0.0/8'],
    feedHostSpacingMs: 0,
    rateLimitPerMinute: 100_000,
    anonymousRetentionDays: KEPT_DAYS,
  };
  app = await startTestApp({ modules, config });
  second = await startTestApp({ modules, config: { ...config, role: 'api' }, databaseUrl: app.databaseUrl });
  database = app.app.get(Database);
});

afterAll(async () => {
  await second?.close();
  await app?.close();
  await feeds?.close();
});

/** An anonymous agent with a feed that nobody else follows, settings and a briefing that is ready. */
async function agent(name: string): Promise<Agent> {
  feeds.serve(name, newsItems(6, Date.now()));
  const feedUrl = `${feeds.url}/${name}`;
  const token = await app.anonymousToken();
  await follow(app, token, feedUrl);
  await app.post('/api/v1/settings/update', { profile: { timezone: 'Europe/Berlin' } }, token);
  const { body } = await app.post<{ artifact_id: string; viewer_url: string }>(
    '/api/v1/artifacts/compositions/create',
    { artifact_type: 'audio_brief', user_request: 'My knee', capacity: { target_length_seconds: 180 } },
    token,
  );
  await until(
    () => app.post<{ artifact: { status: string } }>('/api/v1/artifacts/get', { id: body.artifact_id }, token),
    (answer) => answer.body.artifact.status === 'ready',
  );
  const [row] = await database.query<{ owner: string }>('select owner from briefing.briefing where id = $1', [
    body.artifact_id,
  ]);
  const link = new URL(body.viewer_url).pathname;
  return { id: row?.owner ?? '', token, feedUrl, briefing: body.artifact_id, link };
}

/** As if all that was done had been done so many days before. */
async function age({ id }: Pick<Agent, 'id'>, days: number): Promise<void> {
  const ms = days * DAY_MS;
  await database.execute(
    'update identity.caller set created_at = created_at - $2, seen_at = seen_at - $2 where id = $1',
    [id, ms],
  );
  await database.execute(
    `update identity.token set issued_at = issued_at - $2, last_used_at = last_used_at - $2,
       expires_at = expires_at - $2 where caller_id = $1`,
    [id, ms],
  );
  await database.execute('update identity.claim set expires_at = expires_at - $2 where caller_id = $1', [id, ms]);
}

async function purge(on = app): Promise<number> {
  const purged = await on.app
    .get(CommandBus, { strict: false })
    .execute(new PurgeExpired(new AbortController().signal));
  return purged.find(({ what }) => what === 'unusedCallers')?.count ?? 0;
}

const isKnown = async ({ id }: Agent): Promise<boolean> =>
  (await database.query('select from identity.caller where id = $1', [id])).length === 1;

const hasFiles = ({ briefing }: Agent): Promise<boolean> =>
  access(join(app.app.get(StorageSettings).dataDir, 'media', briefing)).then(
    () => true,
    () => false,
  );

const linkAnswers = async ({ link }: Agent, below = ''): Promise<number> => (await app.get(link + below)).status;

const isWatched = async ({ feedUrl }: Agent): Promise<boolean | undefined> =>
  (await database.query<{ watched: boolean }>('select watched from feed.feed where url = $1', [feedUrl]))[0]?.watched;

const rowsOf = async ({ id }: Agent): Promise<number> => {
  const [row] = await database.query<{ count: number }>(
    `select ((select count(*) from subscriptions.subscription where caller_id = $1)
           + (select count(*) from preferences.profile where caller_id = $1)
           + (select count(*) from identity.token where caller_id = $1)
           + (select count(*) from identity.claim where caller_id = $1)
           + (select count(*) from briefing.ticket where owner = $1))::int as count`,
    [id],
  );
  return row?.count ?? -1;
};

describe('an anonymous caller of whom nothing is used any more', () => {
  test('expires with all that it made, its feed is asked no more, and its history says so', async () => {
    const gone = await agent('gone');
    const stays = await agent('stays');
    await untilTrue(async () => (await isWatched(gone)) === true);
    await age(gone, KEPT_DAYS + 1);
    await age(stays, KEPT_DAYS - 1);
    expect(await purge()).toBe(1);
    expect((await app.post('/api/v1/settings/get', {}, gone.token)).status).toBe(401);
    await untilTrue(async () => (await rowsOf(gone)) === 0);
    await untilTrue(async () => !(await hasFiles(gone)));
    await untilTrue(async () => (await isWatched(gone)) === false);
    expect([await isKnown(gone), await linkAnswers(gone), await linkAnswers(gone, '/audio.mp3')]).toEqual([
      false,
      404,
      404,
    ]);
    const history = await app.app.get(EventStreams).read(`briefing-${gone.briefing}`);
    expect(chainProblems(history)).toEqual([]);
    expect(history.at(-1)).toMatchObject({ type: 'BriefingErased', data: { askedBy: 'expiry' } });
    const events = await database.query(
      `select detail from identity.security_event where kind = 'caller_erased' and caller_id = $1`,
      [gone.id],
    );
    expect(events).toEqual([{ detail: 'expiry' }]);
    expect([await isKnown(stays), await isWatched(stays), await hasFiles(stays)]).toEqual([true, true, true]);
  });

  test('expires once when two nodes are at it', async () => {
    const several = await Promise.all(['one', 'two', 'three'].map(agent));
    for (const one of several) await age(one, KEPT_DAYS + 1);
    const [here, there] = await Promise.all([purge(app), purge(second)]);
    expect(here + there).toBe(several.length);
    for (const one of several) await untilTrue(async () => (await rowsOf(one)) === 0);
    const erased = await database.query(
      `select caller_id from identity.security_event where kind = 'caller_erased' and caller_id = any($1)`,
      [several.map(({ id }) => id)],
    );
    expect(erased).toHaveLength(several.length);
  });

  test('is there as a whole when the process is killed before the end, and expires with the next', async () => {
    const killed = await agent('killed');
    await age(killed, KEPT_DAYS + 1);
    await database.execute(`
      create function identity.kill_expiry() returns trigger language plpgsql as
      $$ begin raise exception 'killed, says the test'; end $$`);
    await database.execute(
      'create trigger killed before delete on identity.caller for each row execute function identity.kill_expiry()',
    );
    await expect(purge()).rejects.toThrow('killed');
    expect([await isKnown(killed), await linkAnswers(killed), await hasFiles(killed)]).toEqual([true, 200, true]);
    await database.execute('drop trigger killed on identity.caller');
    await database.execute('drop function identity.kill_expiry');
    await age(killed, KEPT_DAYS + 1);
    expect(await purge()).toBe(1);
    await untilTrue(async () => (await rowsOf(killed)) === 0 && !(await hasFiles(killed)));
  });
});

describe('an anonymous caller that is still there', () => {
  test('is kept while somebody plays its briefing, although its token is long over', async () => {
    const heard = await agent('heard');
    await age(heard, KEPT_DAYS + 50);
    expect(await linkAnswers(heard, '/audio.mp3')).toBe(200);
    await untilTrue(async () => {
      const [row] = await database.query<{ seen: string | null }>(
        'select seen_at as seen from identity.caller where id = $1',
        [heard.id],
      );
      return Number(row?.seen) > Date.now() - DAY_MS;
    });
    expect(await purge()).toBe(0);
    expect([await isKnown(heard), await linkAnswers(heard, '/audio.mp3')]).toEqual([true, 200]);
  });

  test('is kept while it has a token that works, or work that can be claimed', async () => {
    const [calling, claimable] = [await agent('calling'), await agent('claimable')];
    await age(calling, KEPT_DAYS + 1);
    await age(claimable, KEPT_DAYS + 1);
    const soon = Date.now() + DAY_MS;
    await database.execute('update identity.token set expires_at = $2 where caller_id = $1', [calling.id, soon]);
    await database.execute('update identity.claim set expires_at = $2 where caller_id = $1', [claimable.id, soon]);
    expect(await purge()).toBe(0);
    expect([await isKnown(calling), await isKnown(claimable)]).toEqual([true, true]);
    expect((await app.post('/api/v1/settings/get', {}, calling.token)).status).toBe(200);
  });

  test('is remembered by its last request, not by its first, for longer than its tokens', async () => {
    const late = await agent('late');
    await age(late, KEPT_DAYS + 40);
    const yesterday = Date.now() - DAY_MS;
    await database.execute('update identity.caller set seen_at = $2 where id = $1', [late.id, yesterday]);
    await database.execute('delete from identity.token where caller_id = $1', [late.id]);
    expect(await purge()).toBe(0);
    expect(await isKnown(late)).toBe(true);
  });

  test('leaves what a member has claimed to the member', async () => {
    const claimed = await agent('claimed');
    const member = await app.memberToken();
    const paired = { anonymous: claimed.id, member: await memberOf(member) };
    await database.execute(
      'insert into identity.work_claim (anonymous_id, member_id, claimed_at) values ($1, $2, $3)',
      [paired.anonymous, paired.member, Date.now()],
    );
    await age(claimed, KEPT_DAYS + 1);
    expect(await purge()).toBe(0);
    expect([await isKnown(claimed), await hasFiles(claimed)]).toEqual([true, true]);
  });

  test('is kept for ever where the operator says so', async () => {
    const old = await agent('old');
    await age(old, 10_000);
    const settings = { anonymousRetentionDays: null, role: 'api' as const };
    const forEver = await startTestApp({
      modules: [SubscriptionsModule, FeedModule, PreferencesModule, BriefingModule],
      config: settings,
      databaseUrl: app.databaseUrl,
    });
    const expired = await purge(forEver);
    await forEver.close();
    expect(expired).toBe(0);
    expect(await isKnown(old)).toBe(true);
  });
});

/** Whose token it is: the newest member's. */
async function memberOf(token: string): Promise<string> {
  expect((await app.post('/api/v1/settings/get', {}, token)).status).toBe(200);
  const [row] = await database.query<{ id: string }>(
    `select id from identity.caller where kind = 'member' order by created_at desc limit 1`,
  );
  return row?.id ?? '';
}
