import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { Client } from 'pg';
import { ListAccess } from '../../src/identity/application/list-access.js';
import { RevokeAccess } from '../../src/identity/application/revoke-access.js';
import { Database } from '../../src/shared/database/database.js';
import { startTestApp, type TestApp } from '../support/http-app.js';
import { mcpStatus, newPerson, newTokens, refresh, type Answer, type Person } from './oauth-kit.js';

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

async function until(condition: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; !(await condition()); tries += 1) {
    if (tries > 600) throw new Error('it did not come to pass');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** A refresh that is held up in the middle, while `meanwhile` goes on. */
async function refreshWhile(person: Person, meanwhile: () => Promise<unknown>): Promise<Answer> {
  const { client, refresh: token } = await newTokens(app, person);
  const gate = new Client({ connectionString: app.databaseUrl });
  await gate.connect();
  await gate.query('begin');
  await gate.query('select from identity.caller where id = $1 for update', [person.id]);
  const renewing = refresh(app, client, token);
  await until(async () => (await waiting()) === 1);
  const happening = meanwhile();
  // Whoever goes on is behind the one or the other.
  await until(async () => (await waiting()) === 2);
  await gate.query('commit');
  await gate.end();
  await happening;
  return renewing;
}

describe('a client that is shut out while it takes a new token', () => {
  test('has none that works, whoever was first', async () => {
    const person = await newPerson(app);
    const revoke = async (): Promise<void> => {
      const command = new RevokeAccess(person.id, await refOf(person), VISIT);
      await app.app.get(CommandBus, { strict: false }).execute(command);
    };
    const { status, body } = await refreshWhile(person, revoke);
    if (status === 200) expect(await mcpStatus(app, String(body.access_token))).toBe(401);
    else expect(body.error).toBe('invalid_grant');
    expect(await refOf(person)).toBe('');
  });
});
