import type { ContextParts } from '../shared/wiring/context-parts.js';
import { FetchLog1795309310000 } from './adapters/typeorm/fetch-log-1795309310000.js';
import { TypeormFetchLog } from './adapters/typeorm/typeorm-fetch-log.js';
import { HastenFeedsHandler } from './application/hasten-feeds.js';
import { FetchLog } from './application/ports/fetch-log.js';
import { RefreshFeedHandler } from './application/refresh-feed.js';

/** What operators see of feeds, and what they and members can have done at once. */
export const upkeep: ContextParts = {
  providers: [RefreshFeedHandler, HastenFeedsHandler, { provide: FetchLog, useClass: TypeormFetchLog }],
  migrations: [FetchLog1795309310000],
};
