import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Client } from 'pg';
import { Database } from '../../../src/shared/storage/database/database.js';
import type { Seen } from '../../support/browser/browser-client.js';
import { startTestApp, type TestApp } from '../../support/http/http-app.js';
import * as kit from './oauth-kit.js';
import * as pairings from './pairing-kit.js';
import { untilTrue } from '../../support/time/until.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ listen: 'known' });
});
afterAll(() => app?.close());

const rows = (sql: string, params: readonly unknown[] = []): Promise<unknown[]> =>
  app.app.get(Database).query(sql, params);

async function somebodyWaits(): Promise<void> {
  const sql = `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
  await untilTrue(async () => (await rows(sql)).length > 0);
}

/** What the browser sees when its session ends, on another node, after its request has come in. */
async function whileSessionsEnd({ id }: kit.Person, request: () => Promise<Seen>): Promise<Seen> {
  const node = new Client({ connectionString: app.databaseUrl });
  await node.connect();
  await node.query('begin');
  await node.query('delete from identity.session where caller_id = $1', [id]);
  const answer = request();
  await Promise.race([answer, somebodyWaits()]);
  await node.query('commit');
  await node.end();
  return answer;
}

const grantsOf = ({ id }: kit.Person): Promise<unknown[]> =>
  rows(`select from identity.oidc_payload where kind = 'Grant' and caller_id = $1`, [id]);

describe('a session that ends while its request is under way', () => {
  test('lets no agent in', async () => {
    const person = await kit.newPerson(app);
    const pairing = await pairings.pair(app);
    await person.browser.open('/pair');
    const answer = { code: pairing.user_code, answer: 'approve' };
    const seen = await whileSessionsEnd(person, () => person.browser.submit('/pair', answer));
    expect(seen.status).toBe(409);
    expect(await grantsOf(person)).toEqual([]);
    expect((await pairings.ask(app, pairing)).body).toMatchObject({ error: 'authorization_pending' });
  });

  test('lets no client in', async () => {
    const person = await kit.newPerson(app);
    const asked = { client: await kit.newClient(app), verifier: kit.newVerifier() };
    const { pathname } = new URL((await kit.visit(person.browser, kit.authorizePath(asked))).url);
    const seen = await whileSessionsEnd(person, () => person.browser.submit(pathname, { answer: 'allow' }));
    expect(seen.status).toBe(404);
    expect(await grantsOf(person)).toEqual([]);
  });

  test('does not deadlock with the erasure that ends it', async () => {
    const person = await kit.newPerson(app);
    const pairing = await pairings.pair(app);
    await person.browser.open('/pair');
    const erasure = new Client({ connectionString: app.databaseUrl });
    await erasure.connect();
    await erasure.query('begin');
    await erasure.query('select from identity.caller where id = $1 for update', [person.id]);
    const answer = person.browser.submit('/pair', { code: pairing.user_code, answer: 'approve' });
    await Promise.race([answer, somebodyWaits()]);
    await erasure.query('delete from identity.session where caller_id = $1', [person.id]);
    await erasure.query('commit');
    await erasure.end();
    expect((await answer).status).toBe(409);
    expect(await grantsOf(person)).toEqual([]);
  });
});
