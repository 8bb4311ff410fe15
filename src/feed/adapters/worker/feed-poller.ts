import { setTimeout as sleep } from 'node:timers/promises';
import {
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { FeedSettings } from '../../../config/feed-settings.js';
import { ProcessSettings } from '../../../config/process-settings.js';
import { Clock } from '../../../shared/kernel/clock.js';
import type { OnDrain } from '../../../shared/kernel/on-drain.js';
import { inTrace } from '../../../shared/kernel/tracing.js';
import { LeaseDueFeed, type LeaseAnswer } from '../../application/commands/lease-due-feed.js';
import { FetchLeasedFeed } from '../../application/commands/fetch-leased-feed.js';
import type { LeasedFeed } from '../../application/ports/due-feeds.js';

/** Also the latest that a feed is noticed that became due while the poller was idle. */
const LONGEST_NAP_MS = 5_000;
const SHORTEST_NAP_MS = 100;

/**
 * Polls due feeds in every worker process; leases make coordination unnecessary. One loop leases feed after feed while
 * fewer are being fetched than this process may.
 */
@Injectable()
export class FeedPoller implements OnApplicationBootstrap, OnDrain, OnModuleDestroy, BeforeApplicationShutdown {
  private readonly logger = new Logger(FeedPoller.name);
  private readonly draining = new AbortController();
  private readonly stop = new AbortController();
  private readonly fetching = new Set<Promise<void>>();
  private isOffline = false;
  private polling: Promise<void> = Promise.resolve();

  constructor(
    private readonly process: ProcessSettings,
    private readonly settings: FeedSettings,
    private readonly clock: Clock,
    private readonly commands: CommandBus,
  ) {}

  onApplicationBootstrap(): void {
    if (this.process.role !== 'api') this.polling = this.poll();
  }

  onDrain(): void {
    this.draining.abort();
  }

  /** Stops when the connections are closed: fetches that fail from then on are no failures of their feeds. */
  onModuleDestroy(): void {
    this.onDrain();
    this.stop.abort();
  }

  /** What was being fetched is handed back. */
  async beforeApplicationShutdown(): Promise<void> {
    await this.polling;
    await Promise.all(this.fetching);
  }

  private async poll(): Promise<void> {
    while (!this.draining.signal.aborted) {
      if (this.fetching.size >= this.concurrency()) await Promise.race(this.fetching);
      else await this.leaseNext();
    }
  }

  /** While our own network is down, one feed at a time probes whether it is back. */
  private concurrency = (): number => (this.isOffline ? 1 : this.settings.feedConcurrency);

  private async leaseNext(): Promise<void> {
    const answer = await this.answer();
    if (answer?.status === 'leased') this.start(answer.leased);
    else if (answer?.status !== 'throttled') await this.nap(answer?.nextAt ?? null);
  }

  private async answer(): Promise<LeaseAnswer | null> {
    try {
      return await this.commands.execute(new LeaseDueFeed());
    } catch (error) {
      this.logger.error({ err: error }, 'could not lease a due feed');
      return null;
    }
  }

  private start(leased: LeasedFeed): void {
    const poll = { name: 'poll feed', attributes: { 'briefings.feed.id': leased.feed.id } };
    const fetching = inTrace(poll, () => this.fetch(leased)).finally(() => this.fetching.delete(fetching));
    this.fetching.add(fetching);
  }

  private async fetch(leased: LeasedFeed): Promise<void> {
    try {
      const online = await this.commands.execute(new FetchLeasedFeed(leased, this.stop.signal));
      if (online === this.isOffline) this.logger.warn(online ? BACK : AWAY);
      this.isOffline = !online;
    } catch (error) {
      this.logger.error({ err: error, feed: leased.feed.id }, 'polling a feed failed');
    }
    if (this.isOffline) await this.nap(null);
  }

  private async nap(nextAt: number | null): Promise<void> {
    const ms = nextAt === null ? LONGEST_NAP_MS : Math.min(nextAt - this.clock.now(), LONGEST_NAP_MS);
    const { signal } = this.draining;
    await sleep(Math.max(ms, SHORTEST_NAP_MS), undefined, { signal }).catch(() => undefined);
  }
}

const AWAY = 'No host can be reached: feeds are not counted as failing until one answers.';
const BACK = 'Hosts can be reached again.';
