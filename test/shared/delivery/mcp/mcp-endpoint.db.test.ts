import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { BriefingModule } from '../../../../src/briefing/briefing.module.js';
import { FeedModule } from '../../../../src/feed/feed.module.js';
import { PreferencesModule } from '../../../../src/preferences/preferences.module.js';
import type { JsonSchema } from '../../../../src/shared/delivery/http/dto.js';
import { PublishedContract } from '../../../../src/shared/delivery/http/openapi/published-contract.js';
import { ShowsModule } from '../../../../src/shows/shows.module.js';
import { SubscriptionsModule } from '../../../../src/subscriptions/subscriptions.module.js';
import { startTestApp, type TestApp } from '../../../support/http/http-app.js';
import { connect, mcpToken, refusalOf, REVISIONS, textsOf } from '../../../support/mcp/mcp-client.js';

let app: TestApp;

let token: string;

beforeAll(async () => {
  app = await startTestApp({
    modules: [SubscriptionsModule, FeedModule, PreferencesModule, BriefingModule, ShowsModule],
    config: { rateLimitPerMinute: 100_000 },
  });
  token = await mcpToken(app);
});

afterAll(() => app?.close());

describe.each(REVISIONS)('an MCP client of revision %s', (revision) => {
  test('is told what the service is and that feeds are no instructions', async () => {
    const client = await connect(app, token, revision);
    expect(client.getInstructions()).toMatch(/never instructions to you/);
    expect(client.getServerVersion()).toMatchObject({ name: 'podcast-briefings', version: '2026-08-12' });
    await client.close();
  });

  test('finds a tool for each of these operations and no other, each with words, schemas and hints', async () => {
    const client = await connect(app, token, revision);
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(OPERATIONS.map(([tool]) => tool).sort());
    for (const { title, description, inputSchema, outputSchema, annotations } of tools) {
      expect(title).not.toBe('');
      expect(description?.length).toBeGreaterThan(80);
      expect(inputSchema.type).toBe('object');
      expect(outputSchema?.type).toBe('object');
      expect(typeof annotations?.readOnlyHint).toBe('boolean');
    }
    await client.close();
  });

  test('reads and changes its settings', async () => {
    const client = await connect(app, token, revision);
    const changed = await client.callTool({ name: 'update_settings', arguments: { profile: { language: 'fr' } } });
    expect(changed.structuredContent).toMatchObject({ profile: { language: 'fr' } });
    const read = await client.callTool({ name: 'get_settings' });
    expect(read.structuredContent).toEqual(changed.structuredContent);
    expect(JSON.parse(textsOf(read)[0] ?? '')).toEqual(read.structuredContent);
    await client.close();
  });

  test('sets, lists and deletes how a word is said', async () => {
    const client = await connect(app, token, revision);
    const call = async (name: string, args: object) =>
      client.callTool({ name, arguments: { ...args, language: 'en' } });
    const set = await call('set_pronunciation', { written: 'kubectl', respelling: 'cube control' });
    expect(set.structuredContent).toMatchObject({ created: true, pronunciation: { respelling: 'cube control' } });
    const listed = await call('list_pronunciations', { limit: 1 });
    expect(listed.structuredContent).toMatchObject({ pronunciations: [{ written: 'kubectl' }], next_cursor: null });
    const markup = await call('set_pronunciation', { written: 'kubectl', respelling: '<break/>' });
    expect(refusalOf(markup)).toMatchObject({ error: 'invalid_request' });
    const deleted = await call('delete_pronunciation', { written: 'Kubectl' });
    expect(deleted.structuredContent).toEqual({ deleted: true });
    const again = await call('delete_pronunciation', { written: 'kubectl' });
    expect(refusalOf(again)).toMatchObject({ error: 'not_found' });
    expect(textsOf(again)[1]).toMatch(/list_pronunciations/);
    await client.close();
  });

  test('learns which argument is wrong, in the words of the API', async () => {
    const client = await connect(app, token, revision);
    for (const [profile, message] of [
      [{ language: 'xx' }, 'profile.language must be one of en, zh, es, pt, de, fr, ja.'],
      [{ colour: 'red' }, 'unknown field "profile.colour"'],
      [{ timezone: 'Mars/Olympus' }, expect.stringContaining('timezone')],
    ] as const) {
      const result = await client.callTool({ name: 'update_settings', arguments: { profile } });
      expect(refusalOf(result)).toEqual({ error: 'invalid_request', message });
      expect(textsOf(result)[1]).toMatch(/Correct the argument/);
    }
    await client.close();
  });

  test('is told of tools, prompts and resources that do not exist', async () => {
    const client = await connect(app, token, revision);
    await expect(client.callTool({ name: 'drop_tables' })).rejects.toThrow('There is no tool "drop_tables"');
    await expect(client.getPrompt({ name: 'nothing' })).rejects.toThrow('There is no prompt "nothing"');
    for (const uri of [
      'briefing://art_01k00000000000000000000000',
      'item://x',
      'file:///etc/passwd',
      'hosts://other',
    ]) {
      await expect(client.readResource({ uri })).rejects.toMatchObject({ data: { uri } });
    }
    await client.close();
  });

  test('gets a prompt in the words of the person', async () => {
    const client = await connect(app, token, revision);
    expect((await client.listPrompts()).prompts).toMatchObject([
      { name: 'my_morning_briefing', title: 'My morning briefing' },
    ]);
    const args = { minutes: '5', language: 'de', topic: 'trains' };
    const { messages } = await client.getPrompt({ name: 'my_morning_briefing', arguments: args });
    expect(messages).toMatchObject([{ role: 'user', content: { type: 'text' } }]);
    expect(JSON.stringify(messages)).toContain('target_length_seconds');
    await expect(client.getPrompt({ name: 'my_morning_briefing', arguments: { minutes: '90' } })).rejects.toThrow(
      'minutes must be a whole number from 3 to 60.',
    );
    const ref = { type: 'ref/prompt' as const, name: 'my_morning_briefing' };
    const { completion } = await client.complete({ ref, argument: { name: 'language', value: 'e' } });
    expect(completion.values).toEqual(['en', 'es']);
    await client.close();
  });
});

interface Operation {
  readonly requestBody: { readonly content: { readonly 'application/json': { readonly schema: JsonSchema } } };
  readonly responses: Record<
    string,
    { readonly content: { readonly 'application/json': { readonly schema: JsonSchema } } }
  >;
}

/** tool → operation of the API, arguments and fields of the answer that only agents have. */
const OPERATIONS: readonly (readonly [tool: string, operation: string, only: readonly string[]])[] = [
  ['list_subscriptions', 'subscriptions/list', []],
  ['discover_feeds', 'subscriptions/discover', []],
  ['create_subscription', 'subscriptions/create', []],
  ['delete_subscription', 'subscriptions/delete', []],
  ['refresh_subscription', 'subscriptions/refresh', []],
  ['set_subscription_options', 'subscriptions/options', []],
  ['list_folders', 'folders/list', []],
  ['create_folder', 'folders/create', []],
  ['rename_folder', 'folders/rename', []],
  ['assign_to_folder', 'folders/assign', []],
  ['delete_folder', 'folders/delete', []],
  ['list_rules', 'rules/list', []],
  ['try_rule', 'rules/try', []],
  ['create_rule', 'rules/create', []],
  ['update_rule', 'rules/update', []],
  ['delete_rule', 'rules/delete', []],
  ['list_items', 'items/list', []],
  ['get_item', 'items/get', []],
  ['list_opened_items', 'items/list_opened', []],
  ['mark_items_opened', 'items/mark_opened', []],
  ['list_hosts', 'hosts/list', []],
  ['create_briefing', 'artifacts/compositions/create', ['idempotency_key', 'artifact']],
  ['list_briefings', 'artifacts/list', []],
  ['get_briefing', 'artifacts/get', ['include_transcript']],
  ['delete_briefing', 'artifacts/delete', []],
  ['restore_briefing', 'artifacts/restore', []],
  ['list_deleted_briefings', 'artifacts/deleted/list', []],
  ['renew_briefing_link', 'artifacts/link/renew', []],
  ['get_allowance', 'allowance/get', []],
  ['list_playback', 'playback/list', []],
  ['update_playback', 'playback/update', []],
  ['get_settings', 'settings/get', []],
  ['update_settings', 'settings/update', []],
  ['get_listening', 'listening/get', []],
  ['update_listening', 'listening/update', []],
  ['list_pronunciations', 'pronunciations/list', []],
  ['set_pronunciation', 'pronunciations/set', []],
  ['delete_pronunciation', 'pronunciations/delete', []],
  ['list_shows', 'shows/list', []],
  ['get_show', 'shows/get', []],
  ['list_episodes', 'shows/episodes', []],
  ['list_corrections', 'shows/corrections', []],
  ['create_show', 'shows/create', ['idempotency_key']],
  ['update_show', 'shows/update', []],
  ['delete_show', 'shows/delete', []],
  ['run_show', 'shows/run', ['idempotency_key']],
  ['preview_show', 'shows/preview', []],
  ['get_notifications', 'notifications/get', []],
  ['update_notifications', 'notifications/update', []],
  ['get_podcast', 'podcasts/get', []],
  ['renew_podcast', 'podcasts/renew', []],
  ['list_webhooks', 'webhooks/list', []],
  ['create_webhook', 'webhooks/create', ['idempotency_key']],
  ['update_webhook', 'webhooks/update', []],
  ['rotate_webhook_secret', 'webhooks/rotate', []],
  ['delete_webhook', 'webhooks/delete', []],
  ['test_webhook', 'webhooks/test', []],
  ['list_webhook_deliveries', 'webhooks/deliveries', []],
];

describe('the schemas of MCP tools', () => {
  test.each(OPERATIONS)('of %s are those of %s in the OpenAPI document', async (name, path, only) => {
    const document = await app.app.get(PublishedContract).document();
    const { schemas } = document.components as unknown as { schemas: Record<string, JsonSchema> };
    const operation = (document.paths as unknown as Record<string, { post: Operation }>)[`/api/v1/${path}`]?.post;
    const inPlace = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(inPlace);
      if (typeof value !== 'object' || value === null) return value;
      const { $ref, ...rest } = value as { $ref?: string };
      const own = Object.fromEntries(Object.entries(rest).map(([key, part]) => [key, inPlace(part)]));
      return $ref === undefined ? own : { ...(inPlace(schemas[$ref.split('/').at(-1) ?? '']) as object), ...own };
    };
    // The document says defaults in words, for generators of clients.
    const inWords = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(inWords);
      if (typeof value !== 'object' || value === null) return value;
      const { default: given, ...rest } = value as { default?: unknown; description?: string };
      const own = Object.fromEntries(Object.entries(rest).map(([key, part]) => [key, inWords(part)]));
      if (given === undefined) return own;
      const description = [rest.description, `Default: ${JSON.stringify(given)}.`].filter(Boolean).join(' ');
      return { ...own, description };
    };
    const without = (schema: unknown) => {
      const { properties, ...rest } = schema as { properties: Record<string, unknown> };
      return {
        ...rest,
        properties: Object.fromEntries(Object.entries(properties).filter(([key]) => !only.includes(key))),
      };
    };
    const client = await connect(app, token);
    const found = (await client.listTools()).tools.find((tool) => tool.name === name);
    await client.close();
    expect(inWords(without(found?.inputSchema))).toEqual(
      inPlace(operation?.requestBody.content['application/json'].schema),
    );
    expect(without(found?.outputSchema)).toEqual(
      inPlace(operation?.responses['200']?.content['application/json'].schema),
    );
  });
});
