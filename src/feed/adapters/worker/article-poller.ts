import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable, Logger, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ProcessSettings } from '../../../config/process-settings.js';
import { FailureLog } from '../../../shared/kernel/failure-log.js';
import type { OnDrain } from '../../../shared/kernel/on-drain.js';
import { FetchNextArticle } from '../../application/commands/fetch-next-article.js';

/** Articles fetched at once in one process: extraction is work for a processor, and nobody waits for it. */
const CONCURRENCY = 2;
const IDLE_MS = 3_000;

/** Fetches due articles in every worker process; leases prevent double work. */
@Injectable()
export class ArticlePoller implements OnApplicationBootstrap, OnDrain, BeforeApplicationShutdown {
  private readonly failures = new FailureLog(new Logger(ArticlePoller.name));
  private readonly draining = new AbortController();
  private readonly stop = new AbortController();
  private polling: Promise<void> = Promise.resolve();

  constructor(
    private readonly config: ProcessSettings,
    private readonly commands: CommandBus,
  ) {}

  onApplicationBootstrap(): void {
    if (this.config.role !== 'api') this.polling = this.poll();
  }

  onDrain(): void {
    this.draining.abort();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.onDrain();
    this.stop.abort();
    await this.polling;
  }

  private async poll(): Promise<void> {
    const { signal } = this.draining;
    while (!signal.aborted) {
      if (await this.fetchNext()) await Promise.all(Array.from({ length: CONCURRENCY }, () => this.fetchUntilNone()));
      await sleep(IDLE_MS * (0.5 + Math.random()), undefined, { signal }).catch(() => undefined);
    }
  }

  private async fetchUntilNone(): Promise<void> {
    while (!this.draining.signal.aborted && (await this.fetchNext()));
  }

  private async fetchNext(): Promise<boolean> {
    try {
      return await this.commands.execute(new FetchNextArticle(this.stop.signal));
    } catch (error) {
      this.failures.tell(error, { msg: 'fetching an article failed' });
      return false;
    }
  }
}
