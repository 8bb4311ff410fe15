import { Injectable } from '@nestjs/common';
import { JobQueue } from '../../../../shared/storage/jobs/job-queue.js';
import type { BriefingId } from '../../../../shared/kernel/identifiers.js';
import { ReadyMailQueue } from '../../application/ports/ready-mail-queue.js';

export const READY_MAILS = 'shows.ready-mails';

// A type, not an interface: job data is plain JSON.
export type ReadyMailJob = { readonly briefingId: string };

@Injectable()
export class JobReadyMailQueue extends ReadyMailQueue {
  constructor(private readonly jobs: JobQueue) {
    super();
  }

  override async add(briefingId: BriefingId): Promise<void> {
    const data: ReadyMailJob = { briefingId };
    await this.jobs.send(READY_MAILS, data, { key: briefingId });
  }
}
