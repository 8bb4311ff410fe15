import { SafeRequest } from '../shared/outbound/network/safe-request.js';
import type { ContextParts } from '../shared/wiring/context-parts.js';
import { SubscriptionFactsListener } from './adapters/events/subscription-facts.listener.js';
import { SubscriptionsFollowers } from './adapters/contexts/subscriptions-followers.js';
import { normaliseFeedUrl } from './adapters/fetching/feed-url.js';
import { FeedMoves1795309110000 } from './adapters/typeorm/1795309110000-feed-moves.js';
import { Polling1795309120000 } from './adapters/typeorm/1795309120000-polling.js';
import { TypeormDueFeeds } from './adapters/typeorm/typeorm-due-feeds.js';
import { TypeormFeedMoves } from './adapters/typeorm/typeorm-feed-moves.js';
import { TypeormFeedStore } from './adapters/typeorm/typeorm-feed-store.js';
import { TypeormHosts } from './adapters/typeorm/typeorm-hosts.js';
import { FeedPoller } from './adapters/worker/feed-poller.js';
import { QuietHosts } from './adapters/worker/quiet-hosts.js';
import { ClaimDueFeedHandler } from './application/commands/claim-due-feed.js';
import { EnlistFeedsHandler } from './application/commands/enlist-feeds.js';
import { FetchClaimedFeedHandler } from './application/commands/fetch-claimed-feed.js';
import { FeedMover } from './application/feed-mover.js';
import { FetchFacts } from './application/fetch-facts.js';
import { FetchIntake } from './application/fetch-intake.js';
import { FETCH_LISTENERS } from './application/fetch-listeners.js';
import { FetchLogging } from './application/fetch-logging.js';
import { FetchRecordedListeners, type FetchRecordedListener } from './application/fetch-recorded.js';
import { FetchRecorder } from './application/fetch-recorder.js';
import { FetchTransaction } from './application/fetch-transaction.js';
import { FindFeedHandler } from './application/queries/find-feed.js';
import { LookUpFeedHandler } from './application/commands/look-up-feed.js';
import { OriginBackOff } from './application/origin-back-off.js';
import { DueFeeds } from './application/ports/due-feeds.js';
import { FeedMoves } from './application/ports/feed-moves.js';
import { FeedStore } from './application/ports/feed-store.js';
import { FeedUrls } from './application/ports/feed-urls.js';
import { Followers } from './application/ports/followers.js';
import { Hosts } from './application/ports/hosts.js';
import { ReviewWatchingHandler } from './application/commands/review-watching.js';

const inOrder = (...listeners: FetchRecordedListener[]) => new FetchRecordedListeners(listeners);

/** Feeds are found, watched and fetched. */
export const watching: ContextParts = {
  providers: [
    LookUpFeedHandler,
    FindFeedHandler,
    EnlistFeedsHandler,
    ClaimDueFeedHandler,
    FetchClaimedFeedHandler,
    ReviewWatchingHandler,
    FetchRecorder,
    FetchTransaction,
    FetchIntake,
    FetchLogging,
    OriginBackOff,
    FetchFacts,
    { provide: FetchRecordedListeners, inject: [...FETCH_LISTENERS], useFactory: inOrder },
    FeedMover,
    SubscriptionFactsListener,
    FeedPoller,
    QuietHosts,
    SafeRequest,
    { provide: FeedUrls, useValue: { normalise: normaliseFeedUrl } },
    { provide: FeedStore, useClass: TypeormFeedStore },
    { provide: FeedMoves, useClass: TypeormFeedMoves },
    { provide: Followers, useClass: SubscriptionsFollowers },
    { provide: DueFeeds, useClass: TypeormDueFeeds },
    { provide: Hosts, useClass: TypeormHosts },
  ],
  migrations: [FeedMoves1795309110000, Polling1795309120000],
};
