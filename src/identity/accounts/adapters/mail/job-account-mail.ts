import { Injectable } from '@nestjs/common';
import { JobQueue } from '../../../../shared/storage/jobs/job-queue.js';
import { Mailer } from '../../../../shared/outbound/mail/mailer.js';
import { AccountMail, type Letter, type ResetRequest } from '../../application/ports/account-mail.js';
import { SealedJobs } from './sealed-jobs.js';

export const RESET_REQUESTS = 'identity.reset-requests';
export const LETTERS = 'identity.letters';

/** In the job queue: sent when the unit of work commits, and not lost with the process. */
@Injectable()
export class JobAccountMail extends AccountMail {
  constructor(
    private readonly mailer: Mailer,
    private readonly jobs: JobQueue,
    private readonly sealed: SealedJobs,
  ) {
    super();
  }

  override get isOn(): boolean {
    return this.mailer.isOn;
  }

  override async askForReset(request: ResetRequest): Promise<void> {
    await this.jobs.send(RESET_REQUESTS, await this.sealed.seal(RESET_REQUESTS, request));
  }

  override async send(letter: Letter): Promise<void> {
    await this.jobs.send(LETTERS, await this.sealed.seal(LETTERS, letter));
  }
}
