import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { brand } from '../../../../shared/kernel/brand.js';
import { Mailer } from '../../../../shared/outbound/mail/mailer.js';
import { JobQueue } from '../../../../shared/storage/jobs/job-queue.js';
import { SendReadyMail } from '../../application/commands/send-ready-mail.js';
import { READY_MAILS, type ReadyMailJob } from './job-ready-mail-queue.js';

/** After ten seconds, twenty, forty … up to an hour, for longer than a mail is worth waiting for. */
const PATIENCE = { retryDelaySeconds: 10, longestRetryDelaySeconds: 3_600, retryLimit: 60 };

/** Jobs → commands. */
@Injectable()
export class ReadyMailWorker implements OnApplicationBootstrap {
  constructor(
    private readonly jobs: JobQueue,
    private readonly commands: CommandBus,
    private readonly mailer: Mailer,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    if (!this.mailer.isOn) return;
    await this.jobs.work<ReadyMailJob>(
      READY_MAILS,
      ({ data, signal }) => this.commands.execute(new SendReadyMail(brand(data.briefingId), signal)),
      { ...PATIENCE, concurrency: 2 },
    );
  }
}
