import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { cli, newDataDir, Program, removeDataDir, stopPrograms } from '../../support/program/program.js';

let dataDir: string;

beforeAll(async () => {
  dataDir = await newDataDir();
});

afterAll(async () => {
  await stopPrograms();
  await removeDataDir(dataDir);
});

const run = (...args: readonly string[]): Promise<string> => cli({ dataDir }, ...args);

async function member(email: string): Promise<string> {
  const id = await run('user:create', '--email', email, '--name', 'Somebody', '--password', 'correct horse battery');
  return id.trim();
}

test('a person is erased beside a running service, and without one', async () => {
  const program = await Program.start({ dataDir });
  const [anne, bert] = [await member('anne@example.org'), await member('bert@example.org')];
  const token = (await run('token:create', '--email', 'anne@example.org')).trim();
  const statusWith = async (bearer: string): Promise<number> => {
    const headers = { authorization: `Bearer ${bearer}` };
    return (await fetch(`${program.baseUrl}/api/v1/settings/get`, { method: 'POST', headers })).status;
  };
  expect(await statusWith(token)).toBe(200);
  expect(await run('user:erase', '--email', 'anne@example.org')).toContain('say --yes to do it');
  expect(await statusWith(token)).toBe(200);
  expect(await run('user:erase', '--email', 'anne@example.org', '--yes')).toContain(`Nothing is left of ${anne}.`);
  expect(await statusWith(token)).toBe(401);
  await program.stop();

  expect(await run('user:erase', '--caller', bert, '--yes')).toContain(`Nothing is left of ${bert}.`);
  expect(await run('user:erase', '--caller', bert)).toBe(`Nothing is left of ${bert}.\n`);
  await expect(run('user:erase', '--email', 'bert@example.org')).rejects.toThrow('There is no member with the e-mail');
});
