// What it takes to tell 10,000 followers of one feed that it stays away: to keep a message for each, and to send them all
// while every tenth receiver takes its time and then answers nothing. Receivers are pretended: this is about the rows, the
// leases and who holds up whom, not about a network.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createDataSource } from '../../dist/shared/storage/database/data-source.js';
import { runMigrations } from '../../dist/shared/storage/database/migrations.js';
import { Repositories } from '../../dist/shared/storage/database/repositories.js';
import { startDatabase } from '../../dist/shared/storage/embedded-postgres/start-database.js';
import { TypeIdIds } from '../../dist/shared/storage/database/type-id-ids.js';
import { TypeormDatabase } from '../../dist/shared/storage/database/typeorm-database.js';
import { TypeormUnitOfWork } from '../../dist/shared/storage/database/typeorm-unit-of-work.js';
import { SecretKey } from '../../dist/shared/storage/secrets/secret-key.js';
import { TypeormDeliveryStore } from '../../dist/shows/webhooks/adapters/typeorm/typeorm-delivery-store.js';
import { toWebhookRow, webhooks } from '../../dist/shows/webhooks/adapters/typeorm/webhook-row.js';
import { WebhookSender } from '../../dist/shows/webhooks/adapters/worker/webhook-sender.js';
import {
  LeaseDueDeliveries,
  LeaseDueDeliveriesHandler,
} from '../../dist/shows/webhooks/application/commands/lease-due-deliveries.js';
import {
  SendLeasedDelivery,
  SendLeasedDeliveryHandler,
} from '../../dist/shows/webhooks/application/commands/send-leased-delivery.js';
import {
  TellFailingFeed,
  TellFailingFeedHandler,
} from '../../dist/shows/webhooks/application/commands/tell-failing-feed.js';
import { NewDeliveries } from '../../dist/shows/webhooks/application/new-deliveries.js';
import { WebhookNotifications } from '../../dist/shows/webhooks/application/webhook-notifications.js';
import { newWebhook } from '../../dist/shows/webhooks/domain/webhook.js';
import { WebhooksModule } from '../../dist/shows/webhooks/webhooks.module.js';
import { report } from './harness/report.mjs';

const FOLLOWERS = 10_000;
const PAGE = 1_000;
const SLOW_EVERY = 10;
/** A tenth of the patience with a receiver, so that the bench ends. */
const SLOW_MS = 1_500;
const QUICK_MS = 20;
const MOST_FAN_OUT_SECONDS = 10;

const clock = { now: () => Date.now() };
const ids = new TypeIdIds();
const key = new SecretKey(Buffer.alloc(32, 1));
const secret = `whsec_${Buffer.alloc(32, 1).toString('base64')}`;

const isSlow = (url) => new URL(url).pathname === '/slow';

const receivers = {
  send: async ({ url }) => {
    const began = Date.now();
    await sleep(isSlow(url) ? SLOW_MS : QUICK_MS);
    const answer = isSlow(url) ? { statusCode: null, error: 'It took too long.' } : { statusCode: 204, error: null };
    return { at: began, durationMs: Date.now() - began, retryAfterMs: null, ...answer };
  },
};

const rowOf = (index) => {
  const url = `https://host${index}.example/${index % SLOW_EVERY === 0 ? 'slow' : 'quick'}`;
  const wanted = { id: ids.next('whk'), owner: `usr_${index}`, url, description: null, types: null, secret };
  const idle = { nextAt: null, leasedUntil: null, requestKey: null, requestDigest: null };
  return { ...toWebhookRow(key, newWebhook(wanted, 0, Date.now())), ...idle };
};

const followers = {
  async *of() {
    for (let from = 0; from < FOLLOWERS; from += PAGE) {
      yield Array.from({ length: PAGE }, (_, n) => ({ caller: `usr_${from + n}`, sourceId: `src_${from + n}` }));
    }
  },
};

const dataDir = await mkdtemp(join(tmpdir(), 'webhooks-bench-'));
const server = await startDatabase({ dataDir, databaseUrl: null, databaseOwnerUrl: null });
const dataSource = await createDataSource(server.ownerUrl, [WebhooksModule.schema]).initialize();
try {
  await runMigrations(dataSource);
  const unitOfWork = new TypeormUnitOfWork(dataSource);
  const database = new TypeormDatabase(dataSource.pool, unitOfWork);
  const repositories = new Repositories(unitOfWork);
  const secrets = { get: async () => key };
  const store = new TypeormDeliveryStore(repositories, database, unitOfWork, secrets, ids, clock);
  for (let from = 0; from < FOLLOWERS; from += PAGE) {
    await repositories.of(webhooks).insert(Array.from({ length: PAGE }, (_, n) => rowOf(from + n)));
  }
  await database.execute('analyze shows.webhook');

  const arrivals = new NewDeliveries();
  const telling = new TellFailingFeedHandler(followers, new WebhookNotifications(store, arrivals, clock));
  const outage = new TellFailingFeed({ feedId: 1, lastSuccessAt: 0, failedAt: Date.now() });
  const began = performance.now();
  await telling.execute(outage);
  const fanOut = (performance.now() - began) / 1_000;
  const again = performance.now();
  await telling.execute(outage);
  const repeated = (performance.now() - again) / 1_000;

  const handlers = new Map([
    [LeaseDueDeliveries, new LeaseDueDeliveriesHandler(store, clock)],
    [SendLeasedDelivery, new SendLeasedDeliveryHandler(store, receivers, clock)],
  ]);
  const bus = { execute: (command) => handlers.get(command.constructor).execute(command) };
  const sender = new WebhookSender({ role: 'worker' }, bus, arrivals, clock);
  const sent = performance.now();
  sender.onApplicationBootstrap();
  const left = async () => {
    const sql = `select count(*)::int as left from shows.webhook_delivery where status = 'pending' and attempts::text = '[]'`;
    return (await database.query(sql))[0].left;
  };
  const quick = async () => {
    const sql = `select count(*)::int as count from shows.webhook_delivery where status = 'delivered'`;
    return (await database.query(sql))[0].count;
  };
  while ((await quick()) < FOLLOWERS - FOLLOWERS / SLOW_EVERY) await sleep(200);
  const healthy = (performance.now() - sent) / 1_000;
  const waiting = await left();
  sender.onModuleDestroy();
  await sender.beforeApplicationShutdown();

  report({
    title: `${waiting} slow receivers not tried so far`,
    rows: {
      'the same told again: no message': { seconds: repeated },
      '9,000 quick receivers have theirs': { seconds: healthy, 'messages/s': (FOLLOWERS * 0.9) / healthy },
    },
    wanted: [{ name: 'messages kept for 10,000 followers, s', value: fanOut, atMost: MOST_FAN_OUT_SECONDS }],
  });
} finally {
  await dataSource.destroy();
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
}
