import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { CommandBus } from '@nestjs/cqrs';
import { GrantRole } from '../../../src/identity/access/application/commands/grant-role.js';
import { RevokeRole } from '../../../src/identity/access/application/commands/revoke-role.js';
import { Database } from '../../../src/shared/storage/database/database.js';
import { Ids } from '../../../src/shared/kernel/identifiers.js';
import type { TestApp } from '../../support/http/http-app.js';
import { memberOf } from './recorded-briefing.js';
import { recordAgain, recordNothing } from './troubled-histories.js';
import { Histories, HISTORY, STATE } from './histories-kit.js';

type Reader = Histories['owner'];

let histories: Histories;
let app: TestApp;
let owner: Histories['owner'];
let auditor: Histories['auditor'];

beforeAll(async () => {
  histories = await Histories.start();
  ({ app, owner, auditor } = histories);
});

afterEach(() => recordAgain(app));

afterAll(() => app?.close());

const member = (email: string): Promise<Reader> => memberOf(app, email);

async function anonymous(): Promise<Reader> {
  const path = '/api/v1/auth/skill/anonymous';
  const { body } = await app.post<{ access_token: string; registration_id: string }>(path);
  return { id: body.registration_id, token: body.access_token };
}

describe('who may read a history', () => {
  test.each<[string, number, (by: Reader) => Promise<{ token: string | null }> | { token: string | null }]>([
    ['the owner may read it', 200, (by) => by],
    ['an auditor may read it', 200, () => auditor],
    ['another member may not read it', 404, () => member(`other-${Math.random()}@example.org`)],
    ['an anonymous stranger may not read it', 404, () => anonymous()],
    ['somebody without a token may not read it', 401, () => ({ token: null })],
  ])('%s', async (_, expected, readerOf) => {
    for (const by of [owner, await anonymous()]) {
      const { id } = await histories.briefed(by);
      const { token } = await readerOf(by);
      const answers = [await app.post(HISTORY, { id }, token), await app.post(STATE, { id }, token)];
      expect(answers.map(({ status }) => status)).toEqual([expected, expected]);
    }
  });

  test('an auditor may read it as long as the role is granted, from one request to the next', async () => {
    const commands = app.app.get(CommandBus, { strict: false });
    const { id } = await histories.briefed();
    const newcomer = await member('newcomer@example.org');
    expect((await histories.historyFor(newcomer, id)).status).toBe(404);
    await commands.execute(new GrantRole('newcomer@example.org', 'auditor'));
    expect((await histories.historyFor(newcomer, id)).status).toBe(200);
    await commands.execute(new RevokeRole('newcomer@example.org', 'auditor'));
    expect((await histories.historyFor(newcomer, id)).status).toBe(404);
  });

  test('a stranger learns the same of a briefing that exists as of one that does not, and as from artifacts/get', async () => {
    const { id } = await histories.briefed();
    const stranger = await member('stranger@example.org');
    const missing = app.app.get(Ids).next('art');
    const told = async (path: string, asked: string): Promise<string> =>
      JSON.stringify((await app.post(path, { id: asked }, stranger.token)).body).replace(asked, 'ID');
    const answers = new Set<string>();
    for (const path of [HISTORY, STATE, '/api/v1/artifacts/get']) {
      answers.add(await told(path, id));
      answers.add(await told(path, missing));
    }
    expect(answers.size).toBe(1);
    for (const id of [missing, '../x', 'art_'.repeat(10_000)])
      expect((await histories.historyFor(auditor, id)).status).toBe(404);
  });
});

describe('an access to a history', () => {
  test('is on record with who read what, by which right, for the owner and auditors to see', async () => {
    const { id } = await histories.briefed();
    await app.post(STATE, { id, revision: 2 }, auditor.token);
    await app.post(STATE, { id, moment: 0 }, owner.token);
    const { looks } = (await histories.historyFor(auditor, id)).body;
    expect(looks.total).toBe(3);
    expect(looks.newest.map(({ viewer, as, what, revision }) => [viewer, as, what, revision])).toEqual([
      [auditor.id, 'auditor', 'history', 4],
      [owner.id, 'owner', 'state', null],
      [auditor.id, 'auditor', 'state', 2],
    ]);
    expect((await histories.historyFor(owner, id)).body.looks.newest).toHaveLength(4);
  });

  test('of whom nothing is shown leaves no record', async () => {
    const { id } = await histories.briefed();
    await histories.historyFor(await anonymous(), id);
    expect(
      await app.app.get(Database).query('select 1 from eventstore.event where stream = $1', [`audit-${id}`]),
    ).toEqual([]);
  });

  test('that cannot be recorded shows nothing: 503, and it works again when the store is back', async () => {
    const { id } = await histories.briefed();
    await recordNothing(app);
    for (const path of [HISTORY, STATE]) {
      const { status, body, headers } = await app.post(path, { id }, owner.token);
      expect([status, Object.keys(body), body['error']]).toEqual([503, ['error', 'message'], 'unavailable']);
      expect(headers['retry-after']).toBe('5');
    }
    await recordAgain(app);
    expect((await histories.historyFor(owner, id)).body.looks.total).toBe(1);
  });
});
