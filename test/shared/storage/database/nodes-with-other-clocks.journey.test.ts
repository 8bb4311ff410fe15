import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { emptyDatabase, type EmptyDatabase } from '../../../support/database/database.js';
import { newDataDir, Program, removeDataDir, stopPrograms } from '../../../support/program/program.js';
import { SettableClock } from '../../../support/program/settable-clock.js';

const DAY = 24 * 60 * 60_000;

interface Registration {
  readonly access_token: string;
  readonly credential_expires: number;
}

async function register({ baseUrl }: Program): Promise<Registration> {
  const answer = await fetch(`${baseUrl}/api/v1/auth/skill/anonymous`, { method: 'POST' });
  return (await answer.json()) as Registration;
}

async function statusAt({ baseUrl }: Program, { access_token: token }: Registration): Promise<number> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  return (await fetch(`${baseUrl}/api/v1/settings/get`, { method: 'POST', headers, body: '{}' })).status;
}

describe('a node whose clock is ten days ahead, beside one whose clock is right', () => {
  let database: EmptyDatabase;
  let dataDir = '';
  let right: Program;
  let ahead: Program;

  beforeAll(async () => {
    [database, dataDir] = [await emptyDatabase(), await newDataDir()];
    const clock = new SettableClock(dataDir);
    await clock.set(Date.now() + 10 * DAY);
    const env = { DATABASE_URL: database.url };
    right = await Program.start({ dataDir, env });
    ahead = await Program.start({ dataDir, env: { ...env, ...clock.ofTheMachine } });
  });

  afterAll(async () => {
    await stopPrograms();
    await removeDataDir(dataDir);
    await database?.drop();
  });

  test('takes the tokens of the other, which last seven days, and gives such as last as long there', async () => {
    const [there, here] = [await register(right), await register(ahead)];
    expect(Math.abs(here.credential_expires - there.credential_expires)).toBeLessThan(DAY);
    expect([await statusAt(ahead, there), await statusAt(right, here)]).toEqual([200, 200]);
  });

  test('says so in its log, and the other does not', () => {
    const told = /the clock of this machine is 864\d{3}(\.\d)? s ahead of that of the database/;
    expect([told.test(ahead.output), told.test(right.output)]).toEqual([true, false]);
  });
});
