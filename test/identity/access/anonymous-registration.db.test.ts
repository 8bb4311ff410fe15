import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { DataSource } from 'typeorm';
import { PreferencesModule } from '../../../src/preferences/preferences.module.js';
import { startTestApp, type TestApp } from '../../support/http/http-app.js';

const ROUTE = '/api/v1/auth/skill/anonymous';
const WEEK_SECONDS = 7 * 24 * 3600;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ modules: [PreferencesModule] });
});
afterAll(() => app.close());

const FIELDS = [
  'access_token',
  'claim_token',
  'claim_token_expires',
  'claim_url',
  'credential',
  'credential_expires',
  'credential_type',
  'expires_in',
  'post_claim_scopes',
  'registration_id',
  'registration_type',
  'scopes',
  'token_type',
];

describe('anonymous registration', () => {
  test('needs no body and answers with a token, a claim token and what both are for', async () => {
    const before = Date.now();
    const { status, body } = await app.post(ROUTE);
    expect(status).toBe(200);
    expect(Object.keys(body).sort()).toEqual(FIELDS);
    expect(body).toMatchObject({
      registration_id: expect.stringMatching(/^usr_[0-9a-z]{26}$/),
      registration_type: 'anonymous',
      credential_type: 'access_token',
      access_token: expect.stringMatching(/^pbs_[0-9A-Za-z]{49}$/),
      token_type: 'Bearer',
      expires_in: WEEK_SECONDS,
      scopes: ['skill'],
      claim_url: expect.stringMatching(/^http:\/\/localhost:\d+\/pair$/),
      post_claim_scopes: ['skill'],
    });
    expect(body['credential']).toBe(body['access_token']);
    expect(body['claim_token']).not.toBe(body['access_token']);
    const lifetime = Number(body['credential_expires']) - before;
    expect(lifetime).toBeGreaterThanOrEqual(WEEK_SECONDS * 1000);
    expect(lifetime).toBeLessThan(WEEK_SECONDS * 1000 + 10_000);
  });

  test.each([
    {},
    { type: 'anonymous' },
    { type: 'anonymous', requested_credential_type: 'access_token', client_name: 'My agent' },
    { client_name: '', something: 'else' },
  ])('accepts %j', async (body) => {
    expect((await app.post(ROUTE, body)).status).toBe(200);
  });

  test.each<[object, string]>([
    [{ type: 'verified_email' }, 'type must be "anonymous".'],
    [{ type: null }, 'type must be "anonymous".'],
    [{ requested_credential_type: 'api_key' }, 'requested_credential_type must be "access_token".'],
    [{ client_name: 5 }, 'client_name must be a string of at most 200 characters.'],
    [{ client_name: 'x'.repeat(201) }, 'client_name must be a string of at most 200 characters.'],
    [[], 'The body must be a JSON object.'],
  ])('refuses %j', async (body, message) => {
    const answered = await app.post(ROUTE, body);
    expect(answered.status).toBe(400);
    expect(answered.body).toEqual({ error: 'invalid_request', message });
  });

  test('gives a token that opens the API, and a claim token that does not', async () => {
    const { body } = await app.post<Record<string, string>>(ROUTE);
    expect((await app.post('/api/v1/settings/get', {}, body['access_token'])).status).toBe(200);
    expect((await app.post('/api/v1/settings/get', {}, body['claim_token'])).status).toBe(401);
  });

  test('is on record, with the name of the agent at its token', async () => {
    const { body } = await app.post<Record<string, string>>(ROUTE, { client_name: ' My agent ' });
    const rows = await app.app.get(DataSource).query<object[]>(
      `select event.kind, event.client, event.address, token.client_name, token.audience, token.scopes
       from identity.security_event event join identity.token using (caller_id) where caller_id = $1`,
      [body['registration_id']],
    );
    const expected = {
      client: 'skill',
      address: '127.0.0.1',
      client_name: 'My agent',
      audience: 'api',
      scopes: ['skill'],
    };
    expect(rows).toEqual([{ kind: 'anonymous_registered', ...expected }]);
  });

  test('keeps neither the token nor the claim token in clear', async () => {
    const { body } = await app.post<Record<string, string>>(ROUTE);
    const rows = await app.app.get(DataSource).query<object[]>(`
      select caller::text as row from identity.caller union all select token::text from identity.token
      union all select claim::text from identity.claim`);
    const kept = JSON.stringify(rows);
    expect(kept).toContain(body['registration_id']);
    expect(kept).not.toContain(body['access_token']?.slice(4, 40));
    expect(kept).not.toContain(body['claim_token']?.slice(4, 40));
    expect(app.logLines.join('\n')).not.toContain(body['access_token']?.slice(4, 40));
  });

  test('is limited by address', async () => {
    const answers = await Promise.all(Array.from({ length: 31 }, () => app.post(ROUTE)));
    const limited = answers.filter(({ status }) => status === 429);
    expect(limited.length).toBeGreaterThan(0);
    expect(Number(limited[0]?.headers['retry-after'])).toBeGreaterThan(0);
  });
});

describe('anonymous registration that is switched off', () => {
  let closed: TestApp;
  beforeAll(async () => {
    closed = await startTestApp({ config: { anonymousRegistration: false } });
  });
  afterAll(() => closed.close());

  test.each([undefined, {}, { type: 'wrong' }])('is not found, whether the body is %j or another', async (body) => {
    const answered = await closed.post(ROUTE, body);
    expect(answered.status).toBe(404);
    expect(answered.body['error']).toBe('not_found');
  });
});
