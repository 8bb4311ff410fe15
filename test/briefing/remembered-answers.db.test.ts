import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ArtifactPresenter } from '../../src/briefing/adapters/http/artifact.presenter.js';
import { EraseDeletedBriefings } from '../../src/briefing/application/commands/erase-deleted-briefings.js';
import { BriefingHistory } from '../../src/briefing/application/ports/briefing-history.js';
import { GetBriefing } from '../../src/briefing/application/queries/get-briefing.js';
import { StorageSettings } from '../../src/config/storage-settings.js';
import { SESSION_COOKIE } from '../../src/shared/delivery/http/cookies.js';
import { brand } from '../../src/shared/kernel/brand.js';
import { Clock } from '../../src/shared/kernel/clock.js';
import type { CallerId } from '../../src/shared/kernel/identifiers.js';
import { until } from '../support/time/until.js';
import { People } from '../support/people/people.js';
import { Briefings, briefingRequest, type Artifact } from './briefings-kit.js';

const OWNER = 'owner@example.org';
const LONGER_THAN_A_WEEK_MS = 8 * 24 * 60 * 60 * 1000;

let briefings: Briefings;
let token: string;
let ready: Artifact;

beforeAll(async () => {
  briefings = await Briefings.start();
  token = await briefings.app.memberToken(OWNER);
  await briefings.subscribed(token);
  ready = await made();
});

afterAll(() => briefings?.close());

async function made(): Promise<Artifact> {
  const { body } = await briefings.create(token, briefingRequest());
  return briefings.finished(token, body.artifact_id);
}

/** The answer of artifacts/get as it is sent. */
async function answer(id: string, as = token): Promise<{ status: number; type: unknown; text: string }> {
  const { statusCode, headers, body } = await briefings.app.app.inject({
    method: 'POST',
    url: '/api/v1/artifacts/get',
    headers: { authorization: `Bearer ${as}` },
    payload: { id },
  });
  return { status: statusCode, type: headers['content-type'], text: body };
}

const pathOf = ({ viewer_url }: Pick<Artifact, 'viewer_url'>): string => new URL(viewer_url).pathname;
const page = (path: string, headers = {}) => briefings.app.get(path, { headers });
const statuses = async (artifact: Artifact): Promise<number[]> => [
  (await answer(artifact.id)).status,
  (await page(pathOf(artifact))).status,
  (await page(`${pathOf(artifact)}/read`)).status,
];

/** As if it had not been asked for before. */
async function madeAnew(id: string): Promise<string> {
  const { owner } = (await stateOf(ready.id)).requested;
  const { app } = briefings.app;
  const found = await app.get(QueryBus).execute(new GetBriefing(brand<CallerId>(owner), id));
  return JSON.stringify({ artifact: app.get(ArtifactPresenter, { strict: false }).full(found) });
}

async function stateOf(id: string) {
  const state = await briefings.app.app.get(BriefingHistory, { strict: false }).load(brand(id));
  if (state.status !== 'ready') throw new Error(`It is ${state.status}.`);
  return state;
}

describe('an answer that is remembered', () => {
  test('has the bytes of one that is made anew, to be heard and to be read', async () => {
    for (const id of [ready.id, ready.quick_read_artifact_id]) {
      const text = await madeAnew(id);
      const expected = { status: 200, type: 'application/json; charset=utf-8', text };
      for (const _ of ['made', 'remembered']) expect(await answer(id)).toEqual(expected);
    }
  });

  test('is not for other callers', async () => {
    await answer(ready.id);
    expect(await answer(ready.id, await briefings.app.memberToken())).toMatchObject({ status: 404 });
    expect(await answer(ready.id, await briefings.app.anonymousToken())).toMatchObject({ status: 404 });
  });
});

describe('a page that is remembered', () => {
  test('has the bytes of one that is made anew', async () => {
    // One that leads to a sentence is not remembered, and the first sentence is in the part that is shown first.
    const { text } = await page(`${pathOf(ready)}?s=0`);
    for (const _ of ['made', 'remembered']) {
      const shown = await page(pathOf(ready));
      expect([shown.status, shown.text]).toEqual([200, text]);
      expect(shown.headers).toMatchObject({ 'cache-control': 'no-store', 'content-type': 'text/html; charset=utf-8' });
    }
    const read = await page(`${pathOf(ready)}/read`);
    expect((await page(`${pathOf(ready)}/read`)).text).toBe(read.text);
  });

  test('has nothing of its owner, and its owner sees what is theirs', async () => {
    const { sessionToken } = await new People(briefings.app).signIn(OWNER);
    const own = () => page(pathOf(ready), { cookie: `${SESSION_COOKIE}=${sessionToken}` });
    const before = await page(pathOf(ready));
    expect((await own()).text).toContain('owner-tools"');
    expect((await page(pathOf(ready))).text).toBe(before.text);
    expect(before.text).not.toContain('owner-tools"');
    expect((await own()).text).toContain('owner-tools"');
  });
});

describe('a briefing whose answers are remembered', () => {
  test('is refused when its script was edited since, and is the same again when that was repaired', async () => {
    const [text, shown] = [(await answer(ready.id)).text, (await page(pathOf(ready))).text];
    const { script } = (await stateOf(ready.id)).composed;
    const path = join(briefings.app.app.get(StorageSettings, { strict: false }).dataDir, 'media', script.key);
    const right = await readFile(path);
    await writeFile(path, right.toString().replace('"title"', '"tales"'));
    expect(await answer(ready.id)).toMatchObject({ status: 503 });
    expect((await page(pathOf(ready))).status).toBe(503);
    await until(
      () => answer(ready.id),
      ({ status }) => status === 200,
    );
    expect(await readFile(path)).toEqual(right);
    expect((await answer(ready.id)).text).toBe(text);
    expect((await page(pathOf(ready))).text).toBe(shown);
  });

  test('has its new link in them at once, and nothing behind the old one', async () => {
    expect(await statuses(ready)).toEqual([200, 200, 200]);
    const old = ready;
    const { body } = await briefings.app.post<{ artifact: Artifact }>(
      '/api/v1/artifacts/link/renew',
      { id: ready.id },
      token,
    );
    ready = body.artifact;
    expect((await answer(ready.id)).text).toContain(ready.viewer_url);
    expect((await answer(ready.id)).text).not.toContain(old.viewer_url);
    expect(await statuses(old)).toEqual([200, 404, 404]);
    expect(await statuses(ready)).toEqual([200, 200, 200]);
  });

  test('is gone with them as soon as it is deleted, back when it is restored, and gone for good when erased', async () => {
    const { text } = await answer(ready.id);
    await briefings.app.post('/api/v1/artifacts/delete', { id: ready.id }, token);
    expect(await statuses(ready)).toEqual([404, 404, 404]);
    await briefings.app.post('/api/v1/artifacts/restore', { id: ready.id }, token);
    expect(await statuses(ready)).toEqual([200, 200, 200]);
    expect(JSON.parse((await answer(ready.id)).text)).toMatchObject({
      artifact: { transcript_text: JSON.parse(text).artifact.transcript_text },
    });
    await briefings.app.post('/api/v1/artifacts/delete', { id: ready.id }, token);
    await erase(LONGER_THAN_A_WEEK_MS);
    expect(await statuses(ready)).toEqual([404, 404, 404]);
    expect((await page(`${pathOf(ready)}/audio.mp3`)).status).toBe(404);
  });
});

/** By a clock that is so far ahead. */
async function erase(aheadMs: number): Promise<void> {
  const { app } = briefings.app;
  const clock = app.get(Clock, { strict: false });
  const { now } = clock;
  clock.now = () => Date.now() + aheadMs;
  await app.get(CommandBus, { strict: false }).execute(new EraseDeletedBriefings());
  clock.now = now;
}
