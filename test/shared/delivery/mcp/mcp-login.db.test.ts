import { auth, Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { CommandBus } from '@nestjs/cqrs';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { CreateMember } from '../../../../src/identity/accounts/application/commands/create-member.js';
import { PreferencesModule } from '../../../../src/preferences/preferences.module.js';
import { startTestApp, type TestApp } from '../../../support/http/http-app.js';
import { type AgentMemory, logIn } from '../../../support/mcp/mcp-login.js';

const LOGIN = { email: 'owner@example.org', password: 'correct horse battery' };

let app: TestApp;
let memory: AgentMemory;

beforeAll(async () => {
  app = await startTestApp({ listen: 'known', modules: [PreferencesModule] });
  await app.app.get(CommandBus, { strict: false }).execute(new CreateMember(LOGIN.email, 'Owner', LOGIN.password));
});

afterAll(() => app?.close());

const connected = async (): Promise<Client> => {
  const client = new Client({ name: 'agent', version: '1' });
  await client.connect(new StreamableHTTPClientTransport(new URL(`${app.url}/mcp`), { authProvider: memory }));
  return client;
};

const revoke = async (token: string): Promise<number> => {
  const body = new URLSearchParams({ token, client_id: memory.clientInformation()?.client_id ?? '' });
  return (await fetch(`${app.url}/api/auth/oauth2/revoke`, { method: 'POST', body })).status;
};

/** The tests are one story, in order. */
describe('an agent with the SDK’s own auth()', () => {
  test('finds its way from a 401 to tokens, with the person in a browser', async () => {
    memory = await logIn(app.url, LOGIN);
    expect(memory.tokens()).toMatchObject({
      token_type: 'Bearer',
      scope: 'mcp:use',
      refresh_token: expect.any(String),
    });
    expect(memory.sentTo?.searchParams.get('resource')).toBe(`${app.url}/mcp`);
    expect(memory.sentTo?.searchParams.get('code_challenge_method')).toBe('S256');
  });

  test('calls tools with its tokens', async () => {
    const client = await connected();
    const { structuredContent } = await client.callTool({ name: 'get_settings' });
    expect(structuredContent).toHaveProperty('profile.language');
    await client.close();
  });

  test('gets new tokens for its refresh token', async () => {
    const before = memory.tokens();
    expect(await auth(memory, { serverUrl: `${app.url}/mcp` })).toBe('AUTHORIZED');
    const after = memory.tokens();
    expect(after?.access_token).not.toBe(before?.access_token);
    expect(after?.refresh_token).not.toBe(before?.refresh_token);
    const client = await connected();
    expect((await client.listTools()).tools.length).toBeGreaterThan(0);
    await client.close();
  });

  test('is shut out from the next request on when its tokens are revoked', async () => {
    const client = await connected();
    const tokens = memory.tokens();
    expect(await revoke(tokens?.refresh_token ?? '')).toBe(200);
    expect(await revoke(tokens?.access_token ?? '')).toBe(200);
    memory.sentTo = null;
    await expect(client.callTool({ name: 'get_settings' })).rejects.toThrow('Unauthorized');
    // Its tokens are refused, so it asks the person anew.
    expect(memory.sentTo).not.toBeNull();
    await client.close();
  });
});
