import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { PreferencesApi } from '../../src/preferences/api.js';
import { PreferencesModule } from '../../src/preferences/preferences.module.js';
import { brand } from '../../src/shared/kernel/brand.js';
import type { CallerId } from '../../src/shared/kernel/identifiers.js';
import { startTestApp, type TestApp } from '../support/http/http-app.js';

const GET = '/api/v1/settings/get';
const UPDATE = '/api/v1/settings/update';

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await startTestApp({ modules: [PreferencesModule] });
  token = await app.memberToken();
});
afterAll(() => app.close());

describe('the settings of a caller', () => {
  test('are English and UTC until the caller changes them', async () => {
    expect((await app.post(GET, {}, token)).body).toEqual({ profile: { language: 'en', timezone: 'UTC' } });
    expect((await app.post(GET, undefined, token)).status).toBe(200);
  });

  test('can be changed one by one', async () => {
    const mine = await app.memberToken();
    const german = await app.post(UPDATE, { profile: { language: 'de' } }, mine);
    expect(german.body).toEqual({ profile: { language: 'de', timezone: 'UTC' } });
    const berlin = await app.post(UPDATE, { profile: { timezone: 'Europe/Berlin' } }, mine);
    expect(berlin.body).toEqual({ profile: { language: 'de', timezone: 'Europe/Berlin' } });
    expect((await app.post(GET, {}, mine)).body).toEqual(berlin.body);
  });

  test('stay as they are after an empty update', async () => {
    const mine = await app.memberToken();
    await app.post(UPDATE, { profile: { language: 'ja', timezone: 'Asia/Tokyo' } }, mine);
    for (const nothing of [undefined, {}, { profile: {} }]) {
      expect((await app.post(UPDATE, nothing, mine)).body).toEqual({
        profile: { language: 'ja', timezone: 'Asia/Tokyo' },
      });
    }
  });

  test('are not those of another caller', async () => {
    const [mine, theirs] = [await app.memberToken(), await app.anonymousToken()];
    await app.post(UPDATE, { profile: { language: 'fr' } }, mine);
    expect((await app.post(GET, {}, theirs)).body).toEqual({ profile: { language: 'en', timezone: 'UTC' } });
  });

  test('lose no change when two updates come at once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const mine = await app.memberToken();
      await Promise.all([
        app.post(UPDATE, { profile: { language: 'es' } }, mine),
        app.post(UPDATE, { profile: { timezone: 'Europe/Madrid' } }, mine),
      ]);
      expect((await app.post(GET, {}, mine)).body).toEqual({ profile: { language: 'es', timezone: 'Europe/Madrid' } });
    }
  });

  test('are what other contexts read', async () => {
    const api = app.app.get(PreferencesApi, { strict: false });
    expect(await api.profileOf(brand<CallerId>('usr_nobody'))).toEqual({
      language: 'en',
      languageChosen: false,
      timezone: 'UTC',
    });
  });

  test.each<[string, unknown, string]>([
    [GET, { x: 1 }, 'unknown field "x"'],
    [GET, [], 'The body must be a JSON object.'],
    [GET, null, 'The body must be a JSON object.'],
    [UPDATE, { x: 1 }, 'unknown field "x"'],
    [UPDATE, { language: 'de' }, 'unknown field "language"'],
    [UPDATE, { profile: { x: 1 } }, 'unknown field "profile.x"'],
    [UPDATE, { profile: null }, 'profile must be a JSON object.'],
    [UPDATE, { profile: [] }, 'profile must be a JSON object.'],
    [UPDATE, { profile: { language: 'it' } }, 'profile.language must be one of en, zh, es, pt, de, fr, ja.'],
    [UPDATE, { profile: { language: null } }, 'profile.language must be one of en, zh, es, pt, de, fr, ja.'],
    [UPDATE, { profile: { timezone: 5 } }, 'profile.timezone must be a string.'],
    [UPDATE, { profile: { timezone: '' } }, 'profile.timezone must be an IANA time zone such as Europe/Berlin.'],
    [UPDATE, { profile: { timezone: '+02:00' } }, 'profile.timezone must be an IANA time zone such as Europe/Berlin.'],
    [
      UPDATE,
      { profile: { timezone: 'Mars/Base' } },
      'profile.timezone must be an IANA time zone such as Europe/Berlin.',
    ],
  ])('refuse at %s the body %j', async (path, body, message) => {
    const answered = await app.post(path, JSON.stringify(body), token);
    expect(answered.status).toBe(400);
    expect(answered.body).toEqual({ error: 'invalid_request', message });
  });

  test.each([GET, UPDATE])('need a token at %s', async (path) => {
    expect((await app.post(path, {})).status).toBe(401);
  });
});
