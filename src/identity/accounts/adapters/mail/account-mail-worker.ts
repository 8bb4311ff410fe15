import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { Mailer } from '../../../../shared/outbound/mail/mailer.js';
import { JobQueue } from '../../../../shared/storage/jobs/job-queue.js';
import { MailResetLink } from '../../application/commands/mail-reset-link.js';
import { SendLetter } from '../../application/commands/send-letter.js';
import type { Letter, ResetRequest } from '../../application/ports/account-mail.js';
import { LETTERS, RESET_REQUESTS } from './job-account-mail.js';
import { type SealedJob, SealedJobs } from './sealed-jobs.js';

/** After ten seconds, twenty, forty … up to half an hour: for about a day. Greylisting asks for a few minutes. */
const PATIENCE = { retryDelaySeconds: 10, longestRetryDelaySeconds: 1_800, retryLimit: 60 };

/** Jobs → commands. Where there is no mail server, what waits goes on waiting for one. */
@Injectable()
export class AccountMailWorker implements OnApplicationBootstrap {
  constructor(
    private readonly jobs: JobQueue,
    private readonly commands: CommandBus,
    private readonly sealed: SealedJobs,
    private readonly mailer: Mailer,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    if (!this.mailer.isOn) return;
    await this.jobs.work<SealedJob>(RESET_REQUESTS, async ({ data }) => {
      await this.commands.execute(new MailResetLink(await this.sealed.open<ResetRequest>(RESET_REQUESTS, data)));
    });
    await this.jobs.work<SealedJob>(
      LETTERS,
      async ({ data, signal }) => {
        await this.commands.execute(new SendLetter(await this.sealed.open<Letter>(LETTERS, data), signal));
      },
      { ...PATIENCE, concurrency: 2 },
    );
  }
}
