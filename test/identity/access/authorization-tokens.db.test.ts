import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Grants } from '../../../src/identity/access/adapters/oidc-models/grants.js';
import { AuthorizationServer } from '../../../src/identity/access/application/ports/authorization-server.js';
import { TokenMint } from '../../../src/identity/security/application/ports/token-mint.js';
import { Database } from '../../../src/shared/storage/database/database.js';
import { UnitOfWork } from '../../../src/shared/kernel/unit-of-work.js';
import { startTestApp, type TestApp } from '../../support/http/http-app.js';
import * as kit from './oauth-kit.js';

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

/** Makes all that was consumed look as if that had been so much earlier. */
const age = (ms: number): Promise<number> =>
  app.app
    .get(Database, { strict: false })
    .execute('update identity.oidc_payload set consumed_at = consumed_at - $1 where consumed_at is not null', [ms]);

const eventsOf = async (kind: string): Promise<number> => {
  const sql = 'select count(*)::int as n from identity.security_event where kind = $1 and caller_id = $2';
  const [row] = await app.app.get(Database, { strict: false }).query<{ n: number }>(sql, [kind, person.id]);
  return row?.n ?? 0;
};

describe('a refresh token', () => {
  test('is replaced at each use, and goes on working for clients that refresh ten times at once on two nodes', async () => {
    const { client, refresh } = await kit.newTokens(app, person);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, at) => kit.refresh(at % 2 === 0 ? app : node, client, refresh)),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
    const tokens = answers.map(({ body }) => String(body.refresh_token));
    expect(new Set([refresh, ...tokens]).size).toBe(11);
    for (const { body } of answers) expect(await kit.mcpStatus(app, String(body.access_token))).toBe(200);
  });

  test('that comes back later ends all that came of the consent, and is on record', async () => {
    const { client, access, refresh } = await kit.newTokens(app, person);
    const { body: next } = await kit.refresh(app, client, refresh);
    await age(11_000);
    const before = await eventsOf('refresh_reused');
    expect((await kit.refresh(node, client, refresh)).body.error).toBe('invalid_grant');
    expect((await kit.refresh(app, client, String(next.refresh_token))).body.error).toBe('invalid_grant');
    for (const token of [access, String(next.access_token)]) expect(await kit.mcpStatus(node, token)).toBe(401);
    expect(await eventsOf('refresh_reused')).toBe(before + 1);
  });

  test('is worth nothing to another client', async () => {
    const { client, refresh } = await kit.newTokens(app, person);
    const other = await kit.newClient(app);
    expect((await kit.refresh(app, other, refresh)).body.error).toBe('invalid_grant');
    expect((await kit.refresh(app, client, refresh)).status).toBe(200);
  });

  test('cannot reach for another audience or another scope', async () => {
    const { client, refresh } = await kit.newTokens(app, person);
    const fields = { grant_type: 'refresh_token', client_id: client, refresh_token: refresh };
    const audience = await kit.postForm(app, 'token', { ...fields, resource: app.url });
    const scope = await kit.postForm(app, 'token', { ...fields, scope: 'skill' });
    expect([audience.body.error, scope.body.error]).toEqual(['invalid_target', 'invalid_scope']);
  });
});

describe('an access token', () => {
  test('is for MCP and refused by the API; one of the API is refused by MCP', async () => {
    const { access } = await kit.newTokens(app, person);
    expect([await kit.mcpStatus(app, access), await kit.apiStatus(app, access)]).toEqual([200, 401]);
    const skill = await app.memberToken();
    expect([await kit.mcpStatus(app, skill), await kit.apiStatus(app, skill)]).toEqual([401, 200]);
  });

  test('is refused in a query or a body', async () => {
    const { access } = await kit.newTokens(app, person);
    const headers = { 'content-type': 'application/json' };
    const inQuery = await fetch(`${app.url}/mcp?access_token=${access}`, { method: 'POST', headers, body: '{}' });
    const body = JSON.stringify({ access_token: access });
    const inBody = await fetch(`${app.url}/mcp`, { method: 'POST', headers, body });
    expect([inQuery.status, inBody.status]).toEqual([401, 401]);
  });

  test('that is revoked is refused by the next request on any node, with all that came of the consent', async () => {
    const { client, access, refresh } = await kit.newTokens(app, person);
    expect(await kit.mcpStatus(node, access)).toBe(200);
    const before = await eventsOf('token_revoked');
    expect((await kit.postForm(app, 'revoke', { client_id: client, token: access })).status).toBe(200);
    expect(await kit.mcpStatus(node, access)).toBe(401);
    expect((await kit.refresh(node, client, refresh)).body.error).toBe('invalid_grant');
    expect(await eventsOf('token_revoked')).toBe(before + 1);
  });

  test('stays alive when another client wants it revoked, which learns nothing by it', async () => {
    const { access, refresh } = await kit.newTokens(app, person);
    const other = await kit.newClient(app);
    for (const token of [access, refresh, 'pbs_unknown']) {
      const answer = await kit.postForm(app, 'revoke', { client_id: other, token });
      expect([answer.status, answer.body]).toEqual([200, {}]);
    }
    expect(await kit.mcpStatus(app, access)).toBe(200);
  });

  test('of a Skill Session, an anonymous one too, is revoked by whoever holds it', async () => {
    const tokens = [await app.anonymousToken()];
    for (const token of tokens) {
      expect((await kit.postForm(app, 'revoke', { client_id: 'skill', token })).status).toBe(200);
      expect(await kit.apiStatus(app, token)).toBe(401);
    }
  });

  test('lives an hour, and its refresh token thirty days', async () => {
    await kit.newTokens(app, person);
    const [row] = await app.app.get(Database, { strict: false }).query<{ access: number; refresh: number }>(`
      select (select max(expires_at - issued_at) from identity.token where audience = 'mcp')::int as access,
             (select max(expires_at - created_at) / 86400000.0 from identity.oidc_payload where kind = 'RefreshToken')::float as refresh`);
    expect(row?.access).toBe(3_600_000);
    expect(Math.round(row?.refresh ?? 0)).toBe(30);
  });
});

describe('a consent that ends while a token is being issued', () => {
  /** How many statements wait for a lock. */
  const waiting = async (): Promise<number> => {
    const sql = `select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    const [row] = await app.app.get(Database, { strict: false }).query<{ n: number }>(sql);
    return row?.n ?? 0;
  };

  const newGrant = async (): Promise<{ grantId: string; client: string }> => {
    const { client } = await kit.newTokens(app, person);
    const sql = 'select grant_id as "grantId", client from identity.token where client = $1';
    const [row] = await app.app
      .get(Database, { strict: false })
      .query<{ grantId: string; client: string }>(sql, [client]);
    if (row === undefined) throw new Error('no token was issued');
    return row;
  };

  const another = ({ grantId, client }: { grantId: string; client: string }) => {
    const { token, digest } = app.app.get(TokenMint, { strict: false }).mint();
    const times = { issuedAt: Date.now(), expiresAt: Date.now() + 3_600_000 };
    const about = {
      callerId: person.id,
      client,
      clientName: null,
      audience: 'mcp',
      scopes: ['mcp:use'],
      grantId,
    } as const;
    return { token, row: { digest, ...about, ...times } };
  };

  test('waits until the token is issued, and ends it too', async () => {
    const grant = await newGrant();
    const { token, row } = another(grant);
    const grants = app.app.get(Grants, { strict: false });
    const [issued, gate] = [Promise.withResolvers<boolean>(), Promise.withResolvers<void>()];
    const issuing = app.app.get(UnitOfWork, { strict: false }).run(async () => {
      issued.resolve(await grants.issue(row, false));
      await gate.promise;
    });
    expect(await issued.promise).toBe(true);
    const state = { isOver: false };
    const ending = node.app
      .get(AuthorizationServer, { strict: false })
      .revokeGrant(grant.grantId)
      .finally(() => (state.isOver = true));
    while (!state.isOver && (await waiting()) === 0);
    gate.resolve();
    await Promise.all([issuing, ending]);
    expect(await kit.mcpStatus(app, token)).toBe(401);
  });

  test('has the token refused when the consent ended first', async () => {
    const grant = await newGrant();
    await app.app.get(AuthorizationServer, { strict: false }).revokeGrant(grant.grantId);
    const { token, row } = another(grant);
    expect(await app.app.get(Grants, { strict: false }).issue(row, false)).toBe(false);
    expect(await kit.mcpStatus(app, token)).toBe(401);
  });
});

describe('the token endpoint', () => {
  test('knows no other grants, and no client that nobody registered', async () => {
    const client = await kit.newClient(app);
    const answers = [
      await kit.postForm(app, 'token', { grant_type: 'client_credentials', client_id: client }),
      await kit.postForm(app, 'token', { grant_type: 'password', client_id: client, username: 'a', password: 'b' }),
      await kit.postForm(app, 'token', { grant_type: 'refresh_token', client_id: 'nobody', refresh_token: 'y' }),
      await kit.postForm(app, 'token', { grant_type: 'refresh_token', refresh_token: 'y' }),
    ];
    expect(answers.map(({ body }) => body.error)).toEqual([
      'unsupported_grant_type',
      'unsupported_grant_type',
      'invalid_client',
      'invalid_request',
    ]);
    for (const { headers } of answers) expect(headers.get('cache-control')).toBe('no-store');
  });

  test.each(['token', 'revoke', 'register'])('%s refuses in JSON, whatever is said to be accepted', async (path) => {
    const answer = await fetch(`${app.url}/api/auth/oauth2/${path}`, {
      method: 'POST',
      headers: { accept: 'text/html' },
      body: new URLSearchParams({ grant_type: 'refresh_token', client_id: 'nobody', refresh_token: 'y' }),
    });
    expect(answer.headers.get('content-type')).toContain('application/json');
    expect(await answer.json()).toEqual({ error: expect.any(String), error_description: expect.any(String) });
  });

  test('answers a program in a browser where the answers of its client go, and no other', async () => {
    const web = 'https://inspector.example/cb';
    const client = await kit.newClient(app, [web]);
    const ask = (origin: string) =>
      fetch(`${app.url}/api/auth/oauth2/token`, {
        method: 'POST',
        headers: { origin },
        body: new URLSearchParams({ grant_type: 'refresh_token', client_id: client, refresh_token: 'x' }),
      });
    const own = await ask('https://inspector.example');
    expect(own.headers.get('access-control-allow-origin')).toBe('https://inspector.example');
    const other = await ask('https://evil.example');
    expect(other.headers.get('access-control-allow-origin')).toBeNull();
  });
});
