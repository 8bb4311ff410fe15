import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { BriefingModule } from '../../../src/briefing/briefing.module.js';
import { FeedModule } from '../../../src/feed/feed.module.js';
import { PreferencesModule } from '../../../src/preferences/preferences.module.js';
import { Database } from '../../../src/shared/storage/database/database.js';
import { SubscriptionsModule } from '../../../src/subscriptions/subscriptions.module.js';
import { FeedServer, newsItems } from '../../support/servers/feed-server.js';
import { follow } from '../../support/people/follow.js';
import { startTestApp, type Answered, type TestApp } from '../../support/http/http-app.js';
import { until } from '../../support/time/until.js';

interface Created {
  artifact_id: string;
  error: string;
}

let app: TestApp;
let feeds: FeedServer;
let database: Database;

beforeAll(async () => {
  feeds = await FeedServer.start();
  feeds.serve('daily', newsItems(3, Date.now()));
  app = await startTestApp({
    modules: [SubscriptionsModule, FeedModule, PreferencesModule, BriefingModule],
    config: { feedAllowedPrivateCidrs: ['127.0.0.0/8'] },
  });
  database = app.app.get(Database);
  await database.execute(
    `create function pg_temp_outage() returns trigger language plpgsql as
     $$ begin raise exception 'away, says the test' using errcode = '57P03'; end $$`,
  );
});

afterEach(() => database.execute('drop trigger if exists outage on eventstore.event'));
afterEach(() => database.execute('drop trigger if exists outage on briefing.briefing'));

afterAll(async () => {
  await app?.close();
  await feeds?.close();
});

/** As if the process died there: nothing that it writes from then on is written. */
const nothingReaches = (table: string): Promise<number> =>
  database.execute(`create trigger outage before insert on ${table} for each row execute function pg_temp_outage()`);

const reaches = (table: string): Promise<number> => database.execute(`drop trigger outage on ${table}`);

/** Minutes pass for what is reserved. */
const minutesPass = (minutes: number): Promise<number> =>
  database.execute('update briefing.ticket set taken_at = taken_at - $1::int where standing = $2', [
    minutes * 60_000,
    'reserved',
  ]);

async function subscriber(): Promise<string> {
  const token = await app.anonymousToken();
  await follow(app, token, `${feeds.url}/daily`);
  return token;
}

/** For one briefing that an anonymous caller has; about something that is told or not. */
const ask = (token: string, about: string, key?: string): Promise<Answered<Created>> =>
  app.post<Created>(
    '/api/v1/artifacts/compositions/create',
    { artifact_type: 'audio_brief', user_request: about, capacity: { target_length_seconds: 180 } },
    token,
    key === undefined ? {} : { headers: { 'idempotency-key': key } },
  );

const briefingsOf = async (...answers: readonly Answered<Created>[]): Promise<string[]> => {
  const rows = await database.query<{ id: string }>(
    `select distinct b.id from briefing.briefing b
     where b.owner = (select owner from briefing.ticket where briefing_id = $1)`,
    [answers[0]?.body.artifact_id],
  );
  return rows.map(({ id }) => id);
};

async function finished(token: string, id: string): Promise<string> {
  const { body } = await until(
    () => app.post<{ artifact: { status: string } }>('/api/v1/artifacts/get', { id }, token),
    (answer) => ['ready', 'failed', 'composition_failed'].includes(answer.body.artifact.status),
  );
  return body.artifact.status;
}

describe('asking while something dies', () => {
  test('between reserving and recording: asking again gets the same reservation, and one briefing', async () => {
    const token = await subscriber();
    await nothingReaches('eventstore.event');
    const refused = await ask(token, 'News', 'k1');
    expect([refused.status, refused.body.error]).toEqual([503, 'unavailable']);
    expect((await ask(token, 'Something else')).status).toBe(429);
    await reaches('eventstore.event');
    const answers = await Promise.all([ask(token, 'News', 'k1'), ask(token, 'News', 'k1'), ask(token, 'News')]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(({ body }) => body.artifact_id)).size).toBe(1);
    expect(await finished(token, answers[0]?.body.artifact_id ?? '')).toBe('ready');
    expect((await ask(token, 'Something else')).status).toBe(429);
  });

  test('a reservation that nothing came of counts no longer, and cannot be used beside another briefing', async () => {
    const token = await subscriber();
    await nothingReaches('eventstore.event');
    await ask(token, 'News', 'k1');
    await reaches('eventstore.event');
    await minutesPass(3);
    const other = await ask(token, 'Something else');
    expect(other.status).toBe(202);
    expect((await ask(token, 'News', 'k1')).status).toBe(429);
    expect((await ask(token, 'News')).status).toBe(429);
    expect(await briefingsOf(other)).toEqual([other.body.artifact_id]);
  });

  test('a reservation that ran out is made again for the same request, as new work, with the same id', async () => {
    const token = await subscriber();
    await nothingReaches('eventstore.event');
    await ask(token, 'News');
    await reaches('eventstore.event');
    await minutesPass(3);
    const answers = await Promise.all([ask(token, 'News'), ask(token, 'News'), ask(token, 'News')]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 200, 202]);
    expect(new Set(answers.map(({ body }) => body.artifact_id)).size).toBe(1);
    const reservations = await database.query('select 1 from briefing.ticket where briefing_id = $1', [
      answers[0]?.body.artifact_id,
    ]);
    expect(reservations).toHaveLength(1);
  });

  test('after recording: the failed answer takes nothing back, and asking again finds what was recorded', async () => {
    const token = await subscriber();
    await nothingReaches('briefing.briefing');
    expect((await ask(token, 'News', 'k1')).status).toBe(503);
    await minutesPass(3);
    await reaches('briefing.briefing');
    const again = await ask(token, 'News', 'k1');
    expect(await briefingsOf(again)).toEqual([again.body.artifact_id]);
    expect(await finished(token, again.body.artifact_id)).toBe('ready');
    expect((await ask(token, 'News', 'k1')).body.artifact_id).toBe(again.body.artifact_id);
    expect((await ask(token, 'Something else')).status).toBe(429);
  });

  test('after recording: what nobody asks for again is made by the background projector', async () => {
    const token = await subscriber();
    await nothingReaches('briefing.briefing');
    expect((await ask(token, 'News')).status).toBe(503);
    await reaches('briefing.briefing');
    await until(
      () => app.post<{ artifacts: { id: string }[] }>('/api/v1/artifacts/list', {}, token),
      ({ body }) => body.artifacts.length > 0,
    );
    expect((await ask(token, 'Something else')).status).toBe(429);
  });
});

describe('a key', () => {
  test('that came for work which another key had started stands for that work too, also when it is done', async () => {
    const token = await app.memberToken();
    await follow(app, token, `${feeds.url}/daily`);
    const first = await ask(token, 'News', 'k1');
    const second = await ask(token, 'News', 'k2');
    expect([first.status, second.status]).toEqual([202, 200]);
    await finished(token, first.body.artifact_id);
    const later = await Promise.all([ask(token, 'News', 'k1'), ask(token, 'News', 'k2')]);
    for (const { status, body } of later) expect([status, body.artifact_id]).toEqual([200, first.body.artifact_id]);
    expect((await ask(token, 'Something else', 'k2')).status).toBe(422);
  });

  test('stands for its work although the sources are gone since', async () => {
    const token = await app.memberToken();
    const source = await follow(app, token, `${feeds.url}/daily`);
    const first = await ask(token, 'News', 'k1');
    await app.post('/api/v1/subscriptions/delete', { source_id: source }, token);
    const again = await ask(token, 'News', 'k1');
    expect([again.status, again.body.artifact_id]).toEqual([200, first.body.artifact_id]);
    expect((await ask(token, 'Something else', 'k1')).status).toBe(422);
    expect((await ask(token, 'Something else', 'k2')).status).toBe(409);
    await finished(token, first.body.artifact_id);
  });

  test('is free again after a day, for any request', async () => {
    const token = await app.memberToken();
    await follow(app, token, `${feeds.url}/daily`);
    const first = await ask(token, 'News', 'k1');
    await finished(token, first.body.artifact_id);
    await database.execute('update briefing.request_key set used_at = used_at - 86400000 where briefing_id = $1', [
      first.body.artifact_id,
    ]);
    const other = await ask(token, 'Something else', 'k1');
    expect(other.status).toBe(202);
    expect((await ask(token, 'News', 'k1')).status).toBe(422);
    await finished(token, other.body.artifact_id);
  });
});
