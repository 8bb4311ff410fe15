import { Metrics } from '../shared/delivery/http/metrics/metrics.js';
import type { ContextParts } from '../shared/wiring/context-parts.js';
import { FeedStatusCommand } from './adapters/cli/feed-status.command.js';
import { RefreshFeedsCommand } from './adapters/cli/refresh-feeds.command.js';
import { CountedFetchLog } from './adapters/metrics/counted-fetch-log.js';
import { FeedGauges } from './adapters/metrics/feed-gauges.js';
import { MeasuredFetcher } from './adapters/metrics/measured-fetcher.js';
import { HttpFeedFetcher } from './adapters/fetching/http-feed-fetcher.js';
import { FetchLog1795309310000 } from './adapters/typeorm/1795309310000-fetch-log.js';
import { TypeormFeedOverview } from './adapters/typeorm/typeorm-feed-overview.js';
import { TypeormFetchLog } from './adapters/typeorm/typeorm-fetch-log.js';
import { CountFeedsHandler } from './application/queries/count-feeds.js';
import { HastenAllFeedsHandler } from './application/commands/hasten-all-feeds.js';
import { HastenFeedsHandler } from './application/commands/hasten-feeds.js';
import { FeedFetcher } from './application/ports/feed-fetcher.js';
import { FeedOverview } from './application/ports/feed-overview.js';
import { FetchLog } from './application/ports/fetch-log.js';
import { RefreshFeedHandler } from './application/commands/refresh-feed.js';
import { ShowFeedStatusHandler } from './application/queries/show-feed-status.js';

const measured = (fetcher: HttpFeedFetcher, metrics: Metrics): FeedFetcher => new MeasuredFetcher(fetcher, metrics);
const counted = (log: TypeormFetchLog, metrics: Metrics): FetchLog => new CountedFetchLog(log, metrics);

/** What operators see of feeds, and what they and members can have done at once. */
export const upkeep: ContextParts = {
  providers: [
    RefreshFeedHandler,
    HastenFeedsHandler,
    HastenAllFeedsHandler,
    CountFeedsHandler,
    ShowFeedStatusHandler,
    FeedGauges,
    HttpFeedFetcher,
    TypeormFetchLog,
    { provide: FeedFetcher, inject: [HttpFeedFetcher, Metrics], useFactory: measured },
    { provide: FetchLog, inject: [TypeormFetchLog, Metrics], useFactory: counted },
    { provide: FeedOverview, useClass: TypeormFeedOverview },
  ],
  commands: [FeedStatusCommand, RefreshFeedsCommand],
  migrations: [FetchLog1795309310000],
};
