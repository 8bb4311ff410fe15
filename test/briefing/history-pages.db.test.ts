import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Client } from 'pg';
import type { Answered, TestApp } from '../support/http-app.js';
import { memberOf, recordedBriefing, startAppOfHistories, type RecordedBriefing } from './recorded-briefing.js';

const LINK = '/api/v1/audit/briefings/link';
const HISTORY = '/api/v1/audit/briefings/history';

let app: TestApp;
let owner: { id: string; token: string };
let briefing: RecordedBriefing;
let other: RecordedBriefing;

beforeAll(async () => {
  app = await startAppOfHistories();
  owner = await memberOf(app, 'owner@example.org');
  briefing = await recordedBriefing(app, owner.id, 'Harbour <b>reopens</b>');
  other = await recordedBriefing(app, owner.id, 'Another one');
});

afterAll(() => app?.close());

const OUTAGE = `
  create function test_outage() returns trigger language plpgsql as
    $$ begin raise exception 'away, says the test' using errcode = '57P03'; end $$;
  create trigger outage before insert on eventstore.event for each row execute function test_outage()`;

async function asOwnerOfTheDatabase(sql: string): Promise<void> {
  const client = new Client({ connectionString: app.databaseUrl });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

const link = (token: string | null, id = briefing.id): Promise<Answered<{ history_url: string; expires_at: number }>> =>
  app.post(LINK, { id }, token);

async function keyOf(id = briefing.id): Promise<string> {
  return new URL((await link(owner.token, id)).body.history_url).searchParams.get('key') ?? '';
}

const pathOf = ({ slug }: RecordedBriefing): string => `/b/${slug}/history`;

const get = (path: string, cookie = ''): Promise<Response> =>
  fetch(app.url + path, { headers: { cookie }, redirect: 'manual' });

const post = (path: string): Promise<Response> =>
  fetch(app.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'content-length': '0' },
    redirect: 'manual',
  });

/** What the browser sends back. */
async function cookieOf(key: string, path = pathOf(briefing)): Promise<string> {
  const answer = await post(`${path}?key=${key}`);
  return answer.headers.get('set-cookie')?.split(';', 1)[0] ?? '';
}

describe('a link to the history page', () => {
  test('is for the owner only', async () => {
    const stranger = await app.memberToken();
    const { status, body } = await link(owner.token);
    expect(status).toBe(200);
    expect(new URL(body.history_url).pathname).toBe(pathOf(briefing));
    expect(body.expires_at).toBeGreaterThan(Date.now());
    expect((await link(stranger)).status).toBe(404);
    expect((await link(await app.anonymousToken())).status).toBe(404);
    expect((await link(null)).status).toBe(401);
    expect((await link(owner.token, 'art_none')).status).toBe(404);
  });

  test('asks first, so that a program that looks what is behind it uses nothing up', async () => {
    const key = await keyOf();
    for (const _ of [1, 2]) {
      const answer = await get(`${pathOf(briefing)}?key=${key}`);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('set-cookie')).toBeNull();
      expect(await answer.text()).toContain('Open the history of this briefing?');
    }
    expect(await cookieOf(key)).toMatch(/^history_pass=/);
  });

  test('leaves no key in the address, and sets a cookie for this history only', async () => {
    const answer = await post(`${pathOf(briefing)}?key=${await keyOf()}`);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, pathOf(briefing)]);
    expect(answer.headers.get('set-cookie')).toMatch(
      new RegExp(`; Path=${pathOf(briefing)}; Max-Age=3600; HttpOnly; SameSite=Strict$`),
    );
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  test('works once', async () => {
    const key = await keyOf();
    expect(await cookieOf(key)).not.toBe('');
    const again = await post(`${pathOf(briefing)}?key=${key}`);
    expect([again.status, again.headers.get('set-cookie')]).toEqual([303, null]);
  });

  test('does not work for another briefing, nor with a wrong key', async () => {
    expect(await cookieOf(await keyOf(other.id))).toBe('');
    for (const wrong of ['x', 'a'.repeat(43), '%22%3E%3Cscript%3E', '']) expect(await cookieOf(wrong)).toBe('');
  });

  test('stands in no log', async () => {
    const key = await keyOf();
    const cookie = await cookieOf(key);
    await get(pathOf(briefing), cookie);
    const log = app.logLines.join('\n');
    expect(log).toContain('/b/:slug/history');
    for (const secret of [key, cookie.slice('history_pass='.length), briefing.slug]) expect(log).not.toContain(secret);
  });
});

describe('the history page', () => {
  test('is closed to whoever has the public link alone, and says how an owner gets in', async () => {
    const cookie = await cookieOf(await keyOf(other.id), pathOf(other));
    for (const shown of ['', `history_pass=${'a'.repeat(43)}`, cookie]) {
      const answer = await get(pathOf(briefing), shown);
      const page = await answer.text();
      expect(answer.status).toBe(403);
      expect(page).toContain('Only its owner can open this history');
      expect(page).not.toContain('Harbour');
    }
    expect((await get('/b/nobody/history')).status).toBe(404);
  });

  test('shows the owner what happened, under the policy of all pages, and nobody keeps a copy', async () => {
    const answer = await get(pathOf(briefing), await cookieOf(await keyOf()));
    const page = await answer.text();
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(page).toContain('All 6 entries are as they were recorded.');
    expect(page).toContain('It was tried again.');
    expect(page).toContain('Harbour &lt;b>reopens');
    expect(page).not.toContain('v1.sealed');
  });

  test('shows the state as of the entry that is asked for', async () => {
    const cookie = await cookieOf(await keyOf());
    const page = await (await get(`${pathOf(briefing)}?at=1`, cookie)).text();
    expect(page).toMatch(/data-state="1">/);
    expect(page).toMatch(/data-state="5" hidden/);
  });

  test('takes the key out of the address of somebody who is in already', async () => {
    const cookie = await cookieOf(await keyOf());
    const answer = await get(`${pathOf(briefing)}?key=${await keyOf()}`, cookie);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, pathOf(briefing)]);
  });

  test('puts the look on record, where the owner finds it', async () => {
    const fresh = await recordedBriefing(app, owner.id, 'Fresh');
    const cookie = await cookieOf(await keyOf(fresh.id), pathOf(fresh));
    expect(await (await get(pathOf(fresh), cookie)).text()).toContain('Who has looked at this history');
    const { body } = await app.post<{ looks: { newest: object[] } }>(HISTORY, { id: fresh.id }, owner.token);
    expect(body.looks.newest.at(-1)).toMatchObject({ viewer: owner.id, as: 'owner', what: 'history', revision: 5 });
  });

  test('shows nothing while looks cannot be recorded', async () => {
    const fresh = await recordedBriefing(app, owner.id, 'Fresh');
    const cookie = await cookieOf(await keyOf(fresh.id), pathOf(fresh));
    await asOwnerOfTheDatabase(OUTAGE);
    const answer = await get(pathOf(fresh), cookie);
    expect(answer.status).toBe(503);
    expect(await answer.text()).not.toContain('Briefing requested');
    await asOwnerOfTheDatabase('drop trigger outage on eventstore.event');
  });
});
