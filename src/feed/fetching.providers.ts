import type { Provider } from '@nestjs/common';
import { Clock } from '../shared/kernel/clock.js';
import { HourlyCounts } from '../shared/delivery/http/metrics/hourly-counts.js';
import { Metrics } from '../shared/delivery/http/metrics/metrics.js';
import { SafeRequest } from '../shared/outbound/network/safe-request.js';
import { FileSamples } from './adapters/fetching/file-samples.js';
import { SampleFetcher } from './adapters/fetching/sample-fetcher.js';
import { HttpFeedFetcher } from './adapters/fetching/http-feed-fetcher.js';
import { CountedFetchLog } from './adapters/metrics/counted-fetch-log.js';
import { MeasuredFetcher } from './adapters/metrics/measured-fetcher.js';
import { TypeormFetchLog } from './adapters/typeorm/typeorm-fetch-log.js';
import { FetchFacts } from './application/fetching/fetch-facts.js';
import { FetchIntake } from './application/fetching/fetch-intake.js';
import { FETCH_LISTENERS } from './application/fetching/fetch-listeners.js';
import { FetchLogging } from './application/fetching/fetch-logging.js';
import { FetchRecordedListeners, type FetchRecordedListener } from './application/fetching/fetch-recorded.js';
import { FetchRecorder } from './application/fetching/fetch-recorder.js';
import { FetchTransaction } from './application/fetching/fetch-transaction.js';
import { OriginBackOff } from './application/fetching/origin-back-off.js';
import { FeedFetcher } from './application/ports/feed-fetcher.js';
import { FetchLog } from './application/ports/fetch-log.js';
import { Samples } from './application/ports/samples.js';

const inOrder = (...listeners: FetchRecordedListener[]) => new FetchRecordedListeners(listeners);
const sampled = (fetcher: HttpFeedFetcher, samples: Samples, clock: Clock): FeedFetcher =>
  new SampleFetcher(fetcher, samples, clock);
const measured = (fetcher: SampleFetcher, metrics: Metrics, counts: HourlyCounts): FeedFetcher =>
  new MeasuredFetcher(fetcher, metrics, counts);
const counted = (log: TypeormFetchLog, metrics: Metrics): FetchLog => new CountedFetchLog(log, metrics);

/** What a server answers is fetched and recorded; FETCH_LISTENERS names who has something to do then. */
export const FETCHING_PROVIDERS: Provider[] = [
  SafeRequest,
  HttpFeedFetcher,
  { provide: Samples, useClass: FileSamples },
  { provide: SampleFetcher, inject: [HttpFeedFetcher, Samples, Clock], useFactory: sampled },
  { provide: FeedFetcher, inject: [SampleFetcher, Metrics, HourlyCounts], useFactory: measured },
  FetchRecorder,
  FetchTransaction,
  FetchIntake,
  FetchLogging,
  OriginBackOff,
  FetchFacts,
  { provide: FetchRecordedListeners, inject: [...FETCH_LISTENERS], useFactory: inOrder },
  TypeormFetchLog,
  { provide: FetchLog, inject: [TypeormFetchLog, Metrics], useFactory: counted },
];
