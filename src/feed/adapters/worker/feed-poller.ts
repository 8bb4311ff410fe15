import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable, Logger, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { Config } from '../../../config.js';
import { PollNextFeed } from '../../application/poll-next-feed.js';

/** Feeds fetched at once in one process. */
const LANES = 8;
const IDLE_MS = 5_000;

/** Polls what is due, in every worker process: the claims keep them out of each other's way, so nobody coordinates. */
@Injectable()
export class FeedPoller implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(FeedPoller.name);
  private readonly stop = new AbortController();
  private polling: Promise<void> = Promise.resolve();

  constructor(
    private readonly config: Config,
    private readonly commands: CommandBus,
  ) {}

  onApplicationBootstrap(): void {
    if (this.config.role !== 'api') this.polling = this.poll();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stop.abort();
    await this.polling;
  }

  private async poll(): Promise<void> {
    const { signal } = this.stop;
    while (!signal.aborted) {
      if (await this.pollNext()) await Promise.all(Array.from({ length: LANES }, () => this.drain()));
      await sleep(IDLE_MS * (0.5 + Math.random()), undefined, { signal }).catch(() => undefined);
    }
  }

  private async drain(): Promise<void> {
    while (!this.stop.signal.aborted && (await this.pollNext()));
  }

  private async pollNext(): Promise<boolean> {
    try {
      return await this.commands.execute(new PollNextFeed(this.stop.signal));
    } catch (error) {
      this.logger.error({ err: error }, 'polling a feed failed');
      return false;
    }
  }
}
