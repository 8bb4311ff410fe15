import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startTestApp, type TestApp } from '../../support/http/http-app.js';
import * as kit from './oauth-kit.js';

const ELSEWHERE = 'https://client.example/cb';

let app: TestApp;
let client: string;
beforeAll(async () => {
  app = await startTestApp({ listen: 'known' });
  client = await kit.newClient(app, [kit.REDIRECT, ELSEWHERE]);
});
afterAll(() => app?.close());

const MISTAKES: readonly Readonly<Record<string, string>>[] = [
  { prompt: 'none' },
  { code_challenge_method: 'plain' },
  { resource: 'https://api.example/' },
  { response_mode: 'form_post' },
  { response_mode: 'query.jwt', prompt: 'none' },
];

const ask = (changes: Readonly<Record<string, string>>) =>
  app.browser().open(kit.authorizePath({ client, verifier: kit.newVerifier(), changes }));

describe('a link to us that is wrong on purpose', () => {
  test.each(MISTAKES)('sends nobody to the site of a stranger: %j', async (mistake) => {
    const seen = await ask({ ...mistake, redirect_uri: ELSEWHERE });
    expect([seen.status, seen.location]).toEqual([400, null]);
    expect(seen.text).toContain('This request for access cannot be answered');
    expect(seen.text).not.toContain('client.example');
  });

  test('is told to a program on the device of the person', async () => {
    const { location } = await ask({ prompt: 'none' });
    expect(location).toMatch(`${kit.REDIRECT}?error=login_required`);
  });

  test('is told to the site after the person has seen its name', async () => {
    const person = await kit.newPerson(app);
    const asked = { client, verifier: kit.newVerifier(), changes: { redirect_uri: ELSEWHERE } };
    const page = await kit.visit(person.browser, kit.authorizePath(asked));
    expect(page.text).toContain('client.example');
    const onwards = await kit.decide(person.browser, page, 'refuse');
    expect([onwards.host, onwards.searchParams.get('error')]).toEqual(['client.example', 'access_denied']);
  });
});
