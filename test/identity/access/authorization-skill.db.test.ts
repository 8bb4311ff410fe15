import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { AuthorizationServer } from '../../../src/identity/access/application/ports/authorization-server.js';
import {
  CodeRefused,
  PairingExpired,
  PairingPending,
  PairingRefused,
} from '../../../src/identity/access/domain/authorization.js';
import { Database } from '../../../src/shared/storage/database/database.js';
import { UnitOfWork } from '../../../src/shared/kernel/unit-of-work.js';
import { startTestApp, type TestApp } from '../../support/http/http-app.js';
import { until } from '../../support/time/until.js';
import * as kit from './oauth-kit.js';

const VISIT = { address: '192.0.2.77' };

let app: TestApp;
let node: TestApp;
let person: kit.Person;

beforeAll(async () => {
  app = await startTestApp({ listen: 'known' });
  node = await startTestApp({ databaseUrl: app.databaseUrl, config: { baseUrl: app.url } });
  person = await kit.newPerson(app);
});

afterAll(async () => {
  await node.close();
  await app.close();
});

const server = (of: TestApp = app): AuthorizationServer => of.app.get(AuthorizationServer, { strict: false });
const database = (): Database => app.app.get(Database, { strict: false });

const startPath = (verifier: string, state = 'the-state'): string =>
  `/api/v1/auth/skill/start?${new URLSearchParams({ code_challenge: kit.challengeOf(verifier), state })}`;

/** The code that the person is shown, and its state. */
async function shownTo(browser: kit.Person['browser'], verifier: string): Promise<URLSearchParams> {
  const page = await kit.visit(browser, startPath(verifier));
  return (await kit.decide(browser, page, 'allow')).searchParams;
}

const WAITING = `
  select count(*)::int as count from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock' and query like '%oidc_payload%'`;

/** Holds a table lock, so that no redemption consumes its code before ten have found it. */
async function whenTenWait<T>(redeem: () => Promise<T>): Promise<T> {
  const [held, tenWait] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const holding = app.app.get(UnitOfWork, { strict: false }).run(async () => {
    await database().execute('lock table identity.oidc_payload in share mode');
    held.resolve();
    await tenWait.promise;
  });
  await Promise.race([held.promise, holding]);
  const redeeming = redeem();
  await until(
    () => database().query<{ count: number }>(WAITING),
    ([row]) => row?.count === 10,
  ).finally(() => tenWait.resolve());
  await holding;
  return await redeeming;
}

describe('the skill flow', () => {
  test('redirects to the authorize flow, and refuses a challenge or a state that cannot be one', async () => {
    const { status, headers } = await app.get(startPath(kit.newVerifier()));
    expect([status, headers['cache-control']]).toEqual([302, 'no-store']);
    expect(String(headers.location)).toMatch(`${app.url}/api/auth/oauth2/authorize?client_id=skill&`);
    for (const path of [
      '/api/v1/auth/skill/start',
      startPath(kit.newVerifier(), ''),
      startPath(kit.newVerifier(), 's'.repeat(513)),
      '/api/v1/auth/skill/start?state=s&code_challenge=short',
      `${startPath(kit.newVerifier())}&state=twice`,
    ]) {
      expect((await app.get(path)).status).toBe(400);
    }
  });

  test('shows the person a code, which becomes a Skill Session of thirty days with the verifier', async () => {
    const verifier = kit.newVerifier();
    const shown = await shownTo(person.browser, verifier);
    expect(shown.get('state')).toBe('the-state');
    const granted = await server().redeemCode(shown.get('code') ?? '', verifier, VISIT);
    expect(granted).toMatchObject({ callerId: person.id, scopes: ['skill'] });
    expect(Math.round((granted.expiresAt - Date.now()) / 86_400_000)).toBe(30);
    expect([await kit.apiStatus(app, granted.token), await kit.mcpStatus(app, granted.token)]).toEqual([200, 401]);
  });

  test('refuses a code with another verifier, a second time, and one that was never given, in one word', async () => {
    const verifier = kit.newVerifier();
    const code = (await shownTo(person.browser, verifier)).get('code') ?? '';
    for (const wrong of [kit.newVerifier(), '', 'not a verifier', verifier.slice(1)]) {
      await expect(server().redeemCode(code, wrong, VISIT)).rejects.toThrow(CodeRefused);
    }
    const { token } = await server(node).redeemCode(code, verifier, VISIT);
    await expect(server().redeemCode(code, verifier, VISIT)).rejects.toThrow(CodeRefused);
    // The code came a second time, so the token that it gave was revoked.
    expect(await kit.apiStatus(app, token)).toBe(401);
    await expect(server().redeemCode('unknown', verifier, VISIT)).rejects.toThrow(CodeRefused);
  });

  test('asks the person each time, and every token ends by itself', async () => {
    const tokens: string[] = [];
    for (let n = 0; n < 2; n += 1) {
      const verifier = kit.newVerifier();
      const code = (await shownTo(person.browser, verifier)).get('code') ?? '';
      tokens.push((await server().redeemCode(code, verifier, VISIT)).token);
    }
    const [first = '', second = ''] = tokens;
    await kit.postForm(app, 'revoke', { client_id: 'skill', token: first });
    expect([await kit.apiStatus(app, first), await kit.apiStatus(app, second)]).toEqual([401, 200]);
  });

  test('gives codes for ten minutes, and other clients for one', async () => {
    await shownTo(person.browser, kit.newVerifier());
    await kit.letIn(person.browser, { client: await kit.newClient(app), verifier: kit.newVerifier() });
    const rows = await database().query<{ client: string; ms: number }>(`
      select distinct (client_id = 'skill')::text as client, (max(expires_at - created_at) / 60000.0)::float as ms
      from identity.oidc_payload where kind = 'AuthorizationCode' group by 1`);
    const minutes = Object.fromEntries(rows.map(({ client, ms }) => [client, Math.round(ms)]));
    expect(minutes).toEqual({ true: 10, false: 1 });
  });
});

const asked = { agentName: 'Agent of a test', anonymous: null };

describe('a pairing', () => {
  test('waits for the person, is found by its code however typed, and becomes a Skill Session', async () => {
    const { deviceCode, userCode, expiresAt, intervalSeconds } = await server().startPairing(asked);
    expect(userCode).toMatch(/^[BCDFGHJKLMNPQRSTVWXZ]{4}-[BCDFGHJKLMNPQRSTVWXZ]{4}$/);
    expect([Math.round((expiresAt - Date.now()) / 60_000), intervalSeconds]).toEqual([10, 5]);
    await expect(server().redeemPairing(deviceCode, VISIT)).rejects.toThrow(PairingPending);
    for (const typed of [userCode, userCode.toLowerCase().replace('-', ''), ` ${userCode.replace('-', ' ')} `]) {
      expect(await server(node).pairing(typed)).toMatchObject({ userCode, agentName: 'Agent of a test', expiresAt });
    }
    expect(await server(node).approvePairing(userCode.toLowerCase(), person.id, false)).toBe(true);
    expect(await server().pairing(userCode)).toBeNull();
    const granted = await server().redeemPairing(deviceCode, VISIT);
    expect(granted).toMatchObject({ callerId: person.id, scopes: ['skill'] });
    expect(await kit.apiStatus(app, granted.token)).toBe(200);
    const [row] = await database().query<{ client_name: string }>(
      `select client_name from identity.token where caller_id = $1 and client_name is not null`,
      [person.id],
    );
    expect(row?.client_name).toBe('Agent of a test');
  });

  test('becomes a Skill Session with its entry in the trail, or none at all', async () => {
    const issued = `select client, address, detail from identity.security_event where caller_id = $1 and kind = 'token_issued'`;
    const tokens = 'select from identity.token where caller_id = $1';
    const { id } = await kit.newMember(app);
    const newPairing = async (): Promise<string> => {
      const { deviceCode, userCode } = await server().startPairing(asked);
      await server().approvePairing(userCode, id, false);
      return deviceCode;
    };
    await database().execute(`
      create function full_log() returns trigger language plpgsql as $$ begin raise exception 'full'; end $$`);
    await database().execute(`
      create trigger full_log before insert on identity.security_event for each row
      when (new.kind = 'token_issued') execute function full_log()`);
    await expect(server().redeemPairing(await newPairing(), VISIT)).rejects.toThrow('full');
    expect(await database().query(tokens, [id])).toEqual([]);
    await database().execute('drop trigger full_log on identity.security_event');
    await server().redeemPairing(await newPairing(), VISIT);
    expect(await database().query(issued, [id])).toEqual([{ client: 'skill', ...VISIT, detail: 'Agent of a test' }]);
  });

  test('remembers whose work it is to claim', async () => {
    const { userCode } = await server().startPairing({ agentName: null, anonymous: person.id });
    expect(await server().pairing(userCode)).toMatchObject({ agentName: null, anonymous: person.id });
  });

  test('gives one token to ten who redeem it at the same time on two nodes', async () => {
    const { deviceCode, userCode } = await server().startPairing(asked);
    await server().approvePairing(userCode, person.id, false);
    // One that finds the code consumed would end the grant, as for any code that comes twice. So all find it unconsumed.
    const outcomes = await whenTenWait(() =>
      Promise.allSettled(
        Array.from({ length: 10 }, (_, at) => server(at % 2 === 0 ? app : node).redeemPairing(deviceCode, VISIT)),
      ),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const outcome of outcomes) {
      if (outcome.status === 'rejected') expect(outcome.reason).toBeInstanceOf(PairingExpired);
    }
  });

  test('is decided by one of many who approve and refuse at the same time', async () => {
    const { deviceCode, userCode } = await server().startPairing(asked);
    const decided = await Promise.all([
      server().approvePairing(userCode, person.id, false),
      server(node).refusePairing(userCode),
      server(node).approvePairing(userCode, person.id, false),
      server().refusePairing(userCode),
    ]);
    expect(decided.filter((won) => won)).toHaveLength(1);
    const approved = decided[0] || decided[2];
    const redeemed = server().redeemPairing(deviceCode, VISIT);
    if (approved) await expect(redeemed).resolves.toMatchObject({ callerId: person.id });
    else await expect(redeemed).rejects.toThrow(PairingRefused);
  });

  test('that is refused tells the agent so once, and is over then', async () => {
    const { deviceCode, userCode } = await server().startPairing(asked);
    expect(await server().refusePairing(userCode)).toBe(true);
    expect(await server().approvePairing(userCode, person.id, false)).toBe(false);
    await expect(server().redeemPairing(deviceCode, VISIT)).rejects.toThrow(PairingRefused);
    await expect(server().redeemPairing(deviceCode, VISIT)).rejects.toThrow(PairingExpired);
  });

  test('is over after ten minutes, for the person and for the agent', async () => {
    const { deviceCode, userCode } = await server().startPairing(asked);
    await database().execute(`
      update identity.oidc_payload
      set expires_at = expires_at - 660000,
          payload = payload || jsonb_build_object('exp', (payload->>'exp')::int - 660, 'iat', (payload->>'iat')::int - 660)
      where kind = 'DeviceCode' and consumed_at is null`);
    expect(await server().pairing(userCode)).toBeNull();
    expect(await server().approvePairing(userCode, person.id, false)).toBe(false);
    await expect(server().redeemPairing(deviceCode, VISIT)).rejects.toThrow(PairingExpired);
    await expect(server().redeemPairing('unknown', VISIT)).rejects.toThrow(PairingExpired);
  });

  test('that is approved in a unit of work that fails is not approved', async () => {
    const { deviceCode, userCode } = await server().startPairing(asked);
    const work = app.app.get(UnitOfWork, { strict: false }).run(async () => {
      expect(await server().approvePairing(userCode, person.id, false)).toBe(true);
      throw new Error('the claim failed');
    });
    await expect(work).rejects.toThrow('the claim failed');
    await expect(server().redeemPairing(deviceCode, VISIT)).rejects.toThrow(PairingPending);
    expect(await server().pairing(userCode)).not.toBeNull();
  });

  test('keeps neither of its codes in the database', async () => {
    const { deviceCode, userCode } = await server().startPairing(asked);
    const [all] = await database().query<{ text: string }>(
      `select string_agg(row_to_json(p)::text, '') as text from identity.oidc_payload p`,
    );
    for (const secret of [deviceCode, userCode, userCode.replace('-', '')])
      expect(all?.text.includes(secret)).toBe(false);
  });

  test('is at no device endpoint of the library: agents ask at auth/skill/pair', async () => {
    const answer = await fetch(`${app.url}/device/auth`, {
      method: 'POST',
      body: new URLSearchParams({ client_id: 'skill' }),
    });
    expect(answer.status).toBe(404);
  });
});

describe('a grant', () => {
  test('that is revoked ends its tokens, and revoking it again changes nothing', async () => {
    const { client, access, refresh } = await kit.newTokens(app, person);
    const [row] = await database().query<{ grant_id: string }>(
      'select grant_id from identity.token where client = $1',
      [client],
    );
    await server().revokeGrant(row?.grant_id ?? '');
    await server().revokeGrant(row?.grant_id ?? '');
    expect(await kit.mcpStatus(node, access)).toBe(401);
    expect((await kit.refresh(app, client, refresh)).body.error).toBe('invalid_grant');
  });
});
