import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { CommandBus } from '@nestjs/cqrs';
import { DataSource } from 'typeorm';
import { BriefingModule } from '../../src/briefing/briefing.module.js';
import { PersonalWords } from '../../src/briefing/application/ports/personal-words.js';
import { FeedModule } from '../../src/feed/feed.module.js';
import { CompleteClaim } from '../../src/identity/application/complete-claim.js';
import { FindPairing } from '../../src/identity/application/find-pairing.js';
import { PreferencesModule } from '../../src/preferences/preferences.module.js';
import { CliRegistry } from '../../src/shared/cli/cli-registry.js';
import { Database } from '../../src/shared/database/database.js';
import { EventStreams } from '../../src/shared/eventstore/event-streams.js';
import type { CallerId } from '../../src/shared/kernel/identifiers.js';
import { SubscriptionsApi } from '../../src/subscriptions/api.js';
import { SubscriptionsModule } from '../../src/subscriptions/subscriptions.module.js';
import { chainProblems } from '../support/chain-problems.js';
import { FeedServer, newsItems } from '../support/feed-server.js';
import { startTestApp, type TestApp } from '../support/http-app.js';
import {
  afterTheInterval,
  approve,
  ask,
  claim,
  newAnonymous,
  newMember,
  pair,
  type Anonymous,
  type Member,
} from './pairing-kit.js';

const MODULES = [SubscriptionsModule, FeedModule, PreferencesModule, BriefingModule];
const CREATE = '/api/v1/artifacts/compositions/create';
const SECRET = 'What about my knee, and the ferry to Norderney?';

interface Source {
  readonly id: string;
  readonly last_success_at: number | null;
}

interface Artifact {
  readonly id: string;
  readonly status: string;
  readonly viewer_url: string;
}

let app: TestApp;
/** On the same database. */
let other: TestApp;
let feeds: FeedServer;
let database: Database;

beforeAll(async () => {
  feeds = await FeedServer.start();
  for (const name of ['daily', 'weekly', 'monthly']) feeds.serve(name, newsItems(6, Date.now()));
  const config = { feedAllowedPrivateCidrs: ['127.0.0.0/8'], rateLimitPerMinute: 100_000 };
  app = await startTestApp({ modules: MODULES, config });
  // No worker: files of briefings are on the disk of the other node.
  other = await startTestApp({ modules: MODULES, config: { ...config, role: 'api' }, databaseUrl: app.databaseUrl });
  database = app.app.get(Database);
  await database.execute(
    `create function outage() returns trigger language plpgsql as
     $$ begin raise exception 'away, says the test' using errcode = '57P03'; end $$`,
  );
});

const OUTAGES = ['briefing.ticket', 'briefing.personal_key', 'subscriptions.subscription', 'preferences.profile'];

const endOutages = async (): Promise<void> => {
  for (const table of OUTAGES) await database.execute(`drop trigger if exists outage on ${table}`);
};

afterEach(endOutages);

afterAll(async () => {
  await other?.close();
  await app?.close();
  await feeds?.close();
});

const outage = (table: string): Promise<unknown> =>
  database.execute(
    `create trigger outage before insert or update or delete on ${table} for each row execute function outage()`,
  );

async function eventually(what: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 2_500; tries += 1) {
    if (await what()) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('it did not come to pass');
}

/** A machine that is too busy for the fetch accepts the subscription all the same; asking again fetches again. */
async function follow(token: string, feed: string): Promise<string> {
  let source: Source | undefined;
  await eventually(async () => {
    const asked = { feed_url: `${feeds.url}/${feed}` };
    ({ source } = (await app.post<{ source: Source }>('/api/v1/subscriptions/create', asked, token)).body);
    return source.last_success_at !== null;
  });
  return source?.id ?? '';
}

const sources = async (token: string): Promise<string[]> =>
  (await app.post<{ sources: Source[] }>('/api/v1/subscriptions/list', {}, token)).body.sources
    .map(({ id }) => id)
    .toSorted();

const itemsOf = async (token: string, source_id: string): Promise<number> =>
  (await app.post<{ items: object[] }>('/api/v1/items/list', { source_id }, token)).body.items.length;

const wish = (more: object = {}) => ({
  artifact_type: 'audio_brief',
  user_request: SECRET,
  capacity: { target_length_seconds: 180 },
  ...more,
});

async function askForBriefing(token: string, more: object = {}): Promise<string> {
  const headers = { 'idempotency-key': 'first' };
  const { status, body } = await app.post<{ artifact_id: string }>(CREATE, wish(more), token, { headers });
  expect([status, body]).toMatchObject([202, {}]);
  return body.artifact_id;
}

const get = (token: string, id: string) => app.post<{ artifact: Artifact }>('/api/v1/artifacts/get', { id }, token);

const statusOf = async (id: string): Promise<string | undefined> =>
  (await database.query<{ status: string }>('select status from briefing.briefing where id = $1', [id]))[0]?.status;

const finished = (id: string): Promise<void> =>
  eventually(async () => ['ready', 'failed', 'composition_failed'].includes((await statusOf(id)) ?? ''));

const typesOf = async (id: string): Promise<string[]> =>
  (await app.app.get(EventStreams).read(`briefing-${id}`)).map(({ type }) => type);

const claimsOf = async (id: string): Promise<number> =>
  (await typesOf(id)).filter((type) => type === 'BriefingClaimed').length;

const standingOf = async ({ id }: Anonymous): Promise<boolean | undefined> =>
  (
    await database.query<{ completed: boolean }>(
      'select completed_at is not null as completed from identity.work_claim where anonymous_id = $1',
      [id],
    )
  )[0]?.completed;

const completeOn = (node: TestApp, anonymous: Anonymous, { caller: member }: Member) =>
  node.app
    .get(CommandBus, { strict: false })
    .execute(new CompleteClaim({ anonymous: anonymous.id, member, claimedAt: Date.now() }));

/** Rows that name a caller, in any context. */
async function rowsOf(caller: CallerId): Promise<number> {
  const [row] = await database.query<{ count: number }>(
    `select (select count(*) from subscriptions.subscription where caller_id = $1)
          + (select count(*) from preferences.profile where caller_id = $1)
          + (select count(*) from briefing.briefing where owner = $1)
          + (select count(*) from briefing.ticket where owner = $1)
          + (select count(*) from briefing.request_key where owner = $1)
          + (select count(*) from briefing.history_pass where owner = $1) as count`,
    [caller],
  );
  return row?.count ?? -1;
}

async function run(command: string, options: Record<string, string>): Promise<string> {
  const lines: string[] = [];
  await app.app
    .get(CliRegistry)
    .find(command)
    ?.run({ options, positionals: [] }, (line) => void lines.push(line));
  return lines.join('\n');
}

describe('a claim', () => {
  let anonymous: Anonymous;
  let member: Member;
  let token: string;
  let source: string;
  let briefing: string;

  beforeAll(async () => {
    [anonymous, member] = [await newAnonymous(app), await newMember(app)];
    source = await follow(anonymous.token, 'daily');
    await app.post('/api/v1/settings/update', { profile: { language: 'en', timezone: 'Asia/Tokyo' } }, anonymous.token);
    briefing = await askForBriefing(anonymous.token);
    await finished(briefing);
    await app.post('/api/v1/audit/briefings/link', { id: briefing }, anonymous.token);
    const pairing = await pair(app, anonymous.token);
    const commands = app.app.get(CommandBus, { strict: false });
    expect(await commands.execute(new FindPairing(pairing.user_code, member))).toMatchObject({
      agentName: 'Scout',
      work: { subscriptions: 1, briefings: 1 },
    });
    expect(await approve(app, pairing.user_code, member)).toEqual({ agentName: 'Scout', work: 'arrived' });
    token = (await ask(app, pairing)).body.access_token;
  });

  test('brings everything to the member before the agent has its token, under the ids it had', async () => {
    expect(await sources(token)).toEqual([source]);
    expect(await sources(member.token)).toEqual([source]);
    expect(await itemsOf(token, source)).toBe(6);
    expect((await get(token, briefing)).body.artifact).toMatchObject({ id: briefing, status: 'ready' });
    expect((await app.post('/api/v1/settings/get', {}, token)).body).toEqual({
      profile: { language: 'en', timezone: 'Asia/Tokyo' },
    });
    expect(await rowsOf(anonymous.id)).toBe(0);
  });

  test('refuses the anonymous token, and passes that it had asked for', async () => {
    expect((await app.post('/api/v1/artifacts/list', {}, anonymous.token)).status).toBe(401);
    expect(await database.query('select from briefing.history_pass where briefing_id = $1', [briefing])).toEqual([]);
  });

  test('is an event in the history, which verifies, and which the member may see', async () => {
    const events = await app.app.get(EventStreams).read(`briefing-${briefing}`);
    expect(chainProblems(events)).toEqual([]);
    expect(events.at(-1)).toMatchObject({
      type: 'BriefingClaimed',
      data: { from: anonymous.id, to: member.caller, claimedAt: expect.any(Number) },
      metadata: { actor: member.caller, schema: 1 },
    });
    const { status, body } = await app.post<{ events: { type: string }[] }>(
      '/api/v1/audit/briefings/history',
      { id: briefing },
      token,
    );
    expect([status, body.events.at(-1)?.type]).toEqual([200, 'BriefingClaimed']);
  });

  test('keeps the words of the agent readable for the member', async () => {
    const [first] = await app.app.get(EventStreams).read(`briefing-${briefing}`);
    const { sealedWords } = (first?.data as { request: { sealedWords: string } }).request;
    const words = app.app.get(PersonalWords, { strict: false });
    expect((await words.open(member.caller, sealedWords)).userRequest).toBe(SECRET);
    expect((await words.open((await newMember(app)).caller, sealedWords)).userRequest).toBe('');
  });

  test('makes a repeated request of the agent the same work, and counts it for the member', async () => {
    const again = await app.post<{ artifact_id: string }>(CREATE, wish(), token, {
      headers: { 'idempotency-key': 'first' },
    });
    expect([again.status, again.body.artifact_id]).toEqual([200, briefing]);
    const tickets = await database.query('select from briefing.ticket where owner = $1', [member.caller]);
    expect(tickets).toHaveLength(1);
  });

  test('leaves rows that are what the histories say', async () => {
    expect(await run('projections:verify', {})).toMatch(/^briefing\.shelf: \d+ events replayed, 0 rows differ\.$/);
  });
});

describe('a claim by somebody who uses the service already', () => {
  test('merges what both follow, and the ids of the agent stand for the member’s own', async () => {
    const [anonymous, member] = [await newAnonymous(app), await newMember(app)];
    const own = [await follow(member.token, 'daily'), await follow(member.token, 'weekly')];
    await app.post('/api/v1/subscriptions/delete', { source_id: own[1] }, member.token);
    const theirs = [await follow(anonymous.token, 'daily'), await follow(anonymous.token, 'weekly')];
    const moved = await follow(anonymous.token, 'monthly');
    const { access_token: token } = await claim(app, anonymous, member);

    expect(await sources(token)).toEqual([...own, moved].toSorted());
    expect(await itemsOf(token, theirs[0] ?? '')).toBe(6);
    expect(await itemsOf(token, theirs[1] ?? '')).toBe(6);
    const named = await app.post(CREATE, wish({ scope: { source_ids: [theirs[0], moved] } }), token);
    expect(named.status).toBe(202);
    const stranger = await app.post<{ message: string }>(
      CREATE,
      wish({ scope: { source_ids: [theirs[0], 'src_01kas0000000000000000000g0'] } }),
      token,
    );
    expect([stranger.status, stranger.body.message]).toEqual([400, expect.not.stringContaining(theirs[0] ?? '')]);

    const back = { feed_url: `${feeds.url}/daily`, source_id: theirs[0] };
    expect((await app.post('/api/v1/subscriptions/create', back, token)).body).toMatchObject({
      created: false,
      source: { id: own[0] },
    });
    expect((await app.post('/api/v1/subscriptions/delete', { source_id: theirs[0] }, token)).status).toBe(200);
    expect(await sources(token)).toEqual([own[1], moved].toSorted());
    expect(await itemsOf(token, theirs[0] ?? '')).toBe(0);
    expect(await itemsOf((await newMember(app)).token, theirs[1] ?? '')).toBe(0);
  });

  test('leaves the member their settings, and the keys of their requests', async () => {
    const [anonymous, member] = [await newAnonymous(app), await newMember(app)];
    const profile = (language: string) => ({ profile: { language, timezone: 'UTC' } });
    await app.post('/api/v1/settings/update', profile('fr'), member.token);
    await app.post('/api/v1/settings/update', profile('de'), anonymous.token);
    for (const token of [member.token, anonymous.token]) await follow(token, 'daily');
    const own = await askForBriefing(member.token);
    const theirs = await askForBriefing(anonymous.token);
    const { access_token: token } = await claim(app, anonymous, member);
    expect((await app.post('/api/v1/settings/get', {}, token)).body).toEqual(profile('fr'));
    const again = await app.post<{ artifact_id: string }>(CREATE, wish(), token, {
      headers: { 'idempotency-key': 'first' },
    });
    expect([again.status, again.body.artifact_id]).toEqual([200, own]);
    expect((await get(token, theirs)).status).toBe(200);
    expect(await rowsOf(anonymous.id)).toBe(0);
  });
});

describe('a briefing that is being made', () => {
  test.each(['composing', 'rendering'])(
    'is claimed while it is %s, and ends ready under the member',
    async (status) => {
      const [anonymous, member] = [await newAnonymous(app), await newMember(app)];
      const source = await follow(anonymous.token, 'daily');
      await follow(member.token, 'daily');
      const holding = app.app.get(DataSource, { strict: false }).createQueryRunner();
      // Nobody composes while nobody can read items.
      await holding.startTransaction();
      await holding.query('lock table feed.item in access exclusive mode');
      const briefing = await askForBriefing(anonymous.token, { scope: { source_ids: [source] } });
      if (status === 'rendering') await holding.commitTransaction();
      await eventually(async () => (await statusOf(briefing)) === status);
      const pairing = await pair(app, anonymous.token);
      expect(await approve(app, pairing.user_code, member)).toMatchObject({ work: 'arrived' });
      if (status === 'composing') await holding.commitTransaction();
      await holding.release();

      await finished(briefing);
      const types = await typesOf(briefing);
      expect(types.at(-1)).toBe('BriefingPublished');
      expect(types.filter((type) => type === 'BriefingClaimed' || type === 'StepFailed')).toEqual(['BriefingClaimed']);
      const { access_token: token } = (await ask(app, pairing)).body;
      expect((await get(token, briefing)).body.artifact.status).toBe('ready');
    },
  );

  test('sees the feeds of the member from the moment of the claim, also where it still asks as the agent', async () => {
    const [anonymous, member] = [await newAnonymous(app), await newMember(app)];
    await follow(member.token, 'weekly');
    await follow(anonymous.token, 'daily');
    await claim(app, anonymous, member);
    const subscriptions = app.app.get(SubscriptionsApi, { strict: false });
    expect(await subscriptions.feeds(anonymous.id)).toEqual(await subscriptions.feeds(member.caller));
    expect(await subscriptions.subscriptions(anonymous.id)).toHaveLength(2);
  });
});

describe('a claim that is interrupted', () => {
  test.each(OUTAGES)('at %s is finished by a worker, and the agent waits until then', async (table) => {
    const [anonymous, member] = [await newAnonymous(app), await newMember(app)];
    const source = await follow(anonymous.token, 'daily');
    await app.post('/api/v1/settings/update', { profile: { language: 'de' } }, anonymous.token);
    const briefing = await askForBriefing(anonymous.token);
    await finished(briefing);
    const pairing = await pair(app, anonymous.token);
    await outage(table);
    expect(await approve(app, pairing.user_code, member)).toMatchObject({ work: 'on_its_way' });
    expect(await ask(app, pairing)).toMatchObject({ status: 400, body: { error: 'authorization_pending' } });
    expect((await app.post('/api/v1/settings/get', {}, anonymous.token)).status).toBe(401);
    expect(await standingOf(anonymous)).toBe(false);
    await endOutages();
    await eventually(async () => (await standingOf(anonymous)) === true);
    await afterTheInterval(app);
    const { access_token: token } = (await ask(app, pairing)).body;
    expect(await sources(token)).toEqual([source]);
    expect((await get(token, briefing)).status).toBe(200);
    expect(await claimsOf(briefing)).toBe(1);
    expect(await rowsOf(anonymous.id)).toBe(0);
  });

  test('is done once when several nodes do it at once', async () => {
    const [anonymous, member] = [await newAnonymous(app), await newMember(app)];
    await follow(anonymous.token, 'daily');
    await follow(member.token, 'daily');
    const briefing = await askForBriefing(anonymous.token);
    const pairing = await pair(app, anonymous.token);
    await outage('preferences.profile');
    await outage('briefing.ticket');
    await approve(app, pairing.user_code, member);
    await endOutages();
    const nodes = [app, other, app, other, app, other];
    await Promise.all(nodes.map((node) => completeOn(node, anonymous, member)));
    expect(await claimsOf(briefing)).toBe(1);
    expect(chainProblems(await app.app.get(EventStreams).read(`briefing-${briefing}`))).toEqual([]);
    expect(await sources(member.token)).toHaveLength(1);
    expect(await rowsOf(anonymous.id)).toBe(0);
  });

  test('also takes, once more a minute later, what a request that was under way has added', async () => {
    const [anonymous, member] = [await newAnonymous(app), await newMember(app)];
    await follow(anonymous.token, 'daily');
    await claim(app, anonymous, member);
    const [job] = await database.query<{ wait: number }>(
      `select extract(epoch from start_after - created_on)::int as wait from jobs.job
       where name = 'identity.late-work' and data ->> 'anonymous' = $1`,
      [anonymous.id],
    );
    expect(job?.wait).toBeGreaterThanOrEqual(60);
    await database.execute(`update subscriptions.subscription set caller_id = $2 where caller_id = $1`, [
      member.caller,
      anonymous.id,
    ]);
    expect(await sources(member.token)).toEqual([]);
    await completeOn(other, anonymous, member);
    expect(await sources(member.token)).toHaveLength(1);
  });
});

describe('erasing somebody who claimed work', () => {
  async function claimed(): Promise<{ anonymous: Anonymous; member: Member; briefing: string }> {
    const [anonymous, member] = [await newAnonymous(app), await newMember(app)];
    await follow(anonymous.token, 'daily');
    const briefing = await askForBriefing(anonymous.token);
    await claim(app, anonymous, member);
    return { anonymous, member, briefing };
  }

  const wordsOf = async (briefing: string): Promise<{ owner: CallerId; sealedWords: string }> => {
    const [first] = await app.app.get(EventStreams).read(`briefing-${briefing}`);
    const { owner, request } = first?.data as { owner: CallerId; request: { sealedWords: string } };
    return { owner, sealedWords: request.sealedWords };
  };

  test('counts and erases what was the agent’s as theirs', async () => {
    const { anonymous, member, briefing } = await claimed();
    const words = await run('user:erase', { email: member.email });
    for (const line of [
      /identity +2 accounts/,
      /subscriptions +1 subs/,
      /briefing +1 briefings/,
      /1 encryption keys/,
    ]) {
      expect(words).toMatch(line);
    }
    expect(await run('user:erase', { email: member.email, yes: 'yes' })).toContain(`Nothing is left of`);
    expect((await typesOf(briefing)).at(-1)).toBe('BriefingErased');
    const { owner, sealedWords } = await wordsOf(briefing);
    const open = (caller: CallerId) => app.app.get(PersonalWords, { strict: false }).open(caller, sealedWords);
    expect([await open(owner), await open(member.caller)]).toMatchObject([{ userRequest: '' }, { userRequest: '' }]);
    for (const sql of [
      'select from identity.caller where id = any($1::text[])',
      'select from identity.work_claim where anonymous_id = any($1::text[])',
      'select from subscriptions.claimed_caller where from_id = any($1::text[])',
    ]) {
      expect(await database.query(sql, [[anonymous.id, member.caller]])).toEqual([]);
    }
    expect(await run('user:erase', { caller: anonymous.id })).toBe(`Nothing is left of ${anonymous.id}.`);
  });

  test('is asked for by the person’s own id: that of the agent is refused, and says whose it is', async () => {
    const { anonymous, member, briefing } = await claimed();
    const caller = anonymous.id;
    await expect(run('user:erase', { caller })).rejects.toThrow(member.caller);
    await expect(run('user:erase', { caller, yes: 'yes' })).rejects.toThrow(member.caller);
    expect((await get(member.token, briefing)).status).toBe(200);
  });

  test('leaves nothing when the claim was not complete, whoever comes first', async () => {
    const [anonymous, member] = [await newAnonymous(app), await newMember(app)];
    await follow(anonymous.token, 'daily');
    const briefing = await askForBriefing(anonymous.token);
    await finished(briefing);
    const pairing = await pair(app, anonymous.token);
    await outage('briefing.ticket');
    expect(await approve(app, pairing.user_code, member)).toMatchObject({ work: 'on_its_way' });
    const erasing = run('user:erase', { email: member.email, yes: 'yes' }).catch(() => undefined);
    await erasing;
    await endOutages();
    await eventually(async () => {
      const left = (await rowsOf(anonymous.id)) + (await rowsOf(member.caller));
      return left === 1 && (await statusOf(briefing)) === 'erased';
    });
    expect((await typesOf(briefing)).at(-1)).toBe('BriefingErased');
    expect(await ask(app, pairing)).toMatchObject({ status: 400 });
  });

  test('takes along what arrives while they are erased', async () => {
    const { anonymous, member } = await claimed();
    await run('user:erase', { email: member.email, yes: 'yes' });
    await database.execute(
      `insert into subscriptions.subscription (id, caller_id, feed_id, created_at, updated_at)
       select 'src_01kas0000000000000000000g0', $1, id, 1, 1 from subscriptions.feed limit 1`,
      [member.caller],
    );
    await completeOn(app, anonymous, member);
    await eventually(async () => (await sourcesOf(member.caller)) === 0);
  });
});

const sourcesOf = async (caller: CallerId): Promise<number> =>
  (await database.query('select from subscriptions.subscription where caller_id = $1', [caller])).length;
