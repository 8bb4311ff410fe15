import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { In, type EntitySchema, type FindOptionsWhere, type ObjectLiteral } from 'typeorm';
import { brand } from '../../../../src/shared/kernel/brand.js';
import type { FactPublisher } from '../../../../src/shared/kernel/facts.js';
import type { CallerId, SubscriptionId } from '../../../../src/shared/kernel/identifiers.js';
import type { Repositories } from '../../../../src/shared/storage/database/repositories.js';
import { knownFeeds } from '../../../../src/subscriptions/adapters/typeorm/known-feed-row.js';
import { TypeormMergedFeeds } from '../../../../src/subscriptions/adapters/typeorm/typeorm-merged-feeds.js';
import { TypeormSubscriptionStore } from '../../../../src/subscriptions/adapters/typeorm/typeorm-subscription-store.js';
import { TypeormSubscriptionsApi } from '../../../../src/subscriptions/adapters/typeorm/typeorm-subscriptions-api.js';
import {
  RecordFeedNews,
  RecordFeedNewsHandler,
} from '../../../../src/subscriptions/application/commands/record-feed-news.js';
import type { FeedNews, KnownFeed } from '../../../../src/subscriptions/domain/known-feed.js';
import { chooseArticles, subscribe } from '../../../../src/subscriptions/domain/subscription.js';
import { takeover } from '../../../../src/subscriptions/domain/takeover.js';
import { SubscriptionsModule } from '../../../../src/subscriptions/subscriptions.module.js';
import { freshDatabase, type TestDatabase } from '../../../support/database/database.js';
import { until } from '../../../support/time/until.js';

const owner = brand<CallerId>('usr_1');
const id = brand<SubscriptionId>('src_01k00000000000000000000000');

const WAITING = `
  select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;

const feed = (number: number): KnownFeed => ({
  id: number,
  url: `https://example.org/${number}`,
  title: `Feed ${number}`,
  titled: true,
  siteUrl: null,
  lastSuccessAt: null,
  lastError: null,
  heardAt: 1,
});

const silent: FactPublisher = { publish: () => Promise.resolve() };

const quota = { kind: 'member', most: 2_000 } as const;

describe('The store of subscriptions', () => {
  let db: TestDatabase;

  beforeAll(async () => {
    db = await freshDatabase([SubscriptionsModule.schema]);
  });
  afterAll(() => db.close());

  test('leaves a subscription with the feed that a merger gives it while an option of it is changed', async () => {
    const store = new TypeormSubscriptionStore(db.repositories, db.database, db.unitOfWork, silent);
    await store.rememberFeeds([feed(1), feed(2)]);
    await store.update(owner, 1, (current, active) => ({
      subscription: subscribe(current, { id, owner, feedId: 1, at: 1, active, quota }),
      facts: [],
    }));
    const [moved, commit] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const merger = db.unitOfWork.run(async () => {
      await db.database.execute('update subscriptions.subscription set feed_id = 2 where feed_id = 1', []);
      moved.resolve();
      await commit.promise;
    });
    await moved.promise;
    const choice = store.update(owner, 1, (current) => ({
      subscription: chooseArticles(current, id, { fullArticles: true, at: 2 }),
      facts: [],
    }));
    await until(
      () => db.database.query(WAITING),
      (all) => all.length > 0,
    );
    commit.resolve();
    await Promise.all([merger, choice]);
    expect(await store.byId(owner, id)).toMatchObject({ feedId: 2, fullArticles: true, createdAt: 1, updatedAt: 2 });
  });

  test('remembers a feed while somebody subscribes to it', async () => {
    const store = new TypeormSubscriptionStore(db.repositories, db.database, db.unitOfWork, silent);
    await store.rememberFeed(feed(3));
    const [subscribed, commit] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const subscription = db.unitOfWork.run(async () => {
      await db.database.execute(
        `insert into subscriptions.subscription (id, caller_id, feed_id, created_at, updated_at)
         values ('src_01k00000000000000000000003', 'usr_3', 3, 1, 1)`,
      );
      subscribed.resolve();
      await commit.promise;
    });
    await subscribed.promise;
    const remembered = db.unitOfWork.run(async () => {
      await db.database.execute(`set local lock_timeout = '2s'`);
      await store.rememberFeed({ ...feed(3), title: 'Later', heardAt: 2 });
    });
    await remembered.finally(() => commit.resolve());
    await subscription;
    expect(await db.database.query('select title from subscriptions.feed where id = 3')).toEqual([{ title: 'Later' }]);
  });

  test('hears news of several feeds together, of each once, and none that is older than what it knows', async () => {
    const store = new TypeormSubscriptionStore(db.repositories, db.database, db.unitOfWork, silent);
    const news = (feedId: number, at: number): FeedNews => {
      return {
        type: 'fetched',
        feedId,
        title: `News ${at}`,
        titled: true,
        siteUrl: 'https://a.example/',
        url: null,
        at,
      };
    };
    await store.rememberFeeds([feed(10), feed(11), { ...feed(12), heardAt: 9 }]);
    await new RecordFeedNewsHandler(store).execute(new RecordFeedNews([news(12, 5), news(10, 6), news(404, 7)]));
    const known = await db.repositories.of(knownFeeds).find({ where: { id: In([10, 11, 12]) }, order: { id: 'asc' } });
    expect(known).toMatchObject([
      { id: 10, title: 'News 6', lastSuccessAt: 6, heardAt: 6, siteUrl: 'https://a.example/' },
      feed(11),
      { ...feed(12), heardAt: 9 },
    ]);
  });

  test('finds a subscription that is merged into another one while it is looked for', async () => {
    const store = new TypeormSubscriptionStore(db.repositories, db.database, db.unitOfWork, silent);
    const [caller, old] = [brand<CallerId>('usr_4'), brand<SubscriptionId>('src_01k00000000000000000000004')];
    const ids = new Map([
      [4, old],
      [5, brand<SubscriptionId>('src_01k00000000000000000000005')],
    ]);
    await store.rememberFeeds([feed(4), feed(5)]);
    for (const [feedId, each] of ids) {
      await store.update(caller, feedId, (current, active) => ({
        subscription: subscribe(current, { id: each, owner: caller, feedId, at: 1, active, quota }),
        facts: [],
      }));
    }
    const merger = new TypeormMergedFeeds(db.repositories, db.database, db.unitOfWork);
    const merge = () => merger.merge({ from: 4, into: 5 }, (one, own) => takeover([{ ...one, feedId: 5 }], [own], 2));
    let merged: Promise<void> | undefined;
    const merging = {
      of: <Row extends ObjectLiteral>(table: EntitySchema<Row>) => {
        const rows = db.repositories.of(table);
        return rows.extend({
          findOneBy: async (where: FindOptionsWhere<Row>) => {
            const row = await rows.findOneBy(where);
            await (merged ??= merge());
            return row;
          },
        });
      },
    } as Repositories;
    const meanwhile = new TypeormSubscriptionStore(merging, db.database, db.unitOfWork, silent);
    expect(await meanwhile.byId(caller, old)).toMatchObject({ status: 'active' });
    expect(await store.byId(caller, old)).toMatchObject({ status: 'active', id: ids.get(5) });
  });

  test('tells page by page who follows a feed, and not who has left', async () => {
    const store = new TypeormSubscriptionStore(db.repositories, db.database, db.unitOfWork, silent);
    await store.rememberFeeds([feed(77)]);
    const all = [1, 2, 3, 4].map((number) => ({
      caller: brand<CallerId>(`usr_follower_${number}`),
      subscriptionId: brand<SubscriptionId>(`src_01k0000000000000000000077${number}`),
    }));
    for (const { caller, subscriptionId } of all) {
      await store.update(caller, 77, (current, active) => ({
        subscription: subscribe(current, { id: subscriptionId, owner: caller, feedId: 77, at: 1, active, quota }),
        facts: [],
      }));
    }
    const [gone] = all;
    await db.database.execute('update subscriptions.subscription set deleted_at = 2 where id = $1', [
      gone?.subscriptionId,
    ]);
    const asked = new TypeormSubscriptionsApi(db.database);
    const first = await asked.followers(77, { after: null, limit: 2 });
    const second = await asked.followers(77, { after: first.at(-1)?.subscriptionId ?? null, limit: 2 });
    expect([first, second]).toEqual([all.slice(1, 3), all.slice(3)]);
  });
});
