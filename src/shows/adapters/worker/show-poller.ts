import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable, Logger, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { type Command, CommandBus } from '@nestjs/cqrs';
import { ProcessSettings } from '../../../config/process-settings.js';
import { FailureLog } from '../../../shared/kernel/failure-log.js';
import type { OnDrain } from '../../../shared/kernel/on-drain.js';
import { LookAfterEpisodes } from '../../application/commands/look-after-episodes.js';
import { OpenDueEpisodes } from '../../application/commands/open-due-episodes.js';

/** Also the latest that a show is noticed whose time has come. */
const NAP_MS = 5_000;

/**
 * Looks after shows and episodes in every worker process; leases make coordination unnecessary. One loop, so one batch of
 * each at a time: thousands of shows whose time is the same are asked for one small batch after another.
 */
@Injectable()
export class ShowPoller implements OnApplicationBootstrap, OnDrain, BeforeApplicationShutdown {
  private readonly failures = new FailureLog(new Logger(ShowPoller.name));
  private readonly stop = new AbortController();
  private polling: Promise<void> = Promise.resolve();

  constructor(
    private readonly process: ProcessSettings,
    private readonly commands: CommandBus,
  ) {}

  onApplicationBootstrap(): void {
    if (this.process.role !== 'api') this.polling = this.poll();
  }

  onDrain(): void {
    this.stop.abort();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.onDrain();
    await this.polling;
  }

  private async poll(): Promise<void> {
    const { signal } = this.stop;
    while (!signal.aborted) {
      const opened = await this.count(new OpenDueEpisodes());
      const lookedAt = await this.count(new LookAfterEpisodes());
      if (opened + lookedAt > 0) continue;
      await sleep(NAP_MS * (0.5 + Math.random() / 2), undefined, { signal }).catch(() => undefined);
    }
  }

  /** 0 after an error: whatever is wrong is given time. */
  private async count(command: Command<number>): Promise<number> {
    try {
      return await this.commands.execute(command);
    } catch (error) {
      this.failures.tell(error, { msg: 'looking after shows failed' });
      return 0;
    }
  }
}
