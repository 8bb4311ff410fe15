import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createRemoteJWKSet, decodeProtectedHeader, jwtVerify } from 'jose';
import { CommandBus } from '@nestjs/cqrs';
import { RotateKeys } from '../../../src/identity/access/application/commands/rotate-keys.js';
import { Clock } from '../../../src/shared/kernel/clock.js';
import { CliRegistry } from '../../../src/shared/delivery/cli/cli-registry.js';
import { Database } from '../../../src/shared/storage/database/database.js';
import { startTestApp, type TestApp } from '../../support/http/http-app.js';
import * as kit from './oauth-kit.js';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

let app: TestApp;
let node: TestApp;
let person: kit.Person;

beforeAll(async () => {
  app = await startTestApp({ listen: 'known' });
  node = await startTestApp({ databaseUrl: app.databaseUrl, config: { baseUrl: app.url } });
  person = await kit.newPerson(app);
});

afterAll(async () => {
  await node.close();
  await app.close();
});

const database = (): Database => app.app.get(Database, { strict: false });

/** Moves the clocks of both nodes, which read the keys again after a while. */
let ahead = 0;
function pass(ms: number): void {
  ahead += ms;
  for (const { app: program } of [app, node]) {
    program.get(Clock, { strict: false }).now = () => Date.now() + ahead;
  }
}

const published = async (of: TestApp): Promise<readonly string[]> => {
  const { keys } = (await (await fetch(`${of.url}/api/auth/jwks`)).json()) as { keys: { kid: string }[] };
  return keys.map(({ kid }) => kid);
};

/** A signed answer (JARM): nothing else that we hand out is signed. */
async function signedAnswer(): Promise<string> {
  const asked = { client: await kit.newClient(app), verifier: kit.newVerifier(), changes: { response_mode: 'jwt' } };
  return (await kit.letIn(person.browser, asked)).searchParams.get('response') ?? '';
}

describe('the signing keys', () => {
  test('sign answers for clients that want that, verifiable with the JWKS', async () => {
    const keys = createRemoteJWKSet(new URL(`${app.url}/api/auth/jwks`));
    const { payload, protectedHeader } = await jwtVerify(await signedAnswer(), keys, { issuer: app.url });
    expect(payload).toMatchObject({ state: 'the-state', code: expect.any(String) });
    expect(protectedHeader.alg).toBe('ES256');
  });

  test('change over on all nodes two minutes after they were rotated, and old answers stay verifiable for a day', async () => {
    const before = await signedAnswer();
    const [first] = await published(app);
    const said: string[] = [];
    const command = app.app.get(CliRegistry, { strict: false }).find('keys:rotate');
    await command?.execute([], (line) => void said.push(line));
    pass(30_000);
    const both = await published(app);
    expect([both[0], both.length]).toEqual([first, 2]);
    expect(said.join()).toContain(both[1]);
    expect(await published(node)).toEqual(both);
    expect(decodeProtectedHeader(await signedAnswer()).kid).toBe(first);
    pass(2 * MINUTE_MS);
    expect(await published(node)).toEqual([both[1], first]);
    expect(decodeProtectedHeader(await signedAnswer()).kid).toBe(both[1]);
    const keys = createRemoteJWKSet(new URL(`${app.url}/api/auth/jwks`));
    await expect(jwtVerify(before, keys, { issuer: app.url })).resolves.toBeDefined();
    pass(DAY_MS);
    expect(await published(app)).toEqual([both[1]]);
  });

  test('are on record when they are rotated, and forgotten when nothing of theirs can be valid', async () => {
    await app.app.get(CommandBus, { strict: false }).execute(new RotateKeys());
    const [events] = await database().query<{ n: number }>(
      `select count(*)::int as n from identity.security_event where kind = 'keys_rotated'`,
    );
    const [keys] = await database().query<{ n: number }>('select count(*)::int as n from identity.signing_key');
    expect([events?.n, keys?.n]).toEqual([2, 2]);
  });

  test('are sealed in the database', async () => {
    const rows = await database().query<{ sealed: Buffer }>('select sealed from identity.signing_key');
    for (const { sealed } of rows) expect(sealed.toString('latin1')).not.toMatch(/"(kty|d|crv)"/);
  });

  test('are made once by nodes that start for the first time together', async () => {
    const fresh = await startTestApp({ listen: 'known' });
    const others = await Promise.all(
      Array.from({ length: 3 }, () => startTestApp({ databaseUrl: fresh.databaseUrl, config: { baseUrl: fresh.url } })),
    );
    const sets = await Promise.all([fresh, ...others].map((one) => published(one)));
    expect(new Set(sets.map((set) => set.join(' '))).size).toBe(1);
    for (const one of others) await one.close();
    await fresh.close();
  });
});
