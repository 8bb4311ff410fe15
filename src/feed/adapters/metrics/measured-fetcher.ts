import { Injectable } from '@nestjs/common';
import { Metrics } from '../../../shared/delivery/http/metrics/metrics.js';
import { FeedFetcher, type FetchOutcome, type FetchRequest } from '../../application/ports/feed-fetcher.js';

const SECONDS = [0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** Fetches as another one does, and takes the time. */
@Injectable()
export class MeasuredFetcher extends FeedFetcher {
  readonly #seconds;
  readonly #bytes;

  constructor(
    private readonly fetcher: FeedFetcher,
    metrics: Metrics,
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
    const outcome = await this.fetcher.fetch(request);
    const tookMs = performance.now() - began;
    // What was cut short by our own stop says nothing.
    if (request.signal?.aborted !== true) this.#seconds.observe({ outcome: wordFor(outcome) }, tookMs / 1000);
    this.#bytes.inc(outcome.bytes ?? 0);
    return { ...outcome, tookMs: Math.round(tookMs) };
  }
}

const wordFor = (outcome: FetchOutcome): string => (outcome.outcome === 'refused' ? outcome.reason : outcome.outcome);
