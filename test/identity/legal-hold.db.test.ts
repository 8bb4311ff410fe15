import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { CommandBus } from '@nestjs/cqrs';
import { EraseDeletedBriefings } from '../../src/briefing/application/commands/erase-deleted-briefings.js';
import { BriefingModule } from '../../src/briefing/briefing.module.js';
import { StorageSettings } from '../../src/config/storage-settings.js';
import { FeedModule } from '../../src/feed/feed.module.js';
import { DeleteAccount } from '../../src/identity/accounts/application/commands/delete-account.js';
import { GrantRole } from '../../src/identity/access/application/commands/grant-role.js';
import { PurgeExpired } from '../../src/identity/security/application/commands/purge-expired.js';
import { PreferencesModule } from '../../src/preferences/preferences.module.js';
import { CliRegistry } from '../../src/shared/delivery/cli/cli-registry.js';
import { Clock } from '../../src/shared/kernel/clock.js';
import { LegalHolds } from '../../src/shared/kernel/compliance/legal-holds.js';
import { Database } from '../../src/shared/storage/database/database.js';
import { ADMIN_SCOPE, MCP_SCOPE } from '../../src/identity/access/domain/token.js';
import { ShowsModule } from '../../src/shows/shows.module.js';
import { SubscriptionsModule } from '../../src/subscriptions/subscriptions.module.js';
import { startTestApp, type TestApp } from '../support/http/http-app.js';
import { connect, mcpTokenOf } from '../support/mcp/mcp-client.js';
import { follow } from '../support/people/follow.js';
import { operator, somebody, type Somebody } from '../support/people/operators.js';
import { browser, PASSWORD, People } from '../support/people/people.js';
import { argvOf } from '../support/program/command-line.js';
import { FeedServer, newsItems } from '../support/servers/feed-server.js';
import { until, untilTrue } from '../support/time/until.js';

const DAY_MS = 24 * 3_600_000;

interface Briefing {
  readonly id: string;
  readonly path: string;
}

interface Hold {
  readonly id: string;
}

let app: TestApp;
let feeds: FeedServer;
let people: People;
let commands: CommandBus;
let boss: Somebody;
let ahead = 0;

beforeAll(async () => {
  feeds = await FeedServer.start();
  feeds.serve('daily', newsItems(6, Date.now()));
  app = await startTestApp({
    listen: 'known',
    modules: [SubscriptionsModule, FeedModule, PreferencesModule, BriefingModule, ShowsModule],
    config: { feedAllowedPrivateCidrs: ['127.0.0.0/8'], rateLimitPerMinute: 100_000, anonymousRetentionDays: 10 },
  });
  const clock = app.app.get(Clock, { strict: false });
  clock.now = () => Date.now() + ahead;
  commands = app.app.get(CommandBus, { strict: false });
  people = new People(app);
  boss = await operator(app);
});
afterAll(async () => {
  await app?.close();
  await feeds?.close();
});

const sql = <T>(text: string, params: readonly unknown[] = []): Promise<T[]> =>
  app.app.get(Database).query<T>(text, params);

const admin = <T = Record<string, unknown>>(name: string, body: object, token = boss.token) =>
  app.post<T>(`/api/v1/admin/${name}`, body, token);

async function place(caller_id: string): Promise<Hold> {
  const { status, body } = await admin<{ hold: Hold }>('holds/place', { caller_id, reason: 'case 17/3' });
  expect(status).toBe(200);
  return body.hold;
}

const release = async ({ id }: Hold): Promise<number> => (await admin('holds/release', { hold_id: id })).status;

async function briefingOf({ token }: Pick<Somebody, 'token'>): Promise<Briefing> {
  await follow(app, token, `${feeds.url}/daily`);
  const { body } = await app.post<{ artifact_id: string; viewer_url: string }>(
    '/api/v1/artifacts/compositions/create',
    { artifact_type: 'audio_brief', user_request: 'My knee', capacity: { target_length_seconds: 180 } },
    token,
  );
  await until(
    () => app.post<{ artifact: { status: string } }>('/api/v1/artifacts/get', { id: body.artifact_id }, token),
    (answer) => answer.body.artifact.status === 'ready',
  );
  return { id: body.artifact_id, path: new URL(body.viewer_url).pathname };
}

const hasFiles = ({ id }: Briefing): Promise<boolean> =>
  access(join(app.app.get(StorageSettings).dataDir, 'media', id)).then(
    () => true,
    () => false,
  );

const deleteAccount = (one: Somebody): Promise<unknown> =>
  commands.execute(
    new DeleteAccount(
      { caller: one.id, proof: { current: PASSWORD, code: '' }, confirm: one.email },
      browser({ session: one.session }),
    ),
  );

const keyOf = ({ id }: { readonly id: string }) =>
  sql<{ there: boolean }>('select key is not null as there from briefing.personal_key where owner = $1', [id]);

async function cli(name: string, options: Record<string, string>): Promise<string> {
  const lines: string[] = [];
  await app.app
    .get(CliRegistry)
    .find(name)
    ?.execute(argvOf(options), (line) => void lines.push(line));
  return lines.join('\n');
}

describe('a member on legal hold who deletes the account', () => {
  test('is out and unknown at once, keeps their records, and is erased with the release', async () => {
    const one = await somebody(app);
    const briefing = await briefingOf(one);
    const hold = await place(one.id);
    await deleteAccount(one);

    expect((await app.post('/api/v1/settings/get', {}, one.token)).status).toBe(401);
    expect(await people.outcome(people.signIn(one.email))).toBe('sign_in_refused');
    expect((await admin('members/get', { member_id: one.id })).status).toBe(404);
    for (const below of ['', '/audio.mp3', '/cover.jpg']) {
      expect((await app.get(briefing.path + below)).status).toBe(404);
    }
    expect([await hasFiles(briefing), await keyOf(one)]).toEqual([true, [{ there: true }]]);
    expect(await sql('select from identity.erased_caller where caller_id = $1', [one.id])).toEqual([]);

    expect(await release(hold)).toBe(200);
    await untilTrue(async () => !(await hasFiles(briefing)));
    await untilTrue(async () => (await keyOf(one))[0]?.there === false);
    expect(await sql('select from identity.deferred_erasure where caller_id = $1', [one.id])).toEqual([]);
    expect(await sql('select from identity.caller where id = $1', [one.id])).toEqual([]);
  });

  test('may become a member again with the same e-mail while the hold lasts', async () => {
    const one = await somebody(app);
    await place(one.id);
    await deleteAccount(one);
    expect(await people.create(one.email)).not.toBe(one.id);
    expect(await people.outcome(people.signIn(one.email))).toBe('in');
  });

  test('is erased after the last of several holds only, as of when they asked', async () => {
    const one = await somebody(app);
    const [first, second] = [await place(one.id), await place(one.id)];
    await deleteAccount(one);
    const [asked] = await sql<{ at: number }>(
      'select asked_at as at from identity.deferred_erasure where caller_id = $1',
      [one.id],
    );
    await release(first);
    expect(await app.app.get(LegalHolds, { strict: false }).has(one.id)).toBe(true);
    expect(await release(first)).toBe(404);
    await release(second);
    expect(await sql('select asked_at as at from identity.erased_caller where caller_id = $1', [one.id])).toEqual([
      asked,
    ]);
  });

  test('is named to auditors and to nobody else', async () => {
    const one = await somebody(app);
    const auditor = await somebody(app);
    await commands.execute(new GrantRole(auditor.email, 'auditor'));
    const { id } = await place(one.id);
    await deleteAccount(one);
    const seenBy = async (token: string): Promise<unknown> => {
      const { body } = await admin<{ holds: Hold[] }>('holds/list', {}, token);
      return body.holds.find((hold) => hold.id === id);
    };
    expect(await seenBy(boss.token)).toMatchObject({ email: null, name: null, erasure_asked_at: expect.any(Number) });
    expect(await seenBy(auditor.token)).toMatchObject({ email: one.email, released_at: null });
    expect((await admin('holds/list', {}, (await somebody(app)).token)).status).toBe(403);
    expect((await admin('holds/place', { caller_id: boss.id, reason: 'mine' }, auditor.token)).status).toBe(403);
  });
});

describe('the sound of a member who is deactivated', () => {
  test('is not found by who has its validator or asks for a part of it, and is there again afterwards', async () => {
    const one = await somebody(app);
    const { path } = await briefingOf(one);
    const audio = (headers: Record<string, string>) =>
      app.app.inject({ method: 'GET', url: `${path}/audio.mp3`, headers });
    const etag = String((await audio({})).headers['etag']);
    const asks: Record<string, string>[] = [
      {},
      { 'if-none-match': etag },
      { range: 'bytes=0-99' },
      { range: 'bytes=0-99', 'if-range': etag },
    ];
    const statuses = () => Promise.all(asks.map(async (headers) => (await audio(headers)).statusCode));
    expect(await statuses()).toEqual([200, 304, 206, 206]);
    await admin('members/deactivate', { member_id: one.id });
    expect(await statuses()).toEqual([404, 404, 404, 404]);
    await admin('members/reactivate', { member_id: one.id });
    expect(await statuses()).toEqual([200, 304, 206, 206]);
  });
});

describe('while a legal hold lasts', () => {
  test('an operator and the command line erase nobody either', async () => {
    const [one, two] = [await somebody(app), await somebody(app)];
    const briefing = await briefingOf(one);
    for (const { id } of [one, two]) await place(id);
    expect((await admin('members/erase', { member_id: one.id, confirm_email: one.email })).status).toBe(200);
    expect(await cli('user:erase', { email: two.email, yes: 'yes' })).toContain('is on legal hold');
    expect([await hasFiles(briefing), await keyOf(one)]).toEqual([true, [{ there: true }]]);
    expect(await cli('hold:list', {})).toContain(two.id);
  });

  test('what its owner deleted stays beyond its time, and goes after the release', async () => {
    const one = await somebody(app);
    const briefing = await briefingOf(one);
    const hold = await place(one.id);
    await app.post('/api/v1/artifacts/delete', { id: briefing.id }, one.token);
    ahead += 8 * DAY_MS;
    await commands.execute(new EraseDeletedBriefings());
    expect(await hasFiles(briefing)).toBe(true);
    expect((await app.get(briefing.path)).status).toBe(404);
    ahead -= 8 * DAY_MS;
    await release(hold);
    ahead += 8 * DAY_MS;
    await commands.execute(new EraseDeletedBriefings());
    ahead -= 8 * DAY_MS;
    expect(await hasFiles(briefing)).toBe(false);
    const { body } = await admin<{ events: { kind: string; detail: string }[] }>('deletions/list', {});
    expect(body.events.find(({ kind }) => kind === 'data_expired')?.detail).toMatch(
      /^1 briefings, from before .*: deleted by their owners$/,
    );
  });

  test('an anonymous caller of whom nothing is used does not expire, and does after the release', async () => {
    const token = await app.anonymousToken();
    await follow(app, token, `${feeds.url}/daily`);
    const [row] = await sql<{ id: string }>(
      `select id from identity.caller where kind = 'anonymous' order by created_at desc limit 1`,
    );
    const id = row?.id ?? '';
    const hold = await place(id);
    const purge = (): Promise<unknown> => commands.execute(new PurgeExpired(new AbortController().signal));
    const isKnown = async (): Promise<boolean> =>
      (await sql('select from identity.caller where id = $1', [id])).length === 1;
    ahead += 40 * DAY_MS;
    await purge();
    expect(await isKnown()).toBe(true);
    ahead -= 40 * DAY_MS;
    await release(hold);
    ahead += 40 * DAY_MS;
    await purge();
    ahead -= 40 * DAY_MS;
    expect(await isKnown()).toBe(false);
  });

  test('the trail of its caller outlives its retention, and that of others is deleted with a record of how much', async () => {
    const [held, free] = [await somebody(app), await somebody(app)];
    await place(held.id);
    await sql('update identity.security_event set at = at - $2 where caller_id = any($1) returning 1', [
      [held.id, free.id],
      200 * DAY_MS,
    ]);
    await commands.execute(new PurgeExpired(new AbortController().signal));
    expect((await people.kindsOf(held.id)).length).toBeGreaterThan(0);
    expect(await people.kindsOf(free.id)).toEqual([]);
    const { body } = await admin<{ events: { detail: string }[] }>('deletions/list', { limit: 20 });
    expect(
      body.events.some(({ detail }) => /^\d+ security events, from before .*: kept for 180 days$/.test(detail)),
    ).toBe(true);
  });
});

describe('what erasure did', () => {
  test('is on record with its counts, and with nothing of what was erased', async () => {
    const one = await somebody(app);
    const briefing = await briefingOf(one);
    await deleteAccount(one);
    await untilTrue(async () => !(await hasFiles(briefing)));
    const details = async (): Promise<readonly string[]> =>
      (
        await sql<{ detail: string }>(
          `select detail from identity.security_event where caller_id = $1 and kind = 'data_erased'`,
          [one.id],
        )
      ).map(({ detail }) => detail);
    await untilTrue(async () => (await details()).some((detail) => detail.startsWith('briefing: ')));
    const all = (await details()).join('\n');
    expect(all).toContain('1 briefings with their files');
    for (const gone of [one.email, 'My knee', briefing.id]) expect(all).not.toContain(gone);
  });
});

describe('a legal hold', () => {
  test('is placed and released on a page, which says what is wrong with the form', async () => {
    const one = await somebody(app);
    // The clock of the tests above has ended older sessions.
    const { browser: page } = await operator(app);
    expect((await page.open(`/admin/holds?caller=${one.id}`)).text).toContain(one.id);
    expect((await page.submit('/admin/holds', { do: 'place', caller: 'usr_1', reason: 'x' })).status).toBe(422);
    expect((await page.submit('/admin/holds', { do: 'place', caller: one.id, reason: ' ' })).status).toBe(422);
    expect((await page.submit('/admin/holds', { do: 'place', caller: one.id, reason: '<b>9</b>' })).status).toBe(303);
    const shown = await page.open('/admin/holds?done=placed');
    expect(shown.text).toContain('&lt;b>9&lt;/b>');
    const [{ id } = { id: '' }] = await sql<Hold>('select id from identity.legal_hold where caller_id = $1', [one.id]);
    expect((await page.submit('/admin/holds', { do: 'release', hold: id })).headers.get('location')).toMatch(
      /done=released$/,
    );
    expect((await page.submit('/admin/holds', { do: 'release', hold: id })).headers.get('location')).toMatch(
      /done=gone$/,
    );
  });

  test('is placed and released by an agent over MCP', async () => {
    const one = await somebody(app);
    const client = await connect(app, await mcpTokenOf(app, boss.email, [MCP_SCOPE, ADMIN_SCOPE]));
    const call = async (name: string, args: Record<string, string>): Promise<unknown> =>
      (await client.callTool({ name, arguments: args })).structuredContent;
    const placed = await call('admin_place_hold', { caller_id: one.id, reason: 'case 4' });
    const { hold } = placed as { hold: Hold };
    expect(JSON.stringify(await call('admin_list_holds', {}))).toContain(hold.id);
    expect(await call('admin_release_hold', { hold_id: hold.id })).toEqual({ done: true });
    expect(JSON.stringify(await call('admin_list_deletions', {}))).toContain('hold_released');
    await client.close();
  });

  test('follows work that is claimed, and is refused for an agent of before', async () => {
    const one = await somebody(app);
    const agent = await app.anonymousToken();
    const [row] = await sql<{ id: string }>(
      `select id from identity.caller where kind = 'anonymous' order by created_at desc limit 1`,
    );
    const id = row?.id ?? '';
    expect(agent).not.toBe('');
    await place(id);
    const { ClaimWork } = await import('../../src/identity/access/application/commands/claim-work.js');
    const claim = { anonymous: id, member: one.id, claimedAt: Date.now() } as never;
    await commands.execute(new ClaimWork(claim, { address: null } as never));
    expect(await app.app.get(LegalHolds, { strict: false }).has(one.id)).toBe(true);
    expect((await admin('holds/place', { caller_id: id, reason: 'late' })).body['error']).toBe('claimed_already');
  });

  test('and an erasure at the same moment leave either everything or nothing', async () => {
    const one = await somebody(app);
    const [held] = await Promise.all([
      admin('holds/place', { caller_id: one.id, reason: 'race' }),
      deleteAccount(one).catch(() => undefined),
    ]);
    const isThere = (await sql('select from identity.caller where id = $1', [one.id])).length === 1;
    expect(isThere).toBe(held.status === 200);
  });
});
