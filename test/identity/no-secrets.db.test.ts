import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { IssueToken } from '../../src/identity/access/application/commands/issue-token.js';
import { Database } from '../../src/shared/storage/database/database.js';
import { memberOf, recordedBriefing, startAppOfHistories } from '../briefing/audit/recorded-briefing.js';
import type { TestApp } from '../support/http/http-app.js';
import { findSecrets } from '../support/database/secret-search.js';
import { EMAIL, Story } from './story.js';

let app: TestApp;
/** By name, each secret that gives access and was handed out. */
const secrets = new Map<string, string>();

function note(name: string, value: string): string {
  if (value.length < 8) throw new Error(`${name} is no secret: "${value}"`);
  secrets.set(`${name} #${secrets.size}`, value);
  return value;
}

beforeAll(async () => {
  app = await startAppOfHistories();
});
afterAll(() => app?.close());

/** What operators hand out, and a link to a history. */
async function handOut(story: Story): Promise<void> {
  note('token of an operator', (await app.app.get(CommandBus, { strict: false }).execute(new IssueToken(EMAIL))).token);
  const owner = await memberOf(app, 'owner@example.org');
  note('token of the owner', owner.token);
  const { id, slug } = await recordedBriefing(app, owner.id, 'Harbour reopens');
  const { body } = await app.post<{ history_url: string }>('/api/v1/audit/briefings/link', { id }, owner.token);
  const link = new URL(body.history_url);
  note('history key', link.searchParams.get('key') ?? '');
  await story.press(link.pathname + link.search, {});
  expect(await story.see(`/b/${slug}/history`)).toBe(200);
}

describe('a secret that gives access', () => {
  test('stands in no table and no log, whatever people and agents do', async () => {
    const story = new Story(app, note);
    await story.signUp();
    await story.comeAndGo();
    await story.changePassword();
    await story.loseAndResetPassword();
    await story.pairAnAgent();
    await story.refuseAnAgent();
    await story.signAnAgentIn();
    await story.letAClientIn();
    await story.refuseAClient();
    await handOut(story);
    expect(secrets.size).toBeGreaterThan(30);
    expect(await findSecrets(app, secrets)).toEqual([]);
  });

  test('stands in no log when it is sent where it does not belong', async () => {
    const misplaced = new Map([['misplaced', 'pbs_0000000000000000000000000000000000000000000000000']]);
    const [token = ''] = misplaced.values();
    await app.post(`/api/v1/settings/get?access_token=${token}`, {}, null);
    await app.post('/api/v1/settings/get', { access_token: token }, null);
    await app.post('/api/v1/settings/get', {}, token);
    await fetch(`${app.url}/reset/${token}`);
    await fetch(`${app.url}/signup?invitation=${token}`);
    await fetch(`${app.url}/signin?returnTo=${token}`, { headers: { referer: `${app.url}/?token=${token}` } });
    await fetch(`${app.url}/nowhere/${token}?token=${token}`, { headers: { cookie: `a=${token}` } });
    await fetch(`${app.url}/api/auth/oauth2/authorize?client_id=${token}&state=${token}`);
    await fetch(`${app.url}/api/auth/oauth2/token`, { method: 'POST', body: new URLSearchParams({ code: token }) });
    expect(app.logLines.length).toBeGreaterThan(8);
    expect(await findSecrets(app, misplaced)).toEqual([]);
  });

  test('would be found by this test if it were stored or logged', async () => {
    const database = app.app.get(Database);
    const raw = 'Zm9vYmFyYmF6cXV4cXV1eGNvcmdlZ3JhdWx0Z2FycGx5';
    const planted = new Map([['planted', raw]]);
    expect(await findSecrets(app, planted)).toEqual([]);
    await database.execute('create schema planted');
    await database.execute('create table planted.words (value text)');
    await database.execute('create table planted.documents (value jsonb)');
    await database.execute('create table planted.bytes (value bytea)');
    await database.execute('create table planted.meant (value bytea)');
    await database.execute('insert into planted.words values ($1)', [`Bearer ${raw}`]);
    await database.execute('insert into planted.documents values ($1)', [{ deep: [{ token: raw }] }]);
    await database.execute('insert into planted.bytes values ($1)', [Buffer.from(raw)]);
    await database.execute('insert into planted.meant values ($1)', [Buffer.from(raw, 'base64url')]);
    new Logger('test').warn({ url: `/?token=${raw}` });
    expect(await findSecrets(app, planted)).toEqual([
      'planted in planted.bytes',
      'planted in planted.documents',
      'planted in planted.meant',
      'planted in planted.words',
      'planted in the log',
    ]);
  });
});

test('an e-mail stands in the table of members alone, and in no log', async () => {
  expect(await findSecrets(app, new Map([['e-mail', EMAIL]]))).toEqual(['e-mail in identity.member']);
});
