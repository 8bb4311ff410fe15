import type { CallToolResult, Client } from '@modelcontextprotocol/client';
import { QueryBus } from '@nestjs/cqrs';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { BriefingWatch } from '../../../../src/briefing/adapters/mcp/briefing-watch.js';
import { BriefingModule } from '../../../../src/briefing/briefing.module.js';
import { FeedModule } from '../../../../src/feed/feed.module.js';
import { PreferencesModule } from '../../../../src/preferences/preferences.module.js';
import { brand } from '../../../../src/shared/kernel/brand.js';
import type { Caller } from '../../../../src/shared/kernel/caller.js';
import { Clock } from '../../../../src/shared/kernel/clock.js';
import type { CallerId } from '../../../../src/shared/kernel/identifiers.js';
import { SubscriptionsModule } from '../../../../src/subscriptions/subscriptions.module.js';
import { FeedServer, newsItems } from '../../../support/servers/feed-server.js';
import { startTestApp, type TestApp } from '../../../support/http/http-app.js';
import { connect, mcpToken } from '../../../support/mcp/mcp-client.js';

const REQUEST = { artifact_type: 'audio_brief', user_request: 'What is new?' };

let app: TestApp;
let feeds: FeedServer;

/** No worker makes the briefings, so whoever waits for one waits. */
beforeAll(async () => {
  feeds = await FeedServer.start();
  feeds.serve('daily', newsItems(3, Date.now()));
  app = await startTestApp({
    modules: [SubscriptionsModule, FeedModule, PreferencesModule, BriefingModule],
    config: { role: 'api', feedAllowedPrivateCidrs: ['127.0.0.0/8'], rateLimitPerMinute: 100_000 },
  });
});

afterAll(() => feeds?.close());

async function subscriber(): Promise<Client> {
  const client = await connect(app, await mcpToken(app));
  await client.callTool({ name: 'create_subscription', arguments: { feed_url: `${feeds.url}/daily` } });
  return client;
}

interface Waiting {
  readonly result: Promise<CallToolResult>;
  /** Resolves with the first progress: it waits. */
  readonly begun: Promise<unknown>;
  leave(): void;
}

function wait(client: Client): Waiting {
  const begun = Promise.withResolvers<unknown>();
  const gone = new AbortController();
  const result = client.callTool(
    { name: 'create_briefing', arguments: REQUEST },
    { onprogress: begun.resolve, signal: gone.signal, timeout: 250_000 },
  );
  return { result, begun: begun.promise, leave: () => gone.abort(new Error('the client has left')) };
}

const statusOf = ({ structuredContent }: CallToolResult): string =>
  (structuredContent as { artifact: { status: string } }).artifact.status;

/** Asks until a call waits, which it does when one before it was let go; the others return at once, without progress. */
async function waitsAgain(client: Client): Promise<Waiting> {
  for (;;) {
    const call = wait(client);
    const waits = await Promise.race([call.result.then(() => false), call.begun.then(() => true)]);
    if (waits) return call;
  }
}

describe('calls that wait for a briefing', () => {
  let client: Client;
  let calls: Waiting[];

  beforeAll(async () => {
    client = await subscriber();
    calls = Array.from({ length: 4 }, () => wait(client));
    await Promise.all(calls.map(({ begun }) => begun));
  });

  test('are four of one caller; a fifth returns how it is now', async () => {
    expect(statusOf(await wait(client).result)).toBe('composing');
  });

  test('of another caller wait all the same', async () => {
    const other = await waitsAgain(await subscriber());
    other.leave();
    await expect(other.result).rejects.toThrow('the client has left');
  });

  test('end when their client leaves, and make room for the next', async () => {
    const [first] = calls;
    first?.leave();
    await expect(first?.result).rejects.toThrow('the client has left');
    calls[0] = await waitsAgain(client);
  });

  test('end after ten minutes with how it is then', async () => {
    class Hasty extends Clock {
      private at = 0;

      override now(): number {
        return (this.at += 10 * 60_000);
      }
    }
    const listed = await client.callTool({ name: 'list_briefings', arguments: { type: 'audio_brief' } });
    const { artifacts } = listed.structuredContent as { artifacts: { viewer_url: string }[] };
    const slug = artifacts[0]?.viewer_url.split('/').at(-1) ?? '';
    const caller: Caller = { id: brand<CallerId>('usr_test'), kind: 'member', roles: [] };
    const watch = new BriefingWatch(app.app.get(QueryBus, { strict: false }), new Hasty());
    const report = () => Promise.resolve();
    const briefing = await watch.follow(slug, { caller, report, signal: new AbortController().signal });
    expect(briefing.state.status).toBe('composing');
  });

  test('end with the program, answered', async () => {
    const results = calls.map(({ result }) => result);
    await app.close();
    expect((await Promise.all(results)).map(statusOf)).toEqual(calls.map(() => 'composing'));
  });
});
