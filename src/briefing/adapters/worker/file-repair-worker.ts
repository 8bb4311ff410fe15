import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { HttpSettings } from '../../../config/http-settings.js';
import { StorageSettings } from '../../../config/storage-settings.js';
import { brand } from '../../../shared/kernel/brand.js';
import { Clock } from '../../../shared/kernel/clock.js';
import type { BriefingId } from '../../../shared/kernel/identifiers.js';
import { type Job, JobQueue } from '../../../shared/storage/jobs/job-queue.js';
import { RecheckLostFiles } from '../../application/commands/recheck-lost-files.js';
import { RepairFiles } from '../../application/commands/repair-files.js';
import { ScrubFiles } from '../../application/commands/scrub-files.js';
import { RepairQueue } from '../../application/ports/media/damaged-files.js';

const REPAIRS = 'briefing.file-repairs';
const SCRUB = 'briefing.file-scrub';
const RUN_MS = 10 * 60 * 1000;

type Repair = { readonly briefingId: string };

@Injectable()
export class JobRepairQueue extends RepairQueue {
  constructor(private readonly jobs: JobQueue) {
    super();
  }

  override async order(briefingId: BriefingId): Promise<void> {
    await this.jobs.send(REPAIRS, { briefingId } satisfies Repair, { key: briefingId });
  }
}

/** Finds damaged files and repairs them. The queue lets one machine at a time look for them, and takes over from the dead. */
@Injectable()
export class FileRepairWorker implements OnApplicationBootstrap {
  private readonly logger = new Logger(FileRepairWorker.name);

  // eslint-disable-next-line max-params
  constructor(
    private readonly jobs: JobQueue,
    private readonly commands: CommandBus,
    private readonly storage: StorageSettings,
    private readonly http: HttpSettings,
    private readonly clock: Clock,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.jobs.work<Repair>(REPAIRS, (job) => this.repair(job));
    await this.jobs.work(SCRUB, (job) => this.scrub(job));
    await this.jobs.schedule(SCRUB, '* * * * *');
  }

  private async repair({ data, signal }: Job<Repair>): Promise<void> {
    await this.commands.execute(new RepairFiles(brand<BriefingId>(data.briefingId), this.http.baseUrl, signal));
  }

  private async scrub({ signal }: Job): Promise<void> {
    const { mediaScrubBytesPerSecond } = this.storage;
    try {
      await this.commands.execute(new RecheckLostFiles());
      if (mediaScrubBytesPerSecond === null) return;
      await this.commands.execute(new ScrubFiles(mediaScrubBytesPerSecond, this.clock.now() + RUN_MS, signal));
    } catch (error) {
      if (!signal.aborted) this.logger.warn({ err: error, msg: 'the search for damaged files goes on in a minute' });
    }
  }
}
