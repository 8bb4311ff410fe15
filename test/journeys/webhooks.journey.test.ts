import { afterAll, afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { Client } from 'pg';
import { emptyDatabase, type EmptyDatabase } from '../support/database/database.js';
import { FeedServer } from '../support/servers/feed-server.js';
import { newDataDir, Program, removeDataDir, stopPrograms } from '../support/program/program.js';
import { until } from '../support/time/until.js';
import { answers, hangs, verifies, WebhookReceiver, type Received } from '../support/servers/webhook-receiver.js';
import { Agent } from './client.js';

interface Delivery {
  readonly id: string;
  readonly status: string;
  readonly attempts: readonly unknown[];
}

let receiver: WebhookReceiver;
let feeds: FeedServer;
let dataDir: string;
let database: EmptyDatabase;

beforeEach(async () => {
  receiver = await WebhookReceiver.start();
  feeds = await FeedServer.start();
  dataDir = await newDataDir();
  database = await emptyDatabase();
});

afterEach(async () => {
  await stopPrograms();
  await receiver.close();
  await feeds.close();
  await database.drop();
  await removeDataDir(dataDir);
});

afterAll(stopPrograms);

/** As if the minute were over after which the lease of a worker that died is anybody's. */
async function endLeases(): Promise<void> {
  const client = new Client({ connectionString: database.url });
  await client.connect();
  await client.query('update shows.webhook set leased_until = 1');
  await client.end();
}

describe('kill -9 while a webhook is being sent', () => {
  test('loses nothing: the message comes again, with the same id, and is recorded', async () => {
    const ranges = { FEED_ALLOWED_PRIVATE_CIDRS: '127.0.0.0/8', WEBHOOK_ALLOWED_PRIVATE_CIDRS: '127.0.0.0/8' };
    const options = { dataDir, env: { ...ranges, DATABASE_URL: database.url } };
    const program = await Program.start(options);
    const agent = await Agent.member(program, 'told@example.org', options);
    const url = receiver.at('/hook', hangs);
    const { body } = await agent.post<{ webhook: { id: string }; secret: string }>('webhooks/create', { url });
    await agent.subscribe(feeds.serve('silent', []));
    await agent.request('What is new?');
    const arrived = (count: number): Promise<readonly Received[]> =>
      until(
        () => receiver.to('/hook'),
        (messages) => messages.length >= count,
      );
    const [first] = await arrived(1);
    await program.kill();
    receiver.at('/hook', answers(204));
    await endLeases();
    agent.moveTo(await Program.start(options));
    const again = (await arrived(2)).at(-1);
    expect([again?.id, again?.text]).toEqual([first?.id, first?.text]);
    expect(verifies(again!, body.secret)).toBe(true);
    const [delivery] = await until(
      async () => {
        const log = await agent.post<{ deliveries: Delivery[] }>('webhooks/deliveries', {
          webhook_id: body.webhook.id,
        });
        return log.body.deliveries;
      },
      (deliveries) => deliveries.every(({ status }) => status === 'delivered'),
    );
    expect([delivery?.id, delivery?.attempts.at(-1)]).toEqual([
      first?.id,
      expect.objectContaining({ status_code: 204 }),
    ]);
  });
});
