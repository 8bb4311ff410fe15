import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Client } from '@modelcontextprotocol/client';
import { BriefingModule } from '../../../../src/briefing/briefing.module.js';
import { FeedModule } from '../../../../src/feed/feed.module.js';
import { ShowsModule } from '../../../../src/shows/shows.module.js';
import { SubscriptionsModule } from '../../../../src/subscriptions/subscriptions.module.js';
import { FeedServer, newsItems } from '../../../support/servers/feed-server.js';
import { startTestApp, type TestApp } from '../../../support/http/http-app.js';
import { connect, mcpToken } from '../../../support/mcp/mcp-client.js';

const SCHEDULE = { days: ['sun', 'mon'], ready_at: '07:00', timezone: 'Europe/Berlin' };

let app: TestApp;
let feeds: FeedServer;
let agent: Client;

beforeAll(async () => {
  feeds = await FeedServer.start();
  app = await startTestApp({
    modules: [SubscriptionsModule, FeedModule, BriefingModule, ShowsModule],
    config: { feedAllowedPrivateCidrs: ['127.0.0.0/8'], rateLimitPerMinute: 100_000, role: 'api' },
  });
  agent = await connect(app, await mcpToken(app));
});

afterAll(async () => {
  await agent?.close();
  await app?.close();
  await feeds?.close();
});

interface Called<Body> {
  readonly isError: boolean;
  readonly body: Body;
}

async function call<Body = Record<string, unknown>>(name: string, args: object): Promise<Called<Body>> {
  const { isError = false, structuredContent } = await agent.callTool({ name, arguments: { ...args } });
  return { isError, body: structuredContent as Body };
}

interface Show {
  readonly id: string;
  readonly name: string;
  readonly schedule: object;
}

describe('the tools of shows', () => {
  test('make a show, change it, list it and delete it', async () => {
    const made = await call<{ show: Show }>('create_show', { name: 'Morning', schedule: SCHEDULE });
    // In the order of the week.
    expect(made.body.show).toMatchObject({ name: 'Morning', schedule: { ...SCHEDULE, days: ['mon', 'sun'] } });
    const { id: show_id } = made.body.show;
    await call('update_show', { show_id, name: 'Early', schedule: { new_stories: 4 } });
    const { body } = await call<{ shows: Show[] }>('list_shows', {});
    expect(body.shows).toMatchObject([{ id: show_id, name: 'Early', schedule: { new_stories: 4 } }]);
    expect((await call('delete_show', { show_id })).body).toEqual({ deleted: true });
    expect((await call('get_show', { show_id })).isError).toBe(true);
  });

  test('make one show for one key', async () => {
    const args = { name: 'Noon', schedule: SCHEDULE, idempotency_key: 'noon-1' };
    const [one, other] = [
      await call<{ show: Show }>('create_show', args),
      await call<{ show: Show }>('create_show', args),
    ];
    expect(other.body).toEqual(one.body);
  });

  test('run a show and tell what has become of it, or why that cannot be', async () => {
    const { body } = await call<{ show: Show }>('create_show', { name: 'Evening', schedule: SCHEDULE });
    const { id: show_id } = body.show;
    expect((await call('run_show', { show_id })).isError).toBe(true);
    await call('create_subscription', { feed_url: feeds.serve('gazette', newsItems(3, Date.now())) });
    const run = await call<{ artifact_id: string }>('run_show', { show_id, idempotency_key: 'evening-1' });
    const again = await call<{ artifact_id: string }>('run_show', { show_id, idempotency_key: 'evening-1' });
    expect(again.body).toEqual(run.body);
    const { episodes } = (await call<{ episodes: object[] }>('list_episodes', { show_id })).body;
    expect(episodes).toMatchObject([{ cause: 'run', status: 'producing', artifact_id: run.body.artifact_id }]);
  });
});
