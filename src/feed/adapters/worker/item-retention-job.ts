import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { FeedSettings } from '../../../config/feed-settings.js';
import { JobQueue } from '../../../shared/storage/jobs/job-queue.js';
import { RemoveOldItems } from '../../application/commands/remove-old-items.js';

const QUEUE = 'feed.remove-old-items';
const HOURLY = '23 * * * *';
/** Items removed in one run: a large backlog is worked off over hours. */
const MOST = 200_000;
/** The first run on an old store reads every briefing for what it cites. */
const EXPIRE_SECONDS = 60 * 60;

/** Only where the operator has set ITEM_RETENTION_DAYS. */
@Injectable()
export class ItemRetentionJob implements OnApplicationBootstrap {
  private readonly logger = new Logger(ItemRetentionJob.name);

  constructor(
    private readonly jobs: JobQueue,
    private readonly commands: CommandBus,
    private readonly settings: FeedSettings,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    // Registered without retention too, so that a job of an earlier configuration is taken and does nothing.
    await this.jobs.work(QUEUE, ({ signal }) => this.remove(signal), { expireSeconds: EXPIRE_SECONDS });
    await this.jobs.schedule(QUEUE, HOURLY);
  }

  private async remove(signal: AbortSignal): Promise<void> {
    const days = this.settings.itemRetentionDays;
    if (days === null) return;
    const { items, feeds } = await this.commands.execute(new RemoveOldItems(days, MOST, signal));
    if (items > 0) this.logger.log({ items, feeds, msg: 'purged expired items' });
  }
}
