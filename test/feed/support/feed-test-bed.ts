import type { Fact } from '../../../src/shared/kernel/facts.js';
import { readConfig } from '../../../src/config.js';
import { FactPublisher } from '../../../src/shared/kernel/facts.js';
import { Clock } from '../../../src/shared/kernel/clock.js';
import { TypeIdIds } from '../../../src/shared/storage/database/type-id-ids.js';
import { ItemMatcher } from '../../../src/feed/adapters/typeorm-items/item-matcher.js';
import { ItemSearcher } from '../../../src/feed/adapters/typeorm-items/item-searcher.js';
import { SubscriptionsArticleReaders } from '../../../src/feed/adapters/contexts/subscriptions-article-readers.js';
import { SubscriptionsFollowers } from '../../../src/feed/adapters/contexts/subscriptions-followers.js';
import { TypeormDueFeeds } from '../../../src/feed/adapters/typeorm/typeorm-due-feeds.js';
import { TypeormFeedMoves } from '../../../src/feed/adapters/typeorm/typeorm-feed-moves.js';
import { TypeormArticleStore } from '../../../src/feed/adapters/typeorm-items/typeorm-article-store.js';
import { TypeormFeedStore } from '../../../src/feed/adapters/typeorm/typeorm-feed-store.js';
import { TypeormFetchLog } from '../../../src/feed/adapters/typeorm/typeorm-fetch-log.js';
import { TypeormOriginThrottle } from '../../../src/feed/adapters/typeorm/typeorm-origin-throttle.js';
import { TypeormHubStore } from '../../../src/feed/adapters/typeorm/typeorm-hub-store.js';
import { TypeormItemReader } from '../../../src/feed/adapters/typeorm-items/typeorm-item-reader.js';
import { TypeormItemStore } from '../../../src/feed/adapters/typeorm-items/typeorm-item-store.js';
import { FeedModule } from '../../../src/feed/feed.module.js';
import { LeaseDueFeeds, LeaseDueFeedsHandler } from '../../../src/feed/application/commands/lease-due-feeds.js';
import { RecordFetches, RecordFetchesHandler } from '../../../src/feed/application/commands/record-fetches.js';
import { FetchLeasedFeed, FetchLeasedFeedHandler } from '../../../src/feed/application/commands/fetch-leased-feed.js';
import { AddressVisits } from '../../../src/feed/application/articles/address-visits.js';
import { AdvertisedFeeds } from '../../../src/feed/application/advertised-feeds.js';
import { LookUpFeedHandler } from '../../../src/feed/application/commands/look-up-feed.js';
import { FeedMerger } from '../../../src/feed/application/moving/feed-merger.js';
import { FeedMover } from '../../../src/feed/application/moving/feed-mover.js';
import { FeedRelocation } from '../../../src/feed/application/moving/feed-relocation.js';
import { LookedUpFeeds } from '../../../src/feed/application/looked-up-feeds.js';
import { ArticleSelection } from '../../../src/feed/application/articles/article-selection.js';
import { FetchFacts } from '../../../src/feed/application/fetching/fetch-facts.js';
import { FetchIntake } from '../../../src/feed/application/fetching/fetch-intake.js';
import { FETCH_LISTENERS } from '../../../src/feed/application/fetching/fetch-listeners.js';
import { FetchLogging } from '../../../src/feed/application/fetching/fetch-logging.js';
import {
  FetchRecordedListeners,
  type FetchRecordedListener,
} from '../../../src/feed/application/fetching/fetch-recorded.js';
import { FetchRecorder } from '../../../src/feed/application/fetching/fetch-recorder.js';
import { FetchTransaction } from '../../../src/feed/application/fetching/fetch-transaction.js';
import { HubTracking } from '../../../src/feed/application/fetching/hub-tracking.js';
import { OriginBackOff } from '../../../src/feed/application/fetching/origin-back-off.js';
import {
  FeedFetcher,
  type FetchOutcome,
  type FetchRequest,
  type ParsedItem,
} from '../../../src/feed/application/ports/feed-fetcher.js';
import { TypeormMergedFeeds } from '../../../src/subscriptions/adapters/typeorm/typeorm-merged-feeds.js';
import { TypeormSubscriptionStore } from '../../../src/subscriptions/adapters/typeorm/typeorm-subscription-store.js';
import { TypeormSubscriptionsApi } from '../../../src/subscriptions/adapters/typeorm/typeorm-subscriptions-api.js';
import { MergeFeeds } from '../../../src/subscriptions/application/merge-feeds.js';
import { SubscriptionsModule } from '../../../src/subscriptions/subscriptions.module.js';
import { freshDatabase, type TestDatabase } from '../../support/database/database.js';

export const NO_VALIDATORS = { etag: null, lastModified: null, bodyHash: null };

export class SettableClock extends Clock {
  time = Date.UTC(2026, 6, 28);

  override now(): number {
    return this.time;
  }
}

/** Answers what a test says that the web answers. */
export class ScriptedWeb extends FeedFetcher {
  readonly requests: FetchRequest[] = [];
  answer: (request: FetchRequest) => FetchOutcome | Promise<FetchOutcome> = () => fetched([]);

  override async fetch(request: FetchRequest): Promise<FetchOutcome> {
    this.requests.push(request);
    return this.answer(request);
  }
}

export class HeardFacts extends FactPublisher {
  readonly facts: Fact[] = [];

  override async publish(...facts: readonly Fact[]): Promise<void> {
    this.facts.push(...facts);
  }
}

export const parsed = (item: Partial<ParsedItem> = {}): ParsedItem => ({
  guid: null,
  title: 'Title',
  url: null,
  author: null,
  publishedAt: null,
  summary: null,
  contentText: null,
  contentRaw: null,
  enclosures: [],
  categories: [],
  language: null,
  ...item,
});

export const fetched = (items: readonly ParsedItem[]): FetchOutcome => ({
  outcome: 'fetched',
  feed: {
    title: 'A feed',
    siteUrl: 'https://a.example/',
    items,
    withdrawn: [],
    minIntervalMs: null,
    quietTimes: null,
    hub: null,
  },
  validators: { ...NO_VALIDATORS, etag: '"1"' },
  permanentUrl: null,
  notBeforeMs: null,
});

/** The stores of the context on a real PostgreSQL, with a clock and a web that tests set. */
export interface FeedTestBed {
  readonly db: TestDatabase;
  readonly clock: SettableClock;
  readonly web: ScriptedWeb;
  readonly heard: HeardFacts;
  readonly feeds: TypeormFeedStore;
  readonly items: TypeormItemStore;
  readonly reader: TypeormItemReader;
  readonly recorder: FetchRecorder;
  /** Tells these listeners, too, after those of the program. */
  readonly recorderFor: (...others: readonly FetchRecordedListener[]) => FetchRecorder;
  readonly mover: FeedMover;
  readonly merger: FeedMerger;
  readonly lookUps: LookUpFeedHandler;
  readonly subscriptions: TypeormSubscriptionStore;
  readonly subscribed: TypeormSubscriptionsApi;
  readonly due: TypeormDueFeeds;
  readonly origins: TypeormOriginThrottle;
  /** Fetches what waits longest, as a worker does. Whether there was something due. */
  readonly poll: (signal?: AbortSignal) => Promise<boolean>;
  /** A feed with these items, fetched now. */
  feedWith(url: string, items: readonly ParsedItem[]): Promise<number>;
}

/** As the program tells them. */
const inOrder = (...listeners: readonly FetchRecordedListener[]): readonly FetchRecordedListener[] =>
  FETCH_LISTENERS.map((kind) => {
    const listener = listeners.find((one) => one instanceof kind);
    if (listener === undefined) throw new Error(`this test bed has no ${kind.name}`);
    return listener;
  });

/** Origins are not throttled, unless `env` says so. */
export async function openFeedTestBed(env: Readonly<Record<string, string>> = {}): Promise<FeedTestBed> {
  const db = await freshDatabase([SubscriptionsModule.schema, FeedModule.schema]);
  const clock = new SettableClock();
  const heard = new HeardFacts();
  const feeds = new TypeormFeedStore(db.repositories, db.database, db.unitOfWork);
  const items = new TypeormItemStore(db.database, db.unitOfWork, new TypeIdIds());
  const searcher = new ItemSearcher(db.database);
  const reader = new TypeormItemReader(db.database, db.unitOfWork, searcher, new ItemMatcher(db.database));
  const due = new TypeormDueFeeds(db.database);
  const config = readConfig({ FEED_HOST_SPACING_MS: '0', ...env });
  const origins = new TypeormOriginThrottle(config, db.database, db.unitOfWork);
  const subscriptions = new TypeormSubscriptionStore(db.repositories, db.database, db.unitOfWork, heard);
  const subscribed = new TypeormSubscriptionsApi(db.database);
  const merged = new TypeormMergedFeeds(db.repositories, db.database, db.unitOfWork);
  const followers = new SubscriptionsFollowers(new MergeFeeds(subscriptions, merged, db.unitOfWork, clock), subscribed);
  const moves = new TypeormFeedMoves(db.repositories, db.database, db.unitOfWork, items);
  const merger = new FeedMerger(feeds, moves, followers, clock);
  const mover = new FeedMover(feeds, moves, new FeedRelocation(feeds, moves, heard, clock), merger);
  const hubs = new TypeormHubStore(db.repositories, db.database, db.unitOfWork);
  const articles = new ArticleSelection(
    new SubscriptionsArticleReaders(subscribed),
    new TypeormArticleStore(db.repositories, db.database),
  );
  const log = new TypeormFetchLog(db.repositories, db.database);
  const listeners = inOrder(
    new FetchLogging(log),
    articles,
    new HubTracking(hubs),
    new OriginBackOff(origins),
    new FetchFacts(heard),
  );
  const recorderFor = (...others: readonly FetchRecordedListener[]): FetchRecorder => {
    const told = new FetchRecordedListeners([...listeners, ...others]);
    return new FetchRecorder(new FetchTransaction(feeds, due, new FetchIntake(items, hubs), told), mover);
  };
  const recorder = recorderFor();
  const web = new ScriptedWeb();
  const visits = new AddressVisits(web, new LookedUpFeeds(feeds, recorder, clock), clock, origins);
  const lookUps = new LookUpFeedHandler(visits, new AdvertisedFeeds(visits));
  const leases = new LeaseDueFeedsHandler(due, origins, clock);
  const fetches = new FetchLeasedFeedHandler(web, due, clock);
  const records = new RecordFetchesHandler(recorder, due);
  const poll = async (signal = new AbortController().signal): Promise<boolean> => {
    const answer = await leases.execute(new LeaseDueFeeds(1));
    if (answer.status === 'nothing_due') return false;
    for (const leased of answer.leased) {
      const answered = await fetches.execute(new FetchLeasedFeed(leased, signal));
      if (answered.status !== 'fetched') continue;
      for (const kept of await records.execute(new RecordFetches([answered.fetch])))
        if (kept.status === 'rejected') throw kept.reason;
    }
    return true;
  };
  const feedWith = async (url: string, parsedItems: readonly ParsedItem[]): Promise<number> => {
    const feed = await feeds.ensure(url, clock.now());
    await recorder.record(feed.id, fetched(parsedItems), clock.now());
    return feed.id;
  };
  const stores = { feeds, items, reader, subscriptions, subscribed, due, origins };
  return { db, clock, web, heard, ...stores, recorder, recorderFor, mover, merger, lookUps, poll, feedWith };
}
