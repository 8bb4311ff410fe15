import { Injectable } from '@nestjs/common';
import { HourlyCounts } from '../../../shared/delivery/http/metrics/hourly-counts.js';
import { Metrics } from '../../../shared/delivery/http/metrics/metrics.js';
import { serverTimeOf } from '../../../shared/outbound/network/server-time.js';
import { FeedFetcher, type FetchOutcome, type FetchRequest } from '../../application/ports/feed-fetcher.js';

const SECONDS = [0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** Decorates a fetcher with a histogram of whole durations, and says how much of it the server took. */
@Injectable()
export class MeasuredFetcher extends FeedFetcher {
  readonly #seconds;
  readonly #bytes;

  constructor(
    private readonly fetcher: FeedFetcher,
    metrics: Metrics,
    private readonly counts: HourlyCounts,
  ) {
    super();
    const help = 'Fetches of feeds by this process, by outcome; of those that will not mend themselves by reason.';
    const name = 'briefings_feed_fetch_duration_seconds';
    this.#seconds = metrics.histogram({ name, help, labels: ['outcome'] }, SECONDS);
    this.#bytes = metrics.counter({
      name: 'briefings_feed_document_bytes_total',
      help: 'Bytes of the feed documents that this process has read, unpacked.',
    });
  }

  override async fetch(request: FetchRequest): Promise<FetchOutcome> {
    const began = performance.now();
    const [outcome, tookMs] = await serverTimeOf(() => this.fetcher.fetch(request));
    const seconds = (performance.now() - began) / 1000;
    // A fetch that our own shutdown aborted is not measured.
    if (request.signal?.aborted !== true) this.observe(outcome, seconds);
    this.#bytes.inc(outcome.bytes ?? 0);
    return { ...outcome, tookMs: Math.round(tookMs) };
  }

  private observe(outcome: FetchOutcome, seconds: number): void {
    this.#seconds.observe({ outcome: wordFor(outcome) }, seconds);
    this.counts.add(FAILED.has(outcome.outcome) ? 'fetches_failed' : 'fetches_done');
  }
}

const FAILED: ReadonlySet<FetchOutcome['outcome']> = new Set(['refused', 'failed']);

const wordFor = (outcome: FetchOutcome): string => (outcome.outcome === 'refused' ? outcome.reason : outcome.outcome);
