import { Injectable } from '@nestjs/common';
import { JobQueue } from '../../../shared/storage/jobs/job-queue.js';
import { StepQueue } from '../../application/ports/step-queue.js';
import type { Step } from '../../domain/events.js';
import type { Order } from '../../domain/production/production.js';

export const PRODUCTION_QUEUE = 'briefing.production';

// A type, not an interface: job data is plain JSON.
export type ProductionJob = { readonly briefingId: string; readonly step: Step; readonly attempt: number };

@Injectable()
export class JobStepQueue extends StepQueue {
  constructor(private readonly jobs: JobQueue) {
    super();
  }

  override async order(briefingId: string, revision: number, order: Order): Promise<void> {
    const { step, attempt, delaySeconds, priority } = order;
    const data: ProductionJob = { briefingId, step, attempt };
    await this.jobs.send(PRODUCTION_QUEUE, data, {
      key: `${briefingId}:${revision}`,
      priority,
      ...(delaySeconds > 0 && { delaySeconds }),
    });
  }
}
