import { Injectable } from '@nestjs/common';
import type { Caller } from '../../kernel/caller.js';
import { NotFound } from '../../kernel/domain-error.js';
import { OperatorTrail } from '../../kernel/compliance/operator-trail.js';
import { type FailedJob, JobQueue } from '../../storage/jobs/job-queue.js';
import { ParkedHistories } from '../../storage/projections/parked-histories.js';
import { ParkedHistoryRetry } from '../../storage/projections/parked-history-retry.js';

/** So many failed jobs are listed; those that waited longest are rarely of interest. */
const FAILED_LISTED = 200;

/** What operators do to the service itself. Each is on the trail, with who did it. */
@Injectable()
export class OperatorActions {
  constructor(
    private readonly jobs: JobQueue,
    private readonly parked: ParkedHistories,
    private readonly histories: ParkedHistoryRetry,
    private readonly trail: OperatorTrail,
  ) {}

  failedJobs(): Promise<readonly FailedJob[]> {
    return this.jobs.failed(FAILED_LISTED);
  }

  /** Throws NotFound, also where a job of the same key waits already. */
  async retryJob(operator: Caller, queue: string, id: string): Promise<void> {
    if (!(await this.jobs.retry(queue, id))) {
      throw new NotFound('There is no failed job of this queue and id, or the same work waits already.');
    }
    await this.trail.record(operator.id, `tried a job of ${queue} again: ${id}`);
  }

  /**
   * What is parked, or the named stream of it, is projected again; whether all of it is projected now. Projections that
   * have stopped go on. Throws NotFound.
   */
  async retryProjections(operator: Caller, stream: string | null): Promise<boolean> {
    const wanted = (await this.parked.all()).filter((one) => stream === null || one.stream === stream);
    if (stream !== null && wanted.length === 0) throw new NotFound('No history of this name is parked.');
    await this.trail.record(operator.id, `projected again: ${stream ?? 'all that was parked'}`);
    let left = 0;
    for (const one of wanted) left += (await this.histories.retry(one)) === null ? 0 : 1;
    if (stream === null) {
      for (const { projection } of await this.parked.stopped()) await this.parked.allowParking(projection);
    }
    return left === 0;
  }
}
