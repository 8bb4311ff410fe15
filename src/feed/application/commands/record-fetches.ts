import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { againLater } from '../../domain/schedule.js';
import { FetchRecorder } from '../fetching/fetch-recorder.js';
import { DueFeeds, type Lease } from '../ports/due-feeds.js';
import type { Arrived } from '../fetching/fetch-intake.js';

/** A fetch under a lease. */
export interface LeasedFetch extends Arrived {
  readonly lease: Lease;
}

/**
 * Keeps what fetches of several feeds brought. Each has an outcome of its own, in their order; a feed whose fetch could not
 * be kept is put off.
 */
export class RecordFetches extends Command<readonly PromiseSettledResult<unknown>[]> {
  constructor(readonly fetches: readonly LeasedFetch[]) {
    super();
  }
}

@CommandHandler(RecordFetches)
export class RecordFetchesHandler implements ICommandHandler<RecordFetches> {
  constructor(
    private readonly recorder: FetchRecorder,
    private readonly due: DueFeeds,
  ) {}

  async execute({ fetches }: RecordFetches): Promise<readonly PromiseSettledResult<unknown>[]> {
    const outcomes = await this.recorder.recordAll(fetches);
    const failed = fetches.filter((_, index) => outcomes[index]?.status === 'rejected');
    // Where that fails, too, the feeds are due again when their leases end.
    await Promise.allSettled(failed.map(({ lease, at }) => this.due.putOff(lease, againLater(at, Math.random()))));
    return outcomes;
  }
}
