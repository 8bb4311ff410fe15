import { type CallToolResult, Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { CommandBus } from '@nestjs/cqrs';
import { CreateMember } from '../../../src/identity/accounts/application/commands/create-member.js';
import { CallerStore } from '../../../src/identity/accounts/application/ports/caller-store.js';
import { TokenMint } from '../../../src/identity/security/application/ports/token-mint.js';
import { TokenStore } from '../../../src/identity/access/application/ports/token-store.js';
import { MCP_SCOPE } from '../../../src/identity/access/domain/token.js';
import { Clock } from '../../../src/shared/kernel/clock.js';
import type { TestApp } from '../http/http-app.js';

export const REVISIONS = ['2025-11-25', '2026-07-28'] as const;
export type Revision = (typeof REVISIONS)[number];

const part = <T>({ app }: TestApp, port: abstract new (...args: never[]) => T): T =>
  app.get<T>(port, { strict: false });

/** What the authorization server hands a client that this member has allowed to use MCP. */
export async function mcpTokenOf(app: TestApp, email: string, scopes: readonly string[] = [MCP_SCOPE]) {
  const callerId = await part(app, CallerStore).memberByEmail(email);
  if (callerId === null) throw new Error('the member is not there');
  const { token, digest } = part(app, TokenMint).mint();
  const issuedAt = part(app, Clock).now();
  await part(app, TokenStore).add({
    digest,
    callerId,
    client: 'agent-of-a-test',
    clientName: 'Agent of a test',
    audience: 'mcp',
    scopes,
    grantId: null,
    issuedAt,
    expiresAt: issuedAt + 3_600_000,
  });
  return token;
}

/** The same of a new member. */
export async function mcpToken(app: TestApp, scopes?: readonly string[]): Promise<string> {
  const email = `agent-of-${Math.random().toString(36).slice(2)}@example.org`;
  await part(app, CommandBus).execute(new CreateMember(email, 'Member with an agent', 'correct horse battery'));
  return mcpTokenOf(app, email, scopes);
}

/** The SDK's own client, as agents use it. */
export async function connect(app: TestApp, token: string, revision: Revision = '2026-07-28'): Promise<Client> {
  const client = new Client(
    { name: 'agent-of-a-test', version: '1' },
    { versionNegotiation: { mode: revision === '2026-07-28' ? { pin: revision } : 'legacy' } },
  );
  const requestInit = { headers: { authorization: `Bearer ${token}` } };
  await client.connect(new StreamableHTTPClientTransport(new URL(`${app.url}/mcp`), { requestInit }));
  return client;
}

/** The text blocks of a result: the body, and our words if there are any. */
export function textsOf({ content }: CallToolResult): string[] {
  return content.flatMap((block) => (block.type === 'text' ? [block.text] : []));
}

/** The body of a result that is a refusal. */
export function refusalOf(result: CallToolResult): { error: string; message: string } {
  if (result.isError !== true) throw new Error(`no refusal: ${JSON.stringify(result)}`);
  return JSON.parse(textsOf(result)[0] ?? '') as { error: string; message: string };
}

/** One message as it goes over the wire, for what the client of the SDK would not send. */
export function post(app: TestApp, token: string | null, body: unknown, headers: Record<string, string> = {}) {
  return app.app.inject({
    method: 'POST',
    url: '/mcp',
    headers: {
      host: new URL(app.url).host,
      accept: 'application/json, text/event-stream',
      'content-type': 'application/json',
      ...(token !== null && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    payload: typeof body === 'string' ? body : JSON.stringify(body),
  });
}
