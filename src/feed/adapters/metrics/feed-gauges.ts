import { Injectable, type OnModuleInit } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { Metrics, type Reading } from '../../../shared/delivery/http/metrics/metrics.js';
import { CountFeeds } from '../../application/queries/count-feeds.js';

/** Gauges that are read from the database: every process reports the same values. */
@Injectable()
export class FeedGauges implements OnModuleInit {
  constructor(
    private readonly metrics: Metrics,
    private readonly queries: QueryBus,
  ) {}

  onModuleInit(): void {
    this.metrics.register('feeds', () => this.read());
  }

  private async read(): Promise<Reading[]> {
    const { unfetched, well, failing, gone, unwatched, ...counts } = await this.queries.execute(new CountFeeds());
    const byStatus = Object.entries({ unfetched, well, failing, gone, unwatched });
    return [
      {
        name: 'briefings_feeds',
        help: 'Feeds by status; unwatched ones are followed by nobody any more.',
        values: byStatus.map(([status, value]) => ({ value, labels: { status } })),
      },
      single('briefings_feeds_due', 'Feeds that could be fetched now.', counts.due),
      single('briefings_feeds_watched', 'Feeds that somebody follows.', counts.watched),
      single('briefings_feeds_overdue', 'Feeds that have been due for more than 15 minutes.', counts.overdue),
      single('briefings_feeds_being_fetched', 'Feeds that a process fetches at this moment.', counts.beingFetched),
      single('briefings_feeds_lateness_seconds', 'How long the longest due feed has waited.', counts.latestMs / 1000),
      single('briefings_feed_hosts_paused', 'Hosts that asked to be left alone for a while.', counts.pausedOrigins),
      single('briefings_feed_hubs_live', 'Feeds whose hub has agreed to tell of news.', counts.hubsLive),
      single('briefings_feed_hubs_silent', 'Feeds whose hub does not agree to tell of news.', counts.hubsSilent),
      single('briefings_feed_items', 'Items of all feeds, about.', counts.items),
    ];
  }
}

const single = (name: string, help: string, value: number): Reading => ({ name, help, values: [{ value }] });
