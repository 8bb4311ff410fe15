import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { BackupSettings, type BackupSchedule } from '../../../config/backup-settings.js';
import { ProcessSettings } from '../../../config/process-settings.js';
import { Clock } from '../../kernel/clock.js';
import { JobQueue } from '../jobs/job-queue.js';
import { NothingToGoOnFrom } from './archive/backup-format.js';
import { backupName, expired, nextGoesOnFrom } from './archive/backup-names.js';
import type { BackupPlace } from './places/backup-place.js';
import type { MadeBackup } from './making/backup-maker.js';
import { Backups } from './backups.js';

const QUEUE = 'storage.backup';
const RUNS = { expireSeconds: 6 * 60 * 60, retryLimit: 3, retryDelaySeconds: 60 };

/** Backups at the times that the settings say, by one of all workers, and the end of those that are old enough. */
@Injectable()
export class ScheduledBackups implements OnModuleInit {
  readonly #logger = new Logger('Backups');

  // eslint-disable-next-line max-params
  constructor(
    private readonly backups: Backups,
    private readonly jobs: JobQueue,
    private readonly settings: BackupSettings,
    private readonly process: ProcessSettings,
    private readonly clock: Clock,
  ) {}

  async onModuleInit(): Promise<void> {
    const { backupSchedule } = this.settings;
    if (this.process.role === 'api') return;
    // The settings may have said otherwise before.
    if (backupSchedule === null) return await this.jobs.unschedule(QUEUE);
    await this.jobs.work(QUEUE, async ({ signal }) => await this.#run(backupSchedule, signal), RUNS);
    await this.jobs.schedule(QUEUE, backupSchedule.cron);
  }

  async #run(schedule: BackupSchedule, signal: AbortSignal): Promise<void> {
    const { openBackupPlace } = await import('./places/open-backup-place.js');
    const place = await openBackupPlace(schedule.to);
    const { header, manifest, bytes } = await this.#make(place, schedule, signal);
    const { rows, events, files } = manifest;
    const count = Object.values(rows).reduce((sum, one) => sum + one, 0);
    this.#logger.log({
      place: place.inWords,
      whole: header.after === null,
      bytes,
      rows: count,
      events,
      files,
      msg: 'backed up',
    });
    for (const name of expired(await place.names(), schedule.keep)) await place.remove(name);
  }

  async #make(place: BackupPlace, schedule: BackupSchedule, signal: AbortSignal): Promise<MadeBackup> {
    const earlier = nextGoesOnFrom(await place.names(), schedule.wholeEvery);
    try {
      return await this.#makeAfter(earlier, place, schedule, signal);
    } catch (error) {
      // Damaged, another passphrase, an older backup that was restored: a whole one needs nothing of what is there.
      if (!(error instanceof NothingToGoOnFrom)) throw error;
      this.#logger.warn(`nothing can go on from ${earlier}, so that a whole backup is made: ${error.message}`);
      return await this.#makeAfter(null, place, schedule, signal);
    }
  }

  async #makeAfter(
    earlier: string | null,
    place: BackupPlace,
    { media }: BackupSchedule,
    signal: AbortSignal,
  ): Promise<MadeBackup> {
    const { backupPassphrase: passphrase } = this.settings;
    const name = backupName(this.clock.now(), earlier === null ? 'whole' : 'more', passphrase !== null);
    const from = earlier === null ? null : { place, name: earlier };
    return await this.backups.make({
      place,
      name,
      earlier: from,
      media,
      passphrase,
      keys: passphrase !== null,
      signal,
    });
  }
}
