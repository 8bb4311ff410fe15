import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { JobQueue } from '../../../shared/storage/jobs/job-queue.js';
import { brand } from '../../../shared/kernel/brand.js';
import { Clock } from '../../../shared/kernel/clock.js';
import { DomainError } from '../../../shared/kernel/domain-error.js';
import type { BriefingId } from '../../../shared/kernel/identifiers.js';
import { BriefingHistory } from '../../application/ports/briefing-history.js';
import { StrandedBriefings, type Stranded } from '../../application/ports/stranded-briefings.js';
import { lostBefore, reorderNumber, taskOf } from '../../domain/production/production.js';
import { PRODUCTION_QUEUE, type ProductionJob } from './job-step-queue.js';

const QUEUE = 'briefing.lost-jobs';

/** The queue promises at least once; this keeps the promise when somebody empties the queue. */
@Injectable()
export class LostJobSweeper implements OnApplicationBootstrap {
  private readonly logger = new Logger(LostJobSweeper.name);

  constructor(
    private readonly jobs: JobQueue,
    private readonly stranded: StrandedBriefings,
    private readonly history: BriefingHistory,
    private readonly clock: Clock,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.jobs.work(QUEUE, () => this.sweep());
    await this.jobs.schedule(QUEUE, '*/5 * * * *');
  }

  private async sweep(): Promise<void> {
    const now = this.clock.now();
    for (const briefing of await this.stranded.since(lostBefore(now))) {
      try {
        await this.orderAgain(briefing, now);
      } catch (error) {
        // A history that cannot be read is no reason to leave the others waiting; an outage ends the run.
        if (error instanceof DomainError) throw error;
        this.logger.error({ err: error, briefing: briefing.id, msg: 'it cannot be ordered again' });
      }
    }
  }

  private async orderAgain({ id, revision }: Stranded, now: number): Promise<void> {
    const task = taskOf(await this.history.load(brand<BriefingId>(id)));
    if (task === null) return;
    this.logger.warn({ briefing: id, ...task, msg: 'nothing has happened for long: ordered again' });
    const data: ProductionJob = { briefingId: id, ...task };
    await this.jobs.send(PRODUCTION_QUEUE, data, { key: `${id}:${revision}:${reorderNumber(now)}` });
  }
}
