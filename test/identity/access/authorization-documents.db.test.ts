import { once } from 'node:events';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { startTestApp, type TestApp } from '../../support/http/http-app.js';
import * as kit from './oauth-kit.js';

/** A public address, which nothing of this test really asks. */
const HOST = 'https://93.184.216.34';
const REDIRECT = 'https://client.example/cb';

let app: TestApp;
let person: kit.Person;
let inside: Server;
let connections = 0;

const documents = new Map<string, object>();
const outside = globalThis.fetch;
const warnings = jest.spyOn(console, 'warn');

beforeAll(async () => {
  globalThis.fetch = (input, init) => {
    const { url } = new Request(input);
    const document = documents.get(url);
    if (!url.startsWith(HOST)) return outside(input, init);
    return Promise.resolve(document === undefined ? new Response('', { status: 404 }) : Response.json(document));
  };
  inside = createServer(() => (connections += 1)).listen(0, '127.0.0.1');
  await once(inside, 'listening');
  app = await startTestApp({ listen: 'known' });
  person = await kit.newPerson(app);
});

afterAll(async () => {
  globalThis.fetch = outside;
  warnings.mockRestore();
  await app.close();
  inside.close();
});

/** A client whose id is the address of what it says of itself (CIMD). */
function published(name: string, changes: object = {}): string {
  const id = `${HOST}/${name}.json`;
  documents.set(id, { client_id: id, client_name: 'Client on the web', redirect_uris: [REDIRECT], ...changes });
  return id;
}

const asking = (client: string, changes: kit.Asked['changes'] = {}): kit.Asked => ({
  client,
  verifier: kit.newVerifier(),
  changes: { redirect_uri: REDIRECT, ...changes },
});

describe('a client that publishes what it is', () => {
  test('is let in without registration, and the person sees whose word it is', async () => {
    const asked = asking(published('client'));
    const page = await kit.visit(person.browser, kit.authorizePath(asked));
    expect(page.text).toContain('Client on the web');
    expect(page.text).toContain('93.184.216.34');
    const code = kit.codeIn(await kit.decide(person.browser, page, 'allow'));
    const { status, body } = await kit.postForm(app, 'token', {
      grant_type: 'authorization_code',
      client_id: asked.client,
      code,
      code_verifier: asked.verifier,
      redirect_uri: REDIRECT,
    });
    expect(status).toBe(200);
    expect(await kit.mcpStatus(app, String(body.access_token))).toBe(200);
  });

  test.each([
    ['says it is another', 'another', { client_id: `${HOST}/other.json` }],
    ['wants to be answered at a script', 'script', { redirect_uris: ['javascript:alert(1)'] }],
    ['wants to be answered at http', 'http', { redirect_uris: ['http://evil.example/cb'] }],
    [
      'wants to be answered with credentials',
      'credentials',
      { redirect_uris: [REDIRECT, 'https://a:b@client.example/cb'] },
    ],
    ['wants to be answered at a name before a host', 'name', { redirect_uris: [REDIRECT, 'https://@evil.example/cb'] }],
    ['has a secret, which would be public', 'secret', { client_secret: 'x' }],
    ['proves itself with a secret', 'basic', { token_endpoint_auth_method: 'client_secret_basic' }],
  ])('is refused when its document %s', async (_what, name, changes) => {
    const page = await kit.visit(person.browser, kit.authorizePath(asking(published(name, changes))));
    expect([page.status, page.location]).toEqual([400, null]);
    expect(page.text).toMatch(/<code>invalid_(client|client_metadata|redirect_uri)<\/code>/);
  });

  test('is refused when there is no document', async () => {
    const page = await kit.visit(person.browser, kit.authorizePath(asking(`${HOST}/missing.json`)));
    expect([page.status, page.location]).toEqual([400, null]);
  });

  test('cannot send us into this machine or a private network', async () => {
    const { port } = inside.address() as AddressInfo;
    for (const client of [
      `https://127.0.0.1:${port}/client.json`,
      `https://localhost:${port}/client.json`,
      `https://[::ffff:127.0.0.1]:${port}/client.json`,
      `https://2130706433:${port}/client.json`,
      `https://0.0.0.0:${port}/client.json`,
      'https://169.254.169.254/latest/meta-data',
      'https://10.0.0.1/client.json',
      `http://127.0.0.1:${port}/client.json`,
      `https://user@127.0.0.1:${port}/client.json`,
    ]) {
      const page = await kit.visit(person.browser, kit.authorizePath(asking(client)));
      expect([client, page.status, page.location]).toEqual([client, 400, null]);
    }
    expect(connections).toBe(0);
  });

  test('is fetched without a warning of the library that its requests are not guarded', async () => {
    await kit.visit(person.browser, kit.authorizePath(asking(published('without-warning'))));
    expect(warnings.mock.calls).toEqual([]);
  });

  test('makes us fetch nothing else that its document names', async () => {
    const { port } = inside.address() as AddressInfo;
    const sector = published('sector', { sector_identifier_uri: `https://127.0.0.1:${port}/sector.json` });
    const keys = published('keys', { jwks_uri: `https://127.0.0.1:${port}/keys.json` });
    for (const client of [sector, keys]) await kit.visit(person.browser, kit.authorizePath(asking(client)));
    expect(connections).toBe(0);
  });
});
