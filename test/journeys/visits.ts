// What people and agents do again and again. Each throws what they would complain of.
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { BrowserClient } from '../support/browser/browser-client.js';
import { linkIn } from '../identity/accounts/mail-kit.js';
import { logIn, type Login } from '../support/mcp/mcp-login.js';
import type { Arrived } from '../support/servers/mail-server.js';
import type { Place } from './client.js';

const PAGES = ['/', '/briefings', '/feeds', '/items', '/shows', '/settings/preferences', '/account'];
/** Operations that need no more than an empty body. */
export const READS = [
  'items/list',
  'subscriptions/list',
  'artifacts/list',
  'settings/get',
  'hosts/list',
  'notifications/get',
];

export const complain = (what: string, status: number): void => {
  if (status !== 200 && status !== 202) throw new Error(`${what} is answered with ${status}`);
};

export async function signedIn({ baseUrl }: Place, { email, password }: Login): Promise<BrowserClient> {
  const browser = new BrowserClient(baseUrl);
  await browser.open('/signin');
  const { status, location } = await browser.submit('/signin', { email, password });
  if (location === null) throw new Error(`nobody is signed in: ${status}`);
  return browser;
}

/** Follows the link of a mail that asks whether an address is theirs. */
export async function confirmAddress({ baseUrl }: Place, confirmation: Arrived): Promise<void> {
  const browser = new BrowserClient(baseUrl);
  const path = linkIn(confirmation, 'confirm');
  await browser.open(path);
  complain(path, (await browser.submit(path)).status);
}

export async function readPages(browser: BrowserClient): Promise<void> {
  for (const path of PAGES) complain(path, (await browser.open(path)).status);
}

export async function changePreferences(browser: BrowserClient): Promise<void> {
  complain('/settings/notifications', (await browser.open('/settings/notifications')).status);
  const { status, location } = await browser.submit('/settings/notifications', { mail: 'on' });
  if (location === null) throw new Error(`the form of /settings/notifications is answered with ${status}`);
}

/** Of an agent that was let in. */
export const agentToken = async ({ baseUrl }: Place, login: Login): Promise<string> =>
  (await logIn(baseUrl, login)).tokens()?.access_token ?? '';

export async function mcpClient({ baseUrl }: Place, token: string): Promise<Client> {
  const client = new Client({ name: 'agent-of-a-test', version: '1' });
  const headers = { authorization: `Bearer ${token}` };
  await client.connect(new StreamableHTTPClientTransport(new URL(`${baseUrl}/mcp`), { requestInit: { headers } }));
  return client;
}

export async function useTools(client: Client): Promise<void> {
  await client.listTools();
  for (const name of ['list_briefings', 'list_items', 'get_allowance']) {
    const { isError } = await client.callTool({ name, arguments: {} });
    if (isError === true) throw new Error(`${name} is refused`);
  }
}
