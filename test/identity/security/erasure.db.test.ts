import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { BriefingModule } from '../../../src/briefing/briefing.module.js';
import { BriefingHistory } from '../../../src/briefing/application/ports/briefing-history.js';
import { OwnerEncryption } from '../../../src/briefing/application/ports/owner-encryption.js';
import { StorageSettings } from '../../../src/config/storage-settings.js';
import { FeedModule } from '../../../src/feed/feed.module.js';
import { EraseCaller } from '../../../src/identity/security/application/commands/erase-caller.js';
import { FindPerson } from '../../../src/identity/accounts/application/queries/find-person.js';
import { PreferencesModule } from '../../../src/preferences/preferences.module.js';
import { CliRegistry } from '../../../src/shared/delivery/cli/cli-registry.js';
import { Database } from '../../../src/shared/storage/database/database.js';
import { EventStreams } from '../../../src/shared/storage/eventstore/event-streams.js';
import { JobQueue } from '../../../src/shared/storage/jobs/job-queue.js';
import { brand } from '../../../src/shared/kernel/brand.js';
import type { BriefingId, CallerId } from '../../../src/shared/kernel/identifiers.js';
import { SubscriptionsModule } from '../../../src/subscriptions/subscriptions.module.js';
import { requestedData } from '../../briefing/domain/samples.js';
import { chainProblems } from '../../support/database/chain-problems.js';
import { argvOf } from '../../support/program/command-line.js';
import { FeedServer, newsItems } from '../../support/servers/feed-server.js';
import { startTestApp, type TestApp } from '../../support/http/http-app.js';
import { follow } from '../../support/people/follow.js';
import { untilTrue } from '../../support/time/until.js';

const SECRET = 'My knee, and the ferry to Norderney';
const IN_PRODUCTION = ['composing', 'queued', 'rendering', 'assembling'];

interface Person {
  readonly email: string;
  readonly token: string;
  readonly id: CallerId;
}

interface Asked {
  readonly id: BriefingId;
  readonly link: string;
}

let app: TestApp;
let feeds: FeedServer;
let database: Database;

beforeAll(async () => {
  feeds = await FeedServer.start();
  feeds.serve('daily', newsItems(6, Date.now()));
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

afterEach(() => database.execute('drop trigger if exists outage on briefing.briefing'));
afterEach(() => database.execute('drop trigger if exists outage on briefing.personal_key'));

afterAll(async () => {
  await app?.close();
  await feeds?.close();
});

async function person(name: string): Promise<Person> {
  const email = `${name}@example.org`;
  const token = await app.memberToken(email);
  await follow(app, token, `${feeds.url}/daily`);
  await app.post('/api/v1/settings/update', { profile: { language: 'en', timezone: 'Europe/Berlin' } }, token);
  return { email, token, id: await app.app.get(QueryBus, { strict: false }).execute(new FindPerson({ email })) };
}

async function ask({ token }: Person): Promise<Asked> {
  const { body, status } = await app.post<{ artifact_id: string; viewer_url: string }>(
    '/api/v1/artifacts/compositions/create',
    { artifact_type: 'audio_brief', user_request: SECRET, capacity: { target_length_seconds: 180 } },
    token,
    { headers: { 'idempotency-key': 'first' } },
  );
  expect([status, body]).toMatchObject([202, {}]);
  return { id: brand(body.artifact_id), link: new URL(body.viewer_url).pathname };
}

const statusOf = async (id: string): Promise<string | undefined> =>
  (await database.query<{ status: string }>('select status from briefing.briefing where id = $1', [id]))[0]?.status;

const finished = ({ id }: Asked): Promise<void> =>
  untilTrue(async () => !IN_PRODUCTION.includes((await statusOf(id)) ?? 'composing'));

const hasFiles = ({ id }: Asked): Promise<boolean> =>
  access(join(app.app.get(StorageSettings).dataDir, 'media', id)).then(
    () => true,
    () => false,
  );

const linkAnswers = async ({ link }: Asked, below = ''): Promise<number> =>
  (await app.app.inject({ method: 'GET', url: `${link}${below}` })).statusCode;

async function erase(options: Record<string, string>): Promise<string> {
  const lines: string[] = [];
  await app.app
    .get(CliRegistry)
    .find('user:erase')
    ?.execute(argvOf(options), (line) => void lines.push(line));
  return lines.join('\n');
}

const eventsOf = ({ id }: Asked) => app.app.get(EventStreams).read(`briefing-${id}`);

describe('user:erase', () => {
  test('says what there is of somebody, and changes nothing before --yes', async () => {
    const anne = await person('anne');
    const asked = await ask(anne);
    await finished(asked);
    const words = await erase({ email: anne.email });
    expect(words).toMatch(/^This would erase of usr_\w+:/);
    for (const line of [
      /identity +1 accounts/,
      /identity +1 tokens/,
      /subscriptions +1 subscriptions/,
      /preferences +1 profiles/,
      /briefing +1 briefings with their files/,
      /briefing +1 requests for briefings/,
      /briefing +1 keys of repeated requests/,
      /briefing +1 encryption keys/,
    ]) {
      expect(words).toMatch(line);
    }
    expect(words).toContain('Nothing was changed.');
    expect(words).not.toContain(anne.email);
    expect(await statusOf(asked.id)).toBe('ready');
    expect((await app.post('/api/v1/settings/get', {}, anne.token)).status).toBe(200);
  });

  test('leaves nothing of a person but histories, which still verify and say who asked for it', async () => {
    const [bert, carl] = [await person('bert'), await person('carl')];
    const [asked, other] = [await ask(bert), await ask(carl)];
    await Promise.all([finished(asked), finished(other)]);
    const before = await eventsOf(asked);
    expect(await linkAnswers(asked, '/audio.mp3')).toBe(200);

    expect(await erase({ email: bert.email, yes: 'yes' })).toContain(`Nothing is left of ${bert.id}.`);

    expect((await app.post('/api/v1/artifacts/list', {}, bert.token)).status).toBe(401);
    expect(
      await Promise.all(['', '/read', '/progress', '/audio.mp3', '/cover.jpg'].map((at) => linkAnswers(asked, at))),
    ).toEqual([404, 404, 404, 404, 404]);
    expect(await hasFiles(asked)).toBe(false);
    const sealed = (before[0]!.data as { request: { sealedWords: string } }).request.sealedWords;
    expect(await app.app.get(OwnerEncryption, { strict: false }).decrypt(bert.id, sealed)).toMatchObject({
      userRequest: '',
    });
    for (const table of ['subscriptions.subscription', 'preferences.profile', 'identity.member', 'identity.token']) {
      expect(await database.query(`select from ${table} where caller_id = $1`, [bert.id])).toEqual([]);
    }

    const after = await eventsOf(asked);
    expect(chainProblems(after)).toEqual([]);
    expect(after.slice(0, -1)).toEqual(before);
    expect(after.at(-1)).toMatchObject({ type: 'BriefingErased', metadata: { actor: 'operator' } });
    expect(after.at(-1)?.data).toEqual({ askedBy: 'operator', askedAt: expect.any(Number) });
    expect(JSON.stringify(after)).not.toMatch(/knee|bert@/i);

    expect(await linkAnswers(other, '/audio.mp3')).toBe(200);
    expect(await hasFiles(other)).toBe(true);
  });

  test('can be repeated to see that nothing is left, and adds nothing to the history', async () => {
    const dora = await person('dora');
    const asked = await ask(dora);
    await finished(asked);
    await erase({ email: dora.email, yes: 'yes' });
    const events = await eventsOf(asked);
    expect(await erase({ caller: dora.id })).toBe(`Nothing is left of ${dora.id}.`);
    expect(await erase({ caller: dora.id, yes: 'yes' })).toContain(`Nothing is left of ${dora.id}.`);
    expect(await eventsOf(asked)).toEqual(events);
    await expect(erase({ email: dora.email })).rejects.toThrow('There is no member with the e-mail dora@example.org.');
    expect((await person('dora')).id).not.toBe(dora.id);
  });

  test('erases once when two operators ask for it at once', async () => {
    const hugo = await person('hugo');
    const asked = await ask(hugo);
    const words = await Promise.all([1, 2].map(() => erase({ caller: hugo.id, yes: 'yes' })));
    for (const one of words) expect(one).toContain(`Nothing is left of ${hugo.id}.`);
    expect((await eventsOf(asked)).filter(({ type }) => type === 'BriefingErased')).toHaveLength(1);
  });

  test('stops a production, and what the step at work still makes is gone again', async () => {
    const emil = await person('emil');
    const asked = await ask(emil);
    await untilTrue(async () => (await statusOf(asked.id)) === 'rendering');
    await erase({ email: emil.email, yes: 'yes' });
    await untilTrue(async () => {
      const [row] = await database.query<{ count: number }>(
        `select count(*)::int as count from jobs.job where name = 'briefing.production' and state < 'completed' and data ->> 'briefingId' = $1`,
        [asked.id],
      );
      return row?.count === 0;
    });
    expect(await statusOf(asked.id)).toBe('erased');
    expect((await eventsOf(asked)).at(-1)?.type).toBe('BriefingErased');
    expect(await hasFiles(asked)).toBe(false);
  });

  test('that is interrupted half-way is finished by the service, which was told', async () => {
    const fred = await person('fred');
    const asked = await ask(fred);
    await finished(asked);
    await database.execute(
      `create trigger outage before insert or update on briefing.personal_key for each row execute function pg_temp_outage()`,
    );
    await expect(erase({ email: fred.email, yes: 'yes' })).rejects.toMatchObject({ kind: 'unavailable' });
    expect((await app.post('/api/v1/settings/get', {}, fred.token)).status).toBe(401);
    expect(await statusOf(asked.id)).toBe('ready');
    await database.execute('drop trigger outage on briefing.personal_key');
    await untilTrue(async () => (await erase({ caller: fred.id })) === `Nothing is left of ${fred.id}.`);
    expect(await hasFiles(asked)).toBe(false);
  });

  test('is done by each context from a queue of its own, while another one cannot', async () => {
    const ines = await person('ines');
    await database.execute(
      `create trigger outage before insert or update on briefing.personal_key for each row execute function pg_temp_outage()`,
    );
    await app.app.get(CommandBus, { strict: false }).execute(new EraseCaller(ines.id, 'operator'));
    const left = async (): Promise<string> => await erase({ caller: ines.id });
    await untilTrue(async () => !/subscriptions|preferences/.test(await left()));
    await database.execute('drop trigger outage on briefing.personal_key');
    const sql = `select key from briefing.personal_key where owner = $1`;
    await untilTrue(async () => (await database.query(sql, [ines.id])).length > 0);
    expect(await database.query(sql, [ines.id])).toEqual([{ key: null }]);
  });

  test.each([
    ['subscriptions', 'subscriptions.subscription'],
    ['preferences', 'preferences.profile'],
  ])('is done in %s by a job that an older version of the program has queued', async (context, table) => {
    const { id } = await person(`older-${context}`);
    const data = { caller: id, askedBy: 'operator', askedAt: Date.now() };
    const jobs = app.app.get(JobQueue);
    await jobs.send(`facts.${context}.caller-erased`, { type: 'identity.CallerErased', data });
    await untilTrue(async () => (await database.query(`select from ${table} where caller_id = $1`, [id])).length === 0);
  });

  test('also stops a request that is accepted and not recorded yet', async () => {
    const gina = await person('gina');
    await database.execute(
      `create trigger outage before insert on briefing.briefing for each row execute function pg_temp_outage()`,
    );
    await ask(gina).catch(() => undefined);
    await database.execute('drop trigger outage on briefing.briefing');
    const [reservation] = await database.query<{ id: BriefingId }>(
      'select briefing_id as id from briefing.ticket where owner = $1',
      [gina.id],
    );
    const unrecorded = brand<BriefingId>('art_01kas0000000000000000000g0');
    await database.execute('update briefing.ticket set briefing_id = $2 where briefing_id = $1', [
      reservation?.id,
      unrecorded,
    ]);
    await erase({ email: gina.email, yes: 'yes' });
    const late = { type: 'RequestBriefing', data: { ...requestedData, owner: gina.id } } as const;
    const state = await app.app.get(BriefingHistory, { strict: false }).record(unrecorded, late, gina.id);
    expect(state.status).toBe('erased');
    expect(await statusOf(unrecorded)).toBeUndefined();
  });

  test('leaves rows that agree with the histories', async () => {
    const lines: string[] = [];
    const verify = app.app.get(CliRegistry).find('projections:verify');
    await verify?.execute([], (line) => void lines.push(line));
    expect(lines).toEqual([expect.stringMatching(/^briefing\.shelf: \d+ events replayed, 0 rows differ\.$/)]);
  });

  test('needs an e-mail or an id of a caller, and says when there is and was nobody', async () => {
    await expect(erase({})).rejects.toThrow('Give either --email or --caller.');
    await expect(erase({ email: 'a@example.org', caller: 'usr_1' })).rejects.toThrow(
      'Give either --email or --caller.',
    );
    await expect(erase({ email: 'nobody@example.org' })).rejects.toThrow('There is no member with the e-mail');
    await expect(erase({ caller: 'usr_01kas0000000000000000000g0' })).rejects.toThrow('There is and was no caller');
    await expect(erase({ caller: 'anne' })).rejects.toThrow('There is and was no caller anne.');
  });

  test('works for somebody without an account as well, and feeds that nobody follows any more are left alone', async () => {
    feeds.serve('lonely', newsItems(1, Date.now()));
    const token = await app.anonymousToken();
    await app.post('/api/v1/subscriptions/create', { feed_url: `${feeds.url}/lonely` }, token);
    const isWatched = async (): Promise<boolean> => {
      const [feed] = await database.query<{ watched: boolean }>(
        `select watched from feed.feed where url like '%/lonely'`,
      );
      return feed?.watched ?? false;
    };
    await untilTrue(isWatched);
    const [row] = await database.query<{ id: CallerId }>(
      `select c.id from identity.caller c where kind = 'anonymous' order by created_at desc limit 1`,
    );
    expect(await erase({ caller: row?.id ?? '' })).toMatch(/identity +1 claims/);
    expect(await erase({ caller: row?.id ?? '', yes: 'yes' })).toContain('Nothing is left of');
    expect((await app.post('/api/v1/settings/get', {}, token)).status).toBe(401);
    await untilTrue(async () => !(await isWatched()));
  });
});
