import { Injectable } from '@nestjs/common';
import { Metrics } from '../../../shared/delivery/http/metrics/metrics.js';
import { FetchLog, type LoggedFetch } from '../../application/ports/fetch-log.js';

/** Decorates a fetch log with counters of new items. */
@Injectable()
export class CountedFetchLog extends FetchLog {
  readonly #added;

  constructor(
    private readonly log: FetchLog,
    metrics: Metrics,
  ) {
    super();
    const help = 'Items that this process has added to feeds.';
    this.#added = metrics.counter({ name: 'briefings_feed_items_added_total', help });
  }

  override async add(fetches: readonly LoggedFetch[]): Promise<void> {
    await this.log.add(fetches);
    this.#added.inc(fetches.reduce((sum, { added }) => sum + added, 0));
  }

  override last(feedId: number): Promise<LoggedFetch | null> {
    return this.log.last(feedId);
  }
}
