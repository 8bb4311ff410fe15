import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { CommandBus } from '@nestjs/cqrs';
import { RefusePairing } from '../../../src/identity/access/application/commands/refuse-pairing.js';
import { PairingNotFound } from '../../../src/identity/access/domain/pairing.js';
import type { PairingPerson } from '../../../src/identity/access/domain/pairing.js';
import { TooManyAttempts } from '../../../src/identity/domain/attempt-counter.js';
import { PreferencesModule } from '../../../src/preferences/preferences.module.js';
import { Database } from '../../../src/shared/storage/database/database.js';
import { startTestApp, type TestApp } from '../../support/http/http-app.js';
import {
  afterTheInterval,
  find,
  kindsOf,
  approve,
  ask,
  newMember,
  PAIR,
  pair,
  TOKEN,
  type Member,
} from './pairing-kit.js';

const SETTINGS = '/api/v1/settings/get';

let app: TestApp;

/** On the same database. */
let other: TestApp;

let database: Database;

beforeAll(async () => {
  app = await startTestApp({ modules: [PreferencesModule] });
  other = await startTestApp({ modules: [PreferencesModule], databaseUrl: app.databaseUrl });
  database = app.app.get(Database);
});

afterAll(async () => {
  await other?.close();
  await app?.close();
});

const refuse = (userCode: string, person: PairingPerson) =>
  app.app.get(CommandBus, { strict: false }).execute(new RefusePairing(userCode, person));

/** What came of each, and how often. */
async function outcomesOf(attempts: readonly Promise<unknown>[]): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const settled of await Promise.allSettled(attempts)) {
    const name = settled.status === 'fulfilled' ? 'done' : (settled.reason as Error).name;
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}

describe('pairing an agent', () => {
  test('lets it in as the person who approves, by the code that both see', async () => {
    const member = await newMember(app);
    const started = await app.post(PAIR, { client_name: ' Scout ' });
    expect([started.status, started.body]).toEqual([
      200,
      {
        device_code: expect.stringMatching(/^\S{40,}$/),
        user_code: expect.stringMatching(/^[BCDFGHJKLMNPQRSTVWXZ]{4}-[BCDFGHJKLMNPQRSTVWXZ]{4}$/),
        verification_uri: expect.stringMatching(/^http.*\/pair$/),
        verification_uri_complete: expect.stringMatching(/^http.*\/pair\?code=[A-Z]{4}-[A-Z]{4}$/),
        expires_in: 600,
        interval: 5,
      },
    ]);
    const { user_code: code, device_code } = started.body as unknown as Awaited<ReturnType<typeof pair>>;
    expect(await find(app, code, member)).toMatchObject({ userCode: code, agentName: 'Scout', work: null });
    expect(await approve(app, code, member)).toEqual({ agentName: 'Scout', work: 'none' });
    const { status, body } = await ask(app, { device_code });
    expect([status, body]).toEqual([
      200,
      {
        access_token: expect.stringMatching(/^pbs_/),
        token_type: 'Bearer',
        expires_in: 30 * 24 * 3600,
        expires_at: expect.any(Number),
        scopes: ['skill'],
        caller_id: member.caller,
      },
    ]);
    expect((await app.post(SETTINGS, {}, body.access_token)).status).toBe(200);
    expect(await kindsOf(app, member)).toEqual(expect.arrayContaining(['pairing_approved', 'token_issued']));
  });

  test('works without a body, and without a name of the agent', async () => {
    const member = await newMember(app);
    const { status, body } = await app.post<{ user_code: string }>(PAIR);
    expect(status).toBe(200);
    expect(await find(app, body.user_code, member)).toMatchObject({ agentName: null });
  });

  test('takes the code in any case, with or without its dash', async () => {
    const member = await newMember(app);
    const { user_code } = await pair(app);
    const typed = ` ${user_code.replace('-', '').toLowerCase()} `;
    expect(await find(app, typed, member)).toMatchObject({ userCode: user_code });
    expect(await approve(app, typed, member)).toMatchObject({ work: 'none' });
  });

  test('tells the agent to wait until the person decides, and to ask less often, on every node', async () => {
    const pairing = await pair(app);
    expect(await ask(app, pairing)).toMatchObject({ status: 400, body: { error: 'authorization_pending' } });
    expect(await ask(app, pairing)).toMatchObject({ status: 400, body: { error: 'slow_down' } });
    expect(await ask(other, pairing)).toMatchObject({ status: 400, body: { error: 'slow_down' } });
    await afterTheInterval(app);
    const answers = await Promise.all([app, other, app, other, app].map((node) => ask(node, pairing)));
    expect(answers.map(({ body }) => body.error ?? '').toSorted()).toEqual([
      'authorization_pending',
      ...Array.from({ length: 4 }, () => 'slow_down'),
    ]);
  });

  test('gives one token for one device code, however many ask at once', async () => {
    const member = await newMember(app);
    const pairing = await pair(app);
    await approve(app, pairing.user_code, member);
    const answers = await Promise.all([app, other, app, other].map((node) => ask(node, pairing)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    await afterTheInterval(app);
    expect(await ask(app, pairing)).toMatchObject({ status: 400, body: { error: 'expired_token' } });
  });

  test('tells the agent when the person refuses; the code is over then', async () => {
    const member = await newMember(app);
    const pairing = await pair(app);
    await refuse(pairing.user_code, member);
    expect(await ask(app, pairing)).toMatchObject({ status: 400, body: { error: 'access_denied' } });
    await expect(approve(app, pairing.user_code, member)).rejects.toThrow(PairingNotFound);
    expect(await kindsOf(app, member)).toEqual(expect.arrayContaining(['pairing_refused', 'pairing_failed']));
  });

  test('ends after its time, for the person and for the agent', async () => {
    const member = await newMember(app);
    const pairing = await pair(app);
    for (const table of ['pairing', 'oidc_payload']) {
      await database.execute(`update identity.${table} set expires_at = $1`, [Date.now()]);
    }
    await expect(approve(app, pairing.user_code, member)).rejects.toThrow(PairingNotFound);
    for (const question of [pairing, { device_code: 'unknown' }]) {
      expect(await ask(app, question)).toMatchObject({ status: 400, body: { error: 'expired_token' } });
    }
    await pair(app);
    expect(await database.query('select from identity.pairing where expires_at <= $1', [Date.now()])).toEqual([]);
  });

  test('is decided once: of two people with the same code at once one is told that it is over', async () => {
    const people = [await newMember(app), await newMember(app)];
    const { user_code } = await pair(app);
    const nodes = [app, other];
    const decisions = people.map((person, index) => approve(nodes[index] ?? app, user_code, person));
    expect(await outcomesOf(decisions)).toEqual({ done: 1, PairingNotFound: 1 });
  });

  test.each([
    ['nothing', {}],
    ['both', { device_code: 'a', code: 'b', code_verifier: 'c' }],
    ['a code alone', { code: 'b' }],
    ['a verifier alone', { code_verifier: 'c' }],
    ['half of each', { device_code: 'a', code_verifier: 'c' }],
    ['an empty code', { device_code: '' }],
    ['another field', { device_code: 'a', grant_type: 'device_code' }],
    ['a long code', { device_code: 'a'.repeat(600) }],
    ['null', { device_code: null }],
  ])('refuses a request for a token that is neither a pairing nor a code: %s', async (_, body) => {
    expect(await app.post(TOKEN, body)).toMatchObject({ status: 400, body: { error: 'invalid_request' } });
  });

  test('refuses a code that nobody was given, in the words of OAuth', async () => {
    const answer = await app.post(TOKEN, { code: 'SplxlOBeZQQYbYS6WxSbIA', code_verifier: 'v'.repeat(43) });
    expect(answer).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
  });

  test.each([
    ['a name that is too long', { client_name: 'x'.repeat(201) }],
    ['an empty claim token', { claim_token: '' }],
    ['another field', { client: 'Scout' }],
    ['a list', []],
  ])('refuses a malformed request for a pairing: %s', async (_, body) => {
    expect(await app.post(PAIR, body)).toMatchObject({ status: 400, body: { error: 'invalid_request' } });
  });

  test('keeps neither code in clear', async () => {
    const { device_code, user_code } = await pair(app);
    const rows = await database.query(
      `select t::text from identity.pairing t union all select t::text from identity.oidc_payload t`,
    );
    const kept = JSON.stringify(rows);
    const bytes = (text: string): string => Buffer.from(text).toString('hex');
    for (const secret of [device_code, user_code, user_code.replace('-', '')]) {
      expect(kept).not.toContain(secret);
      expect(kept).not.toContain(bytes(secret));
    }
  });
});

describe('guessing user codes', () => {
  const wrong = 'BBBB-BBBB';

  test('ends after five of one person, on all nodes together; then the right one is refused too', async () => {
    const member = await newMember(app);
    const guesses = Array.from({ length: 12 }, (_, index) => find(index % 2 === 0 ? app : other, wrong, member));
    expect(await outcomesOf(guesses)).toEqual({ PairingNotFound: 5, TooManyAttempts: 7 });
    const { user_code } = await pair(app);
    await expect(approve(app, user_code, member)).rejects.toThrow(TooManyAttempts);
    await expect(refuse(user_code, member)).rejects.toThrow(TooManyAttempts);
    expect((await kindsOf(app, member)).filter((kind) => kind === 'pairing_failed')).toHaveLength(5);
  });

  test('ends after twenty of one address, whoever is signed in there; others are let alone', async () => {
    const visit = { address: '198.51.100.7' };
    const crowd: Member[] = [];
    for (let index = 0; index < 5; index += 1) crowd.push({ ...(await newMember(app)), visit });
    for (const member of crowd.slice(0, 4)) {
      expect(await outcomesOf(Array.from({ length: 5 }, () => find(app, wrong, member)))).toEqual({
        PairingNotFound: 5,
      });
    }
    const [last] = crowd.slice(-1);
    if (last === undefined) throw new Error('there is a fifth');
    await expect(find(app, wrong, last)).rejects.toThrow(TooManyAttempts);
    expect(await find(app, (await pair(app)).user_code, await newMember(app))).toMatchObject({ work: null });
  });

  test('costs nothing when the code is right', async () => {
    const member = await newMember(app);
    const { user_code } = await pair(app);
    for (let looks = 0; looks < 12; looks += 1) expect(await find(app, user_code, member)).toBeDefined();
  });
});
