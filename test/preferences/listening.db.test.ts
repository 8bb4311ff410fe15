import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { PreferencesApi } from '../../src/preferences/api.js';
import { PreferencesModule } from '../../src/preferences/preferences.module.js';
import { brand } from '../../src/shared/kernel/brand.js';
import type { CallerId } from '../../src/shared/kernel/identifiers.js';
import { startTestApp, type TestApp } from '../support/http/http-app.js';

const GET = '/api/v1/listening/get';
const UPDATE = '/api/v1/listening/update';
const UNSAID = { format: null, target_length_seconds: null, host_ids: null, memory: true };

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await startTestApp({ modules: [PreferencesModule] });
  token = await app.memberToken();
});
afterAll(() => app.close());

describe('how a caller likes to listen', () => {
  test('is with memory and nothing else until they say so, for members and anonymous agents', async () => {
    expect((await app.post(GET, {}, token)).body).toEqual(UNSAID);
    expect((await app.post(GET, undefined, await app.anonymousToken())).body).toEqual(UNSAID);
  });

  test.each([
    ['a member', () => app.memberToken()],
    ['an anonymous agent', () => app.anonymousToken()],
  ])('can be changed part by part by %s', async (_, signIn) => {
    const mine = await signIn();
    const update = async (body: object | undefined) => (await app.post(UPDATE, body, mine)).body;
    const german = { ...UNSAID, format: 'in_depth', host_ids: ['host_de_clara'] };
    expect(await update({ format: 'in_depth', host_ids: ['host_de_clara', 'host_de_clara'] })).toEqual(german);
    const long = { ...german, target_length_seconds: 3600, memory: false };
    expect(await update({ target_length_seconds: 3600, memory: false })).toEqual(long);
    for (const nothing of [undefined, {}]) expect(await update(nothing)).toEqual(long);
    expect((await app.post(GET, {}, mine)).body).toEqual(long);
    expect(await update({ format: null, target_length_seconds: null })).toEqual({
      ...german,
      format: null,
      memory: false,
    });
    expect(await update({ host_ids: null, memory: null })).toEqual(UNSAID);
  });

  test('is not that of another caller', async () => {
    const [mine, theirs] = [await app.memberToken(), await app.anonymousToken()];
    await app.post(UPDATE, { format: 'headlines' }, mine);
    expect((await app.post(GET, {}, theirs)).body).toEqual(UNSAID);
  });

  test('loses no change when two updates come at once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const mine = await app.memberToken();
      await Promise.all([app.post(UPDATE, { format: 'brief' }, mine), app.post(UPDATE, { memory: false }, mine)]);
      expect((await app.post(GET, {}, mine)).body).toEqual({ ...UNSAID, format: 'brief', memory: false });
    }
  });

  test('is what other contexts read', async () => {
    const api = app.app.get(PreferencesApi, { strict: false });
    expect(await api.listeningOf(brand<CallerId>('usr_nobody'))).toEqual({
      format: null,
      targetLengthSeconds: null,
      hostIds: null,
      memory: true,
    });
  });

  test.each<[string, unknown, string]>([
    [GET, { x: 1 }, 'unknown field "x"'],
    [UPDATE, { x: 1 }, 'unknown field "x"'],
    [UPDATE, { language: 'de' }, 'unknown field "language"'],
    [UPDATE, [], 'The body must be a JSON object.'],
    [UPDATE, { format: 'long' }, 'format must be one of headlines, brief, in_depth, null.'],
    [UPDATE, { target_length_seconds: 179 }, 'target_length_seconds must be an integer from 180 to 3600 or null.'],
    [UPDATE, { target_length_seconds: 3601 }, 'target_length_seconds must be an integer from 180 to 3600 or null.'],
    [UPDATE, { target_length_seconds: '300' }, 'target_length_seconds must be an integer from 180 to 3600 or null.'],
    [UPDATE, { host_ids: [] }, 'host_ids must be an array of 1 to 2 items or null.'],
    [UPDATE, { host_ids: ['a', 'b', 'c'] }, 'host_ids must be an array of 1 to 2 items or null.'],
    [UPDATE, { host_ids: [''] }, 'host_ids[0] must be a non-empty string.'],
    [UPDATE, { host_ids: ['nobody'] }, 'host_ids names no host of ours: nobody. POST /api/v1/hosts/list shows them.'],
    [
      UPDATE,
      { host_ids: ['host_en_alex', 'host_de_clara'] },
      'host_ids must be hosts of one language: host_en_alex speaks en, host_de_clara speaks de.',
    ],
    [UPDATE, { memory: 'yes' }, 'memory must be true or false or null.'],
  ])('refuses at %s the body %j', async (path, body, message) => {
    const before = (await app.post(GET, {}, token)).body;
    const answered = await app.post(path, JSON.stringify(body), token);
    expect(answered.status).toBe(400);
    expect(answered.body).toEqual({ error: 'invalid_request', message });
    expect((await app.post(GET, {}, token)).body).toEqual(before);
  });

  test.each([GET, UPDATE])('needs a token at %s', async (path) => {
    expect((await app.post(path, {})).status).toBe(401);
  });
});
