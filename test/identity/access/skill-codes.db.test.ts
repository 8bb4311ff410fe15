import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { TokenVerifier } from '../../../src/shared/delivery/http/authentication/token-verifier.js';
import { Database } from '../../../src/shared/storage/database/database.js';
import { startTestApp, type TestApp } from '../../support/http/http-app.js';
import * as kit from './oauth-kit.js';
import * as pairings from './pairing-kit.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ listen: 'known' });
});
afterAll(() => app?.close());

/** As an OAuth client would ask, that has got hold of a code of a skill flow. */
const redeemAtLarge = (fields: Readonly<Record<string, string>>): Promise<kit.Answer> =>
  kit.postForm(app, 'token', { client_id: 'skill', ...fields });

describe('the token endpoint of OAuth clients', () => {
  test('gives no Skill Session for the code that a person was shown, and leaves it good', async () => {
    const person = await kit.newPerson(app);
    const verifier = kit.newVerifier();
    const start = new URLSearchParams({ code_challenge: kit.challengeOf(verifier), state: 'the-state' });
    const page = await kit.visit(person.browser, `/api/v1/auth/skill/start?${start}`);
    const code = (await kit.decide(person.browser, page, 'allow')).searchParams.get('code') ?? '';
    const fields = { code, code_verifier: verifier, redirect_uri: `${app.url}/auth/skill/complete` };
    const refused = await redeemAtLarge({ grant_type: 'authorization_code', ...fields });
    expect([refused.status, refused.body.error]).toEqual([400, 'invalid_grant']);
    const redeemed = await app.post(pairings.TOKEN, { code, code_verifier: verifier });
    expect(redeemed.status).toBe(200);
  });

  test('gives no token for a pairing: what is claimed with it has to arrive first', async () => {
    const anonymous = await pairings.newAnonymous(app);
    const pairing = await pairings.pair(app, anonymous.token);
    await pairings.approve(app, pairing.user_code, await pairings.newMember(app));
    const grant = { grant_type: 'urn:ietf:params:oauth:grant-type:device_code', device_code: pairing.device_code };
    const refused = await redeemAtLarge(grant);
    expect([refused.status, refused.body.error]).toEqual([400, 'invalid_grant']);
    expect((await pairings.ask(app, pairing)).status).toBe(200);
  });
});

interface Allowed {
  readonly person: kit.Person;
  readonly redeem: () => ReturnType<typeof app.post<{ access_token: string }>>;
}

/** A new person, and how the code that they were shown is redeemed. */
async function newCode(): Promise<Allowed> {
  const person = await kit.newPerson(app);
  const verifier = kit.newVerifier();
  const start = new URLSearchParams({ code_challenge: kit.challengeOf(verifier), state: 'the-state' });
  const page = await kit.visit(person.browser, `/api/v1/auth/skill/start?${start}`);
  const code = (await kit.decide(person.browser, page, 'allow')).searchParams.get('code') ?? '';
  return { person, redeem: () => app.post(pairings.TOKEN, { code, code_verifier: verifier }) };
}

const reusesOf = (...people: readonly kit.Person[]): Promise<{ kind: string; client: string }[]> =>
  app.app
    .get(Database)
    .query(`select kind, client from identity.security_event where caller_id = any($1) and kind = 'code_reused'`, [
      people.map(({ id }) => id),
    ]);

describe('a one-time code that is redeemed twice', () => {
  test('ends the token that it gave, and operators can see it', async () => {
    const { person, redeem } = await newCode();
    const token = (await redeem()).body.access_token;
    const verified = () => app.app.get(TokenVerifier, { strict: false }).verify(token, 'api');
    expect(await verified()).not.toBeNull();
    expect((await redeem()).status).toBe(400);
    expect(await verified()).toBeNull();
    expect((await redeem()).status).toBe(400);
    expect(await reusesOf(person)).toEqual([{ kind: 'code_reused', client: 'skill' }]);
  });

  test('is recorded for its owner, however many are redeemed again at the same time', async () => {
    const codes: Allowed[] = [];
    for (let count = 0; count < 12; count += 1) codes.push(await newCode());
    for (const { redeem } of codes) expect((await redeem()).status).toBe(200);
    const again = await Promise.all(codes.map(({ redeem }) => redeem()));
    expect(again.map(({ status }) => status)).toEqual(codes.map(() => 400));
    expect(await reusesOf(...codes.map(({ person }) => person))).toHaveLength(codes.length);
  });
});
