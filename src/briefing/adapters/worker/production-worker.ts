import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { CommandBus, type Command } from '@nestjs/cqrs';
import { HttpSettings } from '../../../config/http-settings.js';
import { ProcessSettings } from '../../../config/process-settings.js';
import { HandedBack, JobQueue, type Job } from '../../../shared/storage/jobs/job-queue.js';
import { brand } from '../../../shared/kernel/brand.js';
import { DomainError } from '../../../shared/kernel/domain-error.js';
import type { BriefingId } from '../../../shared/kernel/identifiers.js';
import { unreachable } from '../../../shared/kernel/unreachable.js';
import { AssembleBriefing } from '../../application/commands/assemble-briefing.js';
import { ClearAway } from '../../application/commands/clear-away.js';
import { ComposeBriefing } from '../../application/commands/compose-briefing.js';
import { RecordSpeech } from '../../application/commands/record-speech.js';
import { ReportFailure } from '../../application/commands/report-failure.js';
import { INTERRUPTED } from '../../domain/production/attempts.js';
import { FAILED_ATTEMPT } from '../../domain/production/production.js';
import { PRODUCTION_QUEUE, type ProductionJob } from './job-step-queue.js';

const FIRST_WAIT_MS = 250;
const LONGEST_WAIT_MS = 15_000;

const isOutage = (error: unknown): boolean => error instanceof DomainError && error.kind === 'unavailable';

/** Jobs → commands. What went wrong goes on record; whether to try again is the briefing's rule. */
@Injectable()
export class ProductionWorker implements OnApplicationBootstrap {
  private readonly logger = new Logger(ProductionWorker.name);

  constructor(
    private readonly jobs: JobQueue,
    private readonly commands: CommandBus,
    private readonly process: ProcessSettings,
    private readonly http: HttpSettings,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    if (this.process.role === 'api') return;
    await this.jobs.work<ProductionJob>(PRODUCTION_QUEUE, (job) => this.produce(job), { concurrency: 2 });
  }

  /** A store that is away is waited for, and is no attempt at the step: nobody could do better elsewhere. */
  private async produce(job: Job<ProductionJob>): Promise<void> {
    const id = brand<BriefingId>(job.data.briefingId);
    for (let outages = 0; ; outages += 1) {
      try {
        await this.attempt(id, job);
        return await this.commands.execute(new ClearAway(id));
      } catch (error) {
        if (!isOutage(error) || job.signal.aborted) return await this.giveUp(id, error);
        this.logger.warn({ err: error, briefing: id, step: job.data.step, msg: 'a production step waits for a store' });
        const ms = Math.min(FIRST_WAIT_MS * 2 ** outages, LONGEST_WAIT_MS);
        await sleep(ms, undefined, { signal: job.signal }).catch(() => undefined);
      }
    }
  }

  /** Whoever has the job now may have cleared away before we, paused for long, made our last file. */
  private async giveUp(id: BriefingId, error: unknown): Promise<never> {
    await this.commands.execute(new ClearAway(id)).catch(() => undefined);
    throw error;
  }

  private async attempt(id: BriefingId, job: Job<ProductionJob>): Promise<void> {
    // A job comes back when its process was killed: that attempt is put on record, which orders the next one.
    if (job.retryCount > 0) return this.commands.execute(new ReportFailure(id, job.data, INTERRUPTED));
    try {
      await this.commands.execute(this.commandFor(id, job));
    } catch (error) {
      // A step that is merely over its time is not handed back: it would come again for ever.
      if (job.signal.reason instanceof HandedBack) throw job.signal.reason;
      if (isOutage(error) && !job.signal.aborted) throw error;
      this.logger.error({ err: error, briefing: id, step: job.data.step, msg: 'a production step failed' });
      await this.commands.execute(new ReportFailure(id, job.data, FAILED_ATTEMPT[job.data.step]));
    }
  }

  private commandFor(id: BriefingId, { data, signal }: Job<ProductionJob>): Command<void> {
    switch (data.step) {
      case 'compose':
        return new ComposeBriefing(id, signal);
      case 'record':
        return new RecordSpeech(id, signal);
      case 'assemble':
        return new AssembleBriefing(id, this.http.baseUrl);
      default:
        return unreachable(data.step);
    }
  }
}
