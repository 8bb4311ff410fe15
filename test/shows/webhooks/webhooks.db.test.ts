import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { BriefingModule } from '../../../src/briefing/briefing.module.js';
import { FeedModule } from '../../../src/feed/feed.module.js';
import { ShowsModule } from '../../../src/shows/shows.module.js';
import { SubscriptionsModule } from '../../../src/subscriptions/subscriptions.module.js';
import { Database } from '../../../src/shared/storage/database/database.js';
import { connect, mcpToken } from '../../support/mcp/mcp-client.js';
import { startTestApp, type Answered, type TestApp } from '../../support/http/http-app.js';
import { answers, closes, verifies, WebhookReceiver } from '../../support/servers/webhook-receiver.js';

interface Webhook {
  readonly id: string;
  readonly url: string;
  readonly description: string | null;
  readonly types: readonly string[] | null;
  readonly enabled: boolean;
  readonly disabled_reason: string | null;
}

interface Made {
  readonly webhook: Webhook;
  readonly secret: string;
}

interface Tested {
  readonly delivery: {
    readonly id: string;
    readonly type: string;
    readonly status: string;
    readonly attempts: readonly { readonly status_code: number | null; readonly error: string | null }[];
  };
}

let app: TestApp;
let receiver: WebhookReceiver;

beforeAll(async () => {
  receiver = await WebhookReceiver.start();
  app = await startTestApp({
    modules: [SubscriptionsModule, FeedModule, BriefingModule, ShowsModule],
    config: { webhookAllowedPrivateCidrs: ['127.0.0.0/8'], rateLimitPerMinute: 100_000, role: 'api' },
  });
});

afterAll(async () => {
  await app?.close();
  await receiver?.close();
});

const post = <Body = Record<string, unknown>>(
  operation: string,
  body: object,
  token: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answered<Body>> => app.post<Body>(`/api/v1/webhooks/${operation}`, body, token, { headers });

const HOOK = { url: 'https://hooks.example.org/briefings' };

const made = async (token: string, body: object = HOOK): Promise<Made> =>
  (await post<Made>('create', body, token)).body;

describe('webhooks of a member', () => {
  test('a webhook is created with a secret, and listed without it', async () => {
    const token = await app.memberToken();
    const wanted = { ...HOOK, types: ['briefing.ready'], description: 'My phone' };
    const { status, body } = await post<Made>('create', wanted, token);
    expect([status, body.webhook]).toMatchObject([200, { ...wanted, enabled: true, disabled_reason: null }]);
    expect(body.secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    const listed = await post<{ webhooks: Webhook[] }>('list', {}, token);
    expect(listed.body).toEqual({ webhooks: [body.webhook] });
  });

  test('a webhook is of its member alone', async () => {
    const { webhook } = await made(await app.memberToken());
    const other = await app.memberToken();
    const asked = { webhook_id: webhook.id };
    const operations = ['update', 'delete', 'rotate', 'test', 'deliveries'];
    const refused = await Promise.all(operations.map((operation) => post(operation, asked, other)));
    expect(refused.map(({ status, body }) => [status, body['error']])).toEqual(
      operations.map(() => [404, 'not_found']),
    );
    expect((await post('list', {}, other)).body).toEqual({ webhooks: [] });
  });

  test('webhooks are for members: an anonymous agent is refused, and told what to do', async () => {
    const token = await app.anonymousToken();
    const operations = { list: {}, create: HOOK, update: { webhook_id: 'whk_1' }, delete: { webhook_id: 'whk_1' } };
    for (const [operation, body] of Object.entries(operations)) {
      const refused = await post(operation, body, token);
      expect([refused.status, refused.body['message']]).toEqual([403, expect.stringContaining('sign in')]);
    }
  });

  test.each([
    ['no address', { url: 'hooks.example.org' }, 'url must be an address'],
    ['an address with a password', { url: 'https://me:secret@hooks.example.org/' }, 'url must be an address'],
    ['another protocol', { url: 'ftp://hooks.example.org/' }, 'url must be an address'],
    ['plain http', { url: 'http://93.184.216.34/' }, 'url must begin with https://'],
    ['plain http under a name that leads nowhere', { url: 'http://hooks.invalid/' }, 'url must begin with https://'],
    ['a private address', { url: 'https://10.0.0.1/' }, 'private network'],
    ['a private address in hexadecimal', { url: 'https://0x0a000001/' }, 'private network'],
    ['the address of cloud metadata', { url: 'https://[::ffff:169.254.169.254]/' }, 'private network'],
    ['a type that there is not', { ...HOOK, types: ['briefing.deleted'] }, 'types'],
    ['no type at all', { ...HOOK, types: [] }, 'types'],
    ['a field that there is not', { ...HOOK, secret: 'mine' }, 'secret'],
    ['a description that is too long', { ...HOOK, description: 'x'.repeat(201) }, 'description'],
  ])('a webhook with %s is refused in words', async (_, body, words) => {
    const refused = await post('create', body, await app.memberToken());
    expect([refused.status, refused.body['error']]).toEqual([400, 'invalid_request']);
    expect(refused.body['message']).toContain(words);
  });

  test('plain http is allowed inside the ranges that the operator allowed', async () => {
    expect((await post('create', { url: `${receiver.url}/a` }, await app.memberToken())).status).toBe(200);
  });

  test('the same key and body make one webhook, with the same secret, and another body is refused', async () => {
    const token = await app.memberToken();
    const key = { 'idempotency-key': 'made-once' };
    const [first, second] = [
      await post<Made>('create', HOOK, token, key),
      await post<Made>('create', HOOK, token, key),
    ];
    expect(second.body).toEqual(first.body);
    const another = await post('create', { ...HOOK, description: 'other' }, token, key);
    expect([another.status, another.body['error']]).toEqual([422, 'idempotency_key_reused']);
    expect((await post<{ webhooks: Webhook[] }>('list', {}, token)).body.webhooks).toHaveLength(1);
  });

  test('a member has at most ten, also when they are asked for at once', async () => {
    const token = await app.memberToken();
    const statuses = await Promise.all(
      Array.from({ length: 12 }, async () => (await post('create', HOOK, token)).status),
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(10);
    const refused = await post('create', HOOK, token);
    expect(refused.body['message']).toContain('10 webhooks already');
  });

  test('what a change leaves out stays', async () => {
    const token = await app.memberToken();
    const { webhook } = await made(token, { ...HOOK, types: ['feed.failing'], description: 'One' });
    const changed = await post<Made>('update', { webhook_id: webhook.id, description: null, enabled: false }, token);
    const off = { enabled: false, disabled_reason: 'by_owner', disabled_at: expect.any(Number) };
    expect(changed.body.webhook).toEqual({ ...webhook, ...off, description: null, updated_at: expect.any(Number) });
    const on = await post<Made>('update', { webhook_id: webhook.id, types: null, enabled: true }, token);
    expect(on.body.webhook).toMatchObject({ types: null, enabled: true, disabled_reason: null, disabled_at: null });
  });

  test('a change to an address that cannot be one is refused', async () => {
    const token = await app.memberToken();
    const { webhook } = await made(token);
    expect((await post('update', { webhook_id: webhook.id, url: 'https://192.168.1.1/' }, token)).status).toBe(400);
  });

  test('a deleted webhook is gone with its log', async () => {
    const token = await app.memberToken();
    const { webhook } = await made(token, { url: receiver.at('/deleted') });
    await post('test', { webhook_id: webhook.id }, token);
    expect((await post('delete', { webhook_id: webhook.id }, token)).body).toEqual({ deleted: true });
    expect((await post('deliveries', { webhook_id: webhook.id }, token)).status).toBe(404);
  });

  test('addresses, descriptions and secrets are in no column in plain', async () => {
    const token = await app.memberToken();
    const { secret } = await made(token, { url: 'https://telltale.example.org/token', description: 'Telltale' });
    const rows = await app.app.get(Database).query<{ row: string }>('select w::text as row from shows.webhook w');
    const text = rows.map(({ row }) => row).join('\n');
    const asBytes = Buffer.from('telltale').toString('hex');
    expect([text.includes('telltale'), text.includes(asBytes), text.includes(secret)]).toEqual([false, false, false]);
  });
});

describe('a test of a webhook', () => {
  test('sends a signed message now, and tells what came of it', async () => {
    const token = await app.memberToken();
    const { webhook, secret } = await made(token, { url: receiver.at('/test'), types: ['feed.failing'] });
    const { body } = await post<Tested>('test', { webhook_id: webhook.id }, token);
    expect(body.delivery).toMatchObject({
      type: 'webhook.test',
      status: 'delivered',
      attempts: [{ status_code: 204 }],
    });
    const [message] = receiver.to('/test');
    expect([verifies(message!, secret), message!.id]).toEqual([true, body.delivery.id]);
    expect(message!.body).toMatchObject({ type: 'webhook.test', data: { webhook_id: webhook.id } });
    expect(message!.headers['content-type']).toBe('application/json');
  });

  test.each([
    ['an error', answers(500), 500, 'It answered 500.'],
    ['a redirect, which is not followed', answers(307, { location: 'http://127.0.0.1:1/' }), 307, 'a redirect'],
    ['a closed connection', closes, null, 'broke off'],
  ])('tells of %s in words', async (name, behaviour, status_code, words) => {
    const token = await app.memberToken();
    const { webhook } = await made(token, { url: receiver.at(`/${encodeURIComponent(name)}`, behaviour) });
    const { body } = await post<Tested>('test', { webhook_id: webhook.id }, token);
    expect(body.delivery).toMatchObject({ status: 'failed', attempts: [{ status_code }] });
    expect(body.delivery.attempts[0]?.error).toContain(words);
  });

  test('reaches a webhook that is switched off, and leaves it so', async () => {
    const token = await app.memberToken();
    const { webhook } = await made(token, { url: receiver.at('/off') });
    await post('update', { webhook_id: webhook.id, enabled: false }, token);
    expect((await post<Tested>('test', { webhook_id: webhook.id }, token)).body.delivery.status).toBe('delivered');
    const { body } = await post<{ webhooks: Webhook[] }>('list', {}, token);
    expect(body.webhooks).toMatchObject([{ enabled: false }]);
  });

  test('is sent ten times a minute at most by an agent, too', async () => {
    const agent = await connect(app, await mcpToken(app));
    const sent = { name: 'test_webhook', arguments: { webhook_id: 'whk_none' } };
    // Not more than two minutes can begin meanwhile.
    const answers = await Promise.all(Array.from({ length: 21 }, () => agent.callTool(sent)));
    await agent.close();
    expect(answers.map(({ content }) => JSON.stringify(content)).some((text) => text.includes('rate_limited'))).toBe(
      true,
    );
  });

  test('is in the log, newest first, page by page', async () => {
    const token = await app.memberToken();
    const { webhook } = await made(token, { url: receiver.at('/log') });
    const ids: string[] = [];
    for (let sent = 0; sent < 3; sent += 1) {
      ids.unshift((await post<Tested>('test', { webhook_id: webhook.id }, token)).body.delivery.id);
    }
    const page = { webhook_id: webhook.id, limit: 2 };
    const first = await post<{ deliveries: { id: string }[]; next_cursor: string }>('deliveries', page, token);
    const cursor = first.body.next_cursor;
    const second = await post<{ deliveries: { id: string }[] }>('deliveries', { ...page, cursor }, token);
    expect([...first.body.deliveries, ...second.body.deliveries].map(({ id }) => id)).toEqual(ids);
    expect(second.body).toMatchObject({ next_cursor: null });
  });
});

describe('the secret of a webhook', () => {
  test('is rotated: for a day messages verify with the new one and the one before', async () => {
    const token = await app.memberToken();
    const { webhook, secret } = await made(token, { url: receiver.at('/rotated') });
    const rotated = await post<Made>('rotate', { webhook_id: webhook.id }, token);
    expect(rotated.body.secret).not.toBe(secret);
    await post('test', { webhook_id: webhook.id }, token);
    const [message] = receiver.to('/rotated');
    expect([verifies(message!, rotated.body.secret), verifies(message!, secret)]).toEqual([true, true]);
    const stranger = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
    expect(verifies(message!, stranger)).toBe(false);
    expect(verifies({ ...message!, text: `${message!.text} ` }, secret)).toBe(false);
  });
});
