import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { ClaimedByAnother, NothingToClaim } from '../../../src/identity/access/domain/pairing.js';
import { PreferencesModule } from '../../../src/preferences/preferences.module.js';
import { Database } from '../../../src/shared/storage/database/database.js';
import { startTestApp, type TestApp } from '../../support/http/http-app.js';
import { find, kindsOf, approve, ask, newAnonymous, newMember, PAIR, pair } from './pairing-kit.js';

const SETTINGS = '/api/v1/settings/get';

let app: TestApp;

/** On the same database. */
let other: TestApp;

let database: Database;

beforeAll(async () => {
  app = await startTestApp({ modules: [PreferencesModule] });
  other = await startTestApp({ modules: [PreferencesModule], databaseUrl: app.databaseUrl });
  database = app.app.get(Database);
  await database.execute(
    `create function outage() returns trigger language plpgsql as $$ begin raise exception 'away, says the test'; end $$`,
  );
});

afterEach(() => database.execute('drop trigger if exists outage on identity.work_claim'));

afterAll(async () => {
  await other?.close();
  await app?.close();
});

describe('claiming by pairing', () => {
  test('takes the anonymous bearer token, the claim token, or both of them', async () => {
    const member = await newMember(app);
    const anonymous = await newAnonymous(app);
    const { token, claimToken: claim_token } = anonymous;
    for (const pairing of [
      await pair(app, token),
      await pair(app, null, { claim_token }),
      await pair(app, token, { claim_token }),
    ]) {
      expect(await find(app, pairing.user_code, member)).toMatchObject({ work: { subscriptions: 0, briefings: 0 } });
    }
  });

  test('refuses tokens that claim nothing', async () => {
    const [member, one, two] = [await newMember(app), await newAnonymous(app), await newAnonymous(app)];
    const answer = async (token: string | null, body: object) => {
      const { status, body: refusal } = await app.post(PAIR, body, token);
      return [status, refusal['error']];
    };
    expect(await answer(member.token, {})).toEqual([400, 'invalid_request']);
    expect(await answer('pbs_nonsense', {})).toEqual([401, 'unauthorized']);
    expect(await answer('pbs_nonsense', { client: 'unknown field' })).toEqual([401, 'unauthorized']);
    expect(await answer(null, { claim_token: 'nonsense' })).toEqual([400, 'invalid_grant']);
    expect(await answer(null, { claim_token: one.token })).toEqual([400, 'invalid_grant']);
    expect(await answer(two.token, { claim_token: one.claimToken })).toEqual([400, 'invalid_grant']);
  });

  test('ends the anonymous session: its token, its claim token, at once and everywhere', async () => {
    const [member, anonymous] = [await newMember(app), await newAnonymous(app)];
    expect((await other.post(SETTINGS, {}, anonymous.token)).status).toBe(200);
    const pairing = await pair(app, anonymous.token);
    expect(await approve(app, pairing.user_code, member)).toMatchObject({ work: 'arrived' });
    for (const node of [app, other]) expect((await node.post(SETTINGS, {}, anonymous.token)).status).toBe(401);
    expect((await app.post(PAIR, {}, anonymous.token)).status).toBe(401);
    const late = await app.post(PAIR, { claim_token: anonymous.claimToken });
    expect([late.status, late.body['error']]).toEqual([400, 'invalid_grant']);
    const { body } = await ask(app, pairing);
    expect(body.caller_id).toBe(member.caller);
    expect((await other.post(SETTINGS, {}, body.access_token)).status).toBe(200);
    expect(await kindsOf(app, member)).toEqual(
      expect.arrayContaining(['pairing_approved', 'work_claimed', 'token_issued']),
    );
  });

  test('succeeds for one of two people who hold codes for the same work; the code of the other lets nobody in', async () => {
    const [one, two] = [await newMember(app), await newMember(app)];
    const anonymous = await newAnonymous(app);
    const [first, second] = [await pair(app, anonymous.token), await pair(app, anonymous.token)];
    const outcomes = await Promise.allSettled([
      approve(app, first.user_code, one),
      approve(other, second.user_code, two),
    ]);
    const lost = outcomes.findIndex(({ status }) => status === 'rejected');
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(outcomes[lost]).toMatchObject({ reason: expect.any(ClaimedByAnother) });
    const loser = lost === 0 ? first : second;
    expect(await ask(app, loser)).toMatchObject({ status: 400, body: { error: 'authorization_pending' } });
    const claims = await database.query('select from identity.work_claim where anonymous_id = $1', [anonymous.id]);
    expect(claims).toHaveLength(1);
  });

  test('is a plain sign-in for whoever claimed the work before', async () => {
    const [member, anonymous] = [await newMember(app), await newAnonymous(app)];
    const pairings = [await pair(app, anonymous.token), await pair(app, anonymous.token)];
    for (const { user_code } of pairings)
      expect(await approve(app, user_code, member)).toMatchObject({ work: 'arrived' });
    for (const pairing of pairings) expect((await ask(app, pairing)).body.caller_id).toBe(member.caller);
    expect((await kindsOf(app, member)).filter((kind) => kind === 'work_claimed')).toHaveLength(1);
  });

  test('is done whole or not at all: what fails half-way lets nobody in and ends nothing', async () => {
    const [member, anonymous] = [await newMember(app), await newAnonymous(app)];
    const pairing = await pair(app, anonymous.token);
    await database.execute(
      'create trigger outage before insert on identity.work_claim for each row execute function outage()',
    );
    await expect(approve(app, pairing.user_code, member)).rejects.toThrow('away, says the test');
    await database.execute('drop trigger outage on identity.work_claim');
    expect((await app.post(SETTINGS, {}, anonymous.token)).status).toBe(200);
    expect(await ask(app, pairing)).toMatchObject({ status: 400, body: { error: 'authorization_pending' } });
    expect(await kindsOf(app, member)).not.toContain('pairing_approved');
    expect(await approve(app, pairing.user_code, member)).toMatchObject({ work: 'arrived' });
  });

  test('says that the agent was erased meanwhile', async () => {
    const [member, anonymous] = [await newMember(app), await newAnonymous(app)];
    const { user_code } = await pair(app, anonymous.token);
    await database.execute('delete from identity.token where caller_id = $1', [anonymous.id]);
    await database.execute('delete from identity.claim where caller_id = $1', [anonymous.id]);
    await database.execute('delete from identity.caller where id = $1', [anonymous.id]);
    await expect(approve(app, user_code, member)).rejects.toThrow(NothingToClaim);
  });
});
