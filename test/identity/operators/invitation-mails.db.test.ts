import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ADMIN_SCOPE, MCP_SCOPE } from '../../../src/identity/access/domain/token.js';
import { startTestApp, type TestApp } from '../../support/http/http-app.js';
import { connect, mcpTokenOf } from '../../support/mcp/mcp-client.js';
import { operator, type Somebody } from '../../support/people/operators.js';
import { MailServer } from '../../support/servers/mail-server.js';
import { mailTo } from '../accounts/mail-kit.js';

let server: MailServer;
let app: TestApp;
let boss: Somebody;

beforeAll(async () => {
  server = await MailServer.start();
  app = await startTestApp({ listen: 'known', config: { ...mailTo(server), rateLimitPerMinute: 100_000 } });
  boss = await operator(app);
});
afterAll(async () => {
  await app?.close();
  await server?.close();
});

interface Made {
  readonly url: string;
  readonly mailed: boolean;
}

const admin = async <Body>(name: string, body: object = {}): Promise<Body> =>
  (await app.post<Body>(`/api/v1/admin/${name}`, body, boss.token)).body;

const invite = (body: object = {}): Promise<Made> => admin<Made>('invitations/create', body);

const open = async (): Promise<readonly { email: string | null }[]> =>
  (await admin<{ invitations: { email: string | null }[] }>('invitations/list')).invitations;

describe('an invitation for an e-mail', () => {
  test('goes there by mail, and makes a member of whoever opens it', async () => {
    const { url, mailed } = await invite({ email: 'ada@example.org' });
    expect(mailed).toBe(true);
    const [arrived] = await server.mailTo('ada@example.org');
    expect(arrived?.mail.subject).toBe('You are invited');
    expect(arrived?.mail.text).toContain(url);
    const reader = app.browser();
    const { pathname, search } = new URL(url);
    await reader.open(pathname + search);
    const fields = { email: 'ada@example.org', name: 'Ada', password: 'correct horse battery' };
    expect((await reader.submit('/signup', fields)).status).toBe(303);
  });

  test('goes there from the page, in the language of the operator, and the page says so', async () => {
    const german = await operator(app, { language: 'de' });
    await german.browser.open('/admin/invitations');
    const made = await german.browser.submit('/admin/invitations', { do: 'invite', email: 'ben@example.org' });
    expect(made.text).toContain('per E-Mail unterwegs an ben@example.org');
    const [arrived] = await server.mailTo('ben@example.org');
    expect(arrived?.mail.subject).toBe('Sie sind eingeladen');
  });

  test('goes there over MCP', async () => {
    const client = await connect(app, await mcpTokenOf(app, boss.email, [MCP_SCOPE, ADMIN_SCOPE]));
    const given = { name: 'admin_create_invitation', arguments: { email: 'cleo@example.org' } };
    expect((await client.callTool(given)).structuredContent).toMatchObject({ mailed: true });
    await client.close();
    expect(await server.mailTo('cleo@example.org')).toHaveLength(1);
  });
});

describe('an invitation for anybody', () => {
  test('is for the operator to hand over', async () => {
    const before = server.arrived.length;
    expect(await invite()).toMatchObject({ mailed: false });
    await boss.browser.open('/admin/invitations');
    const made = await boss.browser.submit('/admin/invitations', { do: 'invite', email: '' });
    expect(made.text).not.toContain('on its way');
    expect(server.arrived).toHaveLength(before);
  });

  test('is one when its form is sent twice, and the link that is shown is good', async () => {
    const before = (await open()).length;
    await boss.browser.open('/admin/invitations');
    const submit = () => boss.browser.submit('/admin/invitations', { do: 'invite', email: '' });
    const page = await boss.browser.open('/admin/invitations');
    const key = page.hidden['key'] ?? '';
    const again = () => boss.browser.submit('/admin/invitations', { ...page.hidden, do: 'invite', email: '', key });
    const both = await Promise.all([again(), again()]);
    const last = await again();
    expect([...both, last].map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await open()).toHaveLength(before + 1);
    const link = /\/signup\?invitation=[\w-]+/.exec(last.text)?.[0] ?? '';
    expect((await app.browser().open(link)).status).toBe(200);
    await boss.browser.open('/admin/invitations');
    await submit();
    expect(await open()).toHaveLength(before + 2);
  });
});

test('an invitation is not mailed where there is no mail server', async () => {
  const plain = await startTestApp({ listen: 'known', config: { rateLimitPerMinute: 100_000 } });
  const { token } = await operator(plain);
  const { body } = await plain.post<Made>('/api/v1/admin/invitations/create', { email: 'dee@example.org' }, token);
  await plain.close();
  expect(body).toMatchObject({ url: expect.stringContaining('/signup?invitation='), mailed: false });
});

test('invitations are counted for an operator, by whichever door', async () => {
  const busy = await operator(app);
  const statuses = new Set<number>();
  for (let count = 0; count < 121 && !statuses.has(429); count += 1) {
    statuses.add((await app.post('/api/v1/admin/invitations/create', {}, busy.token)).status);
  }
  expect(statuses.has(429)).toBe(true);
  await busy.browser.open('/admin/invitations');
  expect((await busy.browser.submit('/admin/invitations', { do: 'invite', email: '' })).status).toBe(429);
});
