import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { Client } from 'pg';
import { EraseCaller } from '../../../src/identity/security/application/commands/erase-caller.js';
import { ListAccess } from '../../../src/identity/access/application/queries/list-access.js';
import { RevokeAccess } from '../../../src/identity/access/application/commands/revoke-access.js';
import { Database } from '../../../src/shared/storage/database/database.js';
import { startTestApp, type TestApp } from '../../support/http/http-app.js';
import { mcpStatus, newPerson, newTokens, refresh, type Answer, type Person } from './oauth-kit.js';
import { untilTrue } from '../../support/time/until.js';

const VISIT = { address: '192.0.2.1' };

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ listen: 'known' });
});
afterAll(() => app?.close());

const refOf = async ({ id }: Person): Promise<string> => {
  const [access] = await app.app.get(QueryBus, { strict: false }).execute(new ListAccess(id));
  return access?.ref ?? '';
};

/** How many statements wait for another transaction. */
async function waiting(): Promise<number> {
  const sql = `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
  return (await app.app.get(Database).query(sql)).length;
}

/** Holds a lock on the person's row until all of them wait for it, so that they go on in the order in which they came. */
async function inThisOrder(person: Person, ...happenings: readonly (() => Promise<unknown>)[]): Promise<void> {
  const gate = new Client({ connectionString: app.databaseUrl });
  await gate.connect();
  await gate.query('begin');
  await gate.query('select from identity.caller where id = $1 for update', [person.id]);
  const happening: Promise<unknown>[] = [];
  for (const happen of happenings) {
    happening.push(happen());
    // The next one begins when this one waits: for the row, or for one that waits for it.
    await untilTrue(async () => (await waiting()) === happening.length);
  }
  await gate.query('commit');
  await gate.end();
  await Promise.all(happening);
}

describe('a client that is shut out while it takes a new token', () => {
  test('has no token that works, whichever of the two was first', async () => {
    const person = await newPerson(app);
    const { client, refresh: token } = await newTokens(app, person);
    const answers: Answer[] = [];
    const renew = async (): Promise<unknown> => answers.push(await refresh(app, client, token));
    const revoke = async (): Promise<void> => {
      const command = new RevokeAccess(person.id, await refOf(person), VISIT);
      await app.app.get(CommandBus, { strict: false }).execute(command);
    };
    await inThisOrder(person, renew, revoke);
    const [answer] = answers;
    if (answer?.status === 200) expect(await mcpStatus(app, String(answer.body.access_token))).toBe(401);
    else expect(answer?.body.error).toBe('invalid_grant');
    expect(await refOf(person)).toBe('');
  });
});

describe('a person who is erased while a client takes a new token', () => {
  test.each(['before', 'after'])('is erased, although the erasure began %s the refresh', async (order) => {
    const person = await newPerson(app);
    const { client, refresh: token } = await newTokens(app, person);
    const answers: Answer[] = [];
    const renew = async (): Promise<unknown> => answers.push(await refresh(app, client, token));
    const erase = () => app.app.get(CommandBus, { strict: false }).execute(new EraseCaller(person.id, 'operator'));
    await inThisOrder(person, ...(order === 'before' ? [erase, renew] : [renew, erase]));
    const [answer] = answers;
    if (answer?.status === 200) expect(await mcpStatus(app, String(answer.body.access_token))).toBe(401);
    else expect([answer?.status, answer?.body.error]).toEqual([400, 'invalid_grant']);
    const left = 'select from identity.oidc_payload where caller_id = $1';
    expect(await app.app.get(Database).query(left, [person.id])).toEqual([]);
  });
});
