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
import { FailureLog } from '../../../shared/kernel/failure-log.js';
import type { OnDrain } from '../../../shared/kernel/on-drain.js';
import { inTrace } from '../../../shared/kernel/tracing.js';
import { LeaseDueFeeds, type LeaseAnswer } from '../../application/commands/lease-due-feeds.js';
import { FetchLeasedFeed } from '../../application/commands/fetch-leased-feed.js';
import type { LeasedFetch } from '../../application/commands/record-fetches.js';
import type { LeasedFeed } from '../../application/ports/due-feeds.js';
import { FetchRecordings } from './fetch-recordings.js';

/** Also the latest that a feed is noticed that became due while the poller was idle. */
const LONGEST_NAP_MS = 5_000;
const SHORTEST_NAP_MS = 100;
/** For each feed that may be fetched at once: bounds the documents that wait to be recorded. */
const MOST_POLLS = 3;

/**
 * Polls due feeds in every worker process; leases make coordination unnecessary. One loop leases as many feeds as may be
 * fetched beside those that are: while it does, others end, and are replaced together. What came is recorded beside it, so
 * that a feed that is being recorded keeps none from being fetched.
 */
@Injectable()
export class FeedPoller implements OnApplicationBootstrap, OnDrain, OnModuleDestroy, BeforeApplicationShutdown {
  private readonly logger = new Logger(FeedPoller.name);
  private readonly failures = new FailureLog(this.logger);
  private readonly draining = new AbortController();
  private readonly stop = new AbortController();
  private readonly fetching = new Set<Promise<void>>();
  /** Those that are fetched or recorded. */
  private readonly polls = new Set<Promise<void>>();
  private readonly recordings: FetchRecordings;
  private isOffline = false;
  private polling: Promise<void> = Promise.resolve();

  constructor(
    private readonly process: ProcessSettings,
    private readonly settings: FeedSettings,
    private readonly clock: Clock,
    private readonly commands: CommandBus,
  ) {
    this.recordings = new FetchRecordings(commands);
  }

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
    await Promise.all(this.polls);
  }

  private async poll(): Promise<void> {
    while (!this.draining.signal.aborted) {
      const free = this.concurrency() - this.fetching.size;
      if (free <= 0) await Promise.race(this.fetching);
      else if (this.polls.size >= MOST_POLLS * this.settings.feedConcurrency) await Promise.race(this.polls);
      else await this.leaseNext(free);
    }
  }

  /** While our own network is down, one feed at a time probes whether it is back. */
  private concurrency = (): number => (this.isOffline ? 1 : this.settings.feedConcurrency);

  private async leaseNext(most: number): Promise<void> {
    const answer = await this.answer(most);
    if (answer?.status === 'due') for (const leased of answer.leased) this.start(leased);
    else await this.nap(answer?.nextAt ?? null);
  }

  private async answer(most: number): Promise<LeaseAnswer | null> {
    try {
      return await this.commands.execute(new LeaseDueFeeds(most));
    } catch (error) {
      this.failures.tell(error, { msg: 'could not lease due feeds' });
      return null;
    }
  }

  private start(leased: LeasedFeed): void {
    const poll = { name: 'poll feed', attributes: { 'briefings.feed.id': leased.feed.id } };
    const { promise: fetched, resolve } = Promise.withResolvers<void>();
    tracked(this.fetching, fetched);
    tracked(
      this.polls,
      inTrace(poll, () => this.pollFeed(leased, resolve)),
    );
  }

  private async pollFeed(leased: LeasedFeed, fetched: () => void): Promise<void> {
    try {
      const fetch = await this.fetch(leased);
      fetched();
      if (fetch !== null) await this.recordings.add(fetch);
    } catch (error) {
      this.failures.tell(error, { msg: 'polling a feed failed', feed: leased.feed.id });
    } finally {
      fetched();
    }
  }

  private async fetch(leased: LeasedFeed): Promise<LeasedFetch | null> {
    try {
      const answer = await this.commands.execute(new FetchLeasedFeed(leased, this.stop.signal));
      const online = answer.status !== 'offline';
      if (online === this.isOffline) this.logger.warn(online ? BACK : AWAY);
      this.isOffline = !online;
      return answer.status === 'fetched' ? answer.fetch : null;
    } finally {
      if (this.isOffline) await this.nap(null);
    }
  }

  private async nap(nextAt: number | null): Promise<void> {
    const ms = nextAt === null ? LONGEST_NAP_MS : Math.min(nextAt - this.clock.now(), LONGEST_NAP_MS);
    const { signal } = this.draining;
    await sleep(Math.max(ms, SHORTEST_NAP_MS), undefined, { signal }).catch(() => undefined);
  }
}

const AWAY = 'No host can be reached: feeds are not counted as failing until one answers.';
const BACK = 'Hosts can be reached again.';

function tracked(running: Set<Promise<void>>, one: Promise<void>): void {
  const ended = one.finally(() => running.delete(ended));
  running.add(ended);
}
