import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { FeedModule } from '../../../../src/feed/feed.module.js';
import { SubscriptionsModule } from '../../../../src/subscriptions/subscriptions.module.js';
import { newMember, tokenOf } from '../../../support/people/credentials.js';
import { startTestApp, type TestApp } from '../../../support/http/http-app.js';
import { connect, mcpToken, refusalOf } from '../../../support/mcp/mcp-client.js';
import { stopClock } from '../../../support/time/stop-clock.js';

/** Refreshes of one caller in a minute: see refresh-subscription.dto.ts. */
const REFRESHES = 30;
const NOBODYS = { source_id: 'src_00000000000000000000000000' };

let app: TestApp;
beforeAll(async () => {
  const config = { role: 'api', rateLimitPerMinute: 100_000 } as const;
  app = await startTestApp({ modules: [SubscriptionsModule, FeedModule], config });
  stopClock(app);
});
afterAll(() => app.close());

describe('the limit of an operation', () => {
  test('counts what a caller does over REST and over MCP together, and nothing of another', async () => {
    const member = await newMember(app);
    const agent = await connect(app, await tokenOf(app, member));
    const rest = await tokenOf(app, member, { audience: 'api', scopes: ['skill'] });
    const refreshed = async (client: typeof agent): Promise<string> =>
      refusalOf(await client.callTool({ name: 'refresh_subscription', arguments: NOBODYS })).error;

    for (let sent = 0; sent < REFRESHES - 1; sent += 1) {
      expect((await app.post('/api/v1/subscriptions/refresh', NOBODYS, rest)).status).toBe(404);
    }
    expect(await refreshed(agent)).toBe('not_found');
    expect(await refreshed(agent)).toBe('rate_limited');
    expect((await app.post('/api/v1/subscriptions/refresh', NOBODYS, rest)).status).toBe(429);

    const other = await connect(app, await mcpToken(app));
    expect(await refreshed(other)).toBe('not_found');
    await Promise.all([agent.close(), other.close()]);
  });
});
