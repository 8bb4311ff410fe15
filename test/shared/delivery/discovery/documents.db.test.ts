import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { AuditModule } from '../../../../src/briefing/audit/audit.module.js';
import { BriefingModule } from '../../../../src/briefing/briefing.module.js';
import { FeedModule } from '../../../../src/feed/feed.module.js';
import { SITE_MAP, SKILL_NAME } from '../../../../src/shared/delivery/discovery/site-map.js';
import { PublicDocuments } from '../../../../src/shared/delivery/discovery/public-documents.js';
import { SubscriptionsModule } from '../../../../src/subscriptions/subscriptions.module.js';
import { startTestApp, type TestApp } from '../../../support/http/http-app.js';
import { connect, mcpToken, post } from '../../../support/mcp/mcp-client.js';

const modules = [SubscriptionsModule, FeedModule, BriefingModule, AuditModule];

const TYPES: Readonly<Record<string, string>> = {
  '/openapi.json': 'application/json; charset=utf-8',
  '/llms.txt': 'text/plain; charset=utf-8',
  '/auth.md': 'text/markdown; charset=utf-8',
  '/robots.txt': 'text/plain; charset=utf-8',
  '/mcp/server-card': 'application/mcp-server-card+json',
  '/.well-known/mcp/server-card.json': 'application/mcp-server-card+json',
  '/.well-known/ai-catalog.json': 'application/ai-catalog+json',
  '/.well-known/api-catalog': 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"',
  '/.well-known/agent-skills/index.json': 'application/json; charset=utf-8',
  '/.well-known/agent-skills/podcast-briefings/SKILL.md': 'text/markdown; charset=utf-8',
};

interface Catalog {
  readonly linkset: readonly { readonly anchor: string; readonly item?: readonly { readonly href: string }[] }[];
}

interface Card {
  readonly name: string;
  readonly version: string;
  readonly title: string;
  readonly description: string;
  readonly remotes: readonly { readonly url: string; readonly supportedProtocolVersions: readonly string[] }[];
}

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ modules, listen: 'known' });
});
afterAll(() => app.close());

const json = async <T>(path: string): Promise<T> => JSON.parse((await app.get(path)).text) as T;

async function everything(): Promise<string> {
  const all = await app.app.get(PublicDocuments).all();
  return all.map(({ text }) => text).join('\n');
}

describe('a public document', () => {
  test.each(Object.entries(TYPES))('is served at %s to everybody, from any origin, as %s', async (path, type) => {
    const { status, headers } = await app.get(path);
    expect({ status, type: headers['content-type'] }).toEqual({ status: 200, type });
    expect(headers['access-control-allow-origin']).toBe('*');
    expect(headers['cache-control']).toBe('public, max-age=300');
    expect(headers['set-cookie']).toBeUndefined();
  });

  test('is named by the site map, and every document of the site map exists', () => {
    const { reference: _page, ...documents } = SITE_MAP;
    expect(Object.keys(TYPES).toSorted()).toEqual(Object.values(documents).toSorted());
  });

  test.each(Object.keys(TYPES))('answers HEAD at %s like GET, without its body', async (path) => {
    const headers = { 'accept-encoding': 'identity' };
    const [head, got] = await Promise.all(
      ['HEAD', 'GET'].map((method) => fetch(`${app.url}${path}`, { method, headers })),
    );
    if (head === undefined || got === undefined) throw new Error('no answer');
    const body = await got.text();
    expect({ status: head.status, body: await head.text() }).toEqual({ status: 200, body: '' });
    expect(head.headers.get('content-type')).toBe(got.headers.get('content-type'));
    expect(head.headers.get('etag')).toBe(got.headers.get('etag'));
    expect(Number(head.headers.get('content-length'))).toBe(Buffer.byteLength(body));
  });

  test('is not sent again while it has not changed', async () => {
    const { headers } = await app.get('/llms.txt');
    const again = await app.get('/llms.txt', { headers: { 'if-none-match': String(headers['etag']) } });
    expect({ status: again.status, text: again.text }).toEqual({ status: 304, text: '' });
  });

  test('refuses POST', async () => {
    const { status, headers } = await app.post('/llms.txt');
    expect({ status, allow: headers['allow'] }).toEqual({ status: 405, allow: 'GET, HEAD' });
  });

  test('ignores the Host header', async () => {
    const before = await everything();
    for (const path of Object.keys(TYPES)) {
      const { text } = await app.get(path, { headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' } });
      expect(text).not.toContain('evil.example');
    }
    expect(await everything()).toBe(before);
  });
});

describe('the agent skill', () => {
  test('has the checksum of the index over the bytes that are served', async () => {
    const index = await json<{ skills: { name: string; type: string; url: string; digest: string }[] }>(
      SITE_MAP.skills,
    );
    const [skill] = index.skills;
    const bytes = Buffer.from(await (await fetch(skill?.url ?? '')).arrayBuffer());
    const digest = `sha256:${createHash('sha256').update(bytes).digest('hex')}`;
    expect(skill).toMatchObject({ name: SKILL_NAME, type: 'skill-md', digest });
  });

  test('begins with the front matter of its format, and is short enough to be read whole', async () => {
    const { text } = await app.get(SITE_MAP.skill);
    const front = parse(/^---\n(.*?)\n---\n/s.exec(text)?.[1] ?? '') as Record<string, string>;
    expect(front['name']).toBe(SKILL_NAME);
    expect(SITE_MAP.skill.split('/').at(-2)).toBe(SKILL_NAME);
    expect(front['description']?.length).toBeLessThanOrEqual(1024);
    expect(front['compatibility']?.length).toBeLessThanOrEqual(500);
    // A token is at least three characters of such a text.
    expect(text.length / 3).toBeLessThan(5000);
  });
});

describe('the API catalog', () => {
  test('links to both APIs, and gives its own address on HEAD', async () => {
    const { linkset } = await json<Catalog>(SITE_MAP.apiCatalog);
    expect(linkset[0]?.item?.map(({ href }) => href)).toEqual([`${app.url}/api/v1/`, `${app.url}/mcp`]);
    expect(linkset.map(({ anchor }) => anchor)).toEqual(
      expect.arrayContaining([`${app.url}/api/v1/`, `${app.url}/mcp`]),
    );
    const head = await fetch(`${app.url}${SITE_MAP.apiCatalog}`, { method: 'HEAD' });
    expect(head.headers.get('link')).toBe(`<${app.url}/.well-known/api-catalog>; rel="api-catalog"`);
  });
});

describe('the MCP server card', () => {
  test('matches the schema of SEP-2127', async () => {
    const card = await json<Card>(SITE_MAP.serverCard);
    expect(card.name).toMatch(/^[a-zA-Z0-9.-]+\/[a-zA-Z0-9._-]+$/);
    expect(card.description.length).toBeLessThanOrEqual(100);
    expect(Object.keys(card)).toEqual(['$schema', 'name', 'version', 'title', 'description', 'websiteUrl', 'remotes']);
    expect(card.remotes.map(({ url }) => url)).toEqual([`${app.url}/mcp`]);
  });

  test('names the revisions that the endpoint speaks, and the server as it calls itself', async () => {
    const card = await json<Card>(SITE_MAP.serverCard);
    const token = await mcpToken(app);
    const [newest, ...others] = card.remotes[0]?.supportedProtocolVersions ?? [];
    const client = await connect(app, token, '2026-07-28');
    expect(newest).toBe('2026-07-28');
    expect(client.getServerVersion()).toMatchObject({ version: card.version, title: card.title, name: SKILL_NAME });
    await client.close();
    expect(others.length).toBeGreaterThan(0);
    for (const protocolVersion of others) {
      const clientInfo = { name: 'reader-of-a-card', version: '1' };
      const params = { protocolVersion, capabilities: {}, clientInfo };
      const { payload } = await post(app, token, { jsonrpc: '2.0', id: 1, method: 'initialize', params });
      expect(payload).toContain(`"protocolVersion":"${protocolVersion}"`);
    }
  });

  test('is the same at the address of earlier drafts', async () => {
    expect(await json(SITE_MAP.serverCardBefore)).toEqual(await json(SITE_MAP.serverCard));
  });
});

describe('llms.txt', () => {
  test('links to every operation of the contract and to every tool', async () => {
    const { text } = await app.get(SITE_MAP.llms);
    const page = (await app.get(SITE_MAP.reference)).text;
    const { paths } = await json<{ paths: Record<string, Record<string, { operationId: string }>> }>(SITE_MAP.contract);
    const operations = Object.entries(paths).flatMap(([path, item]) =>
      Object.entries(item).map(([method, { operationId }]) => ({ path, method: method.toUpperCase(), operationId })),
    );
    for (const { path, method, operationId } of operations) {
      expect(text).toContain(`[${method} ${path}](${app.url}/docs#${operationId})`);
      expect(page).toContain(`id="${operationId}"`);
    }
    for (const [, tool] of text.matchAll(/docs#(tool-\w+)/g)) expect(page).toContain(`id="${tool ?? ''}"`);
  });
});
