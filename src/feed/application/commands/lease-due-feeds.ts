import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock, type EpochMs } from '../../../shared/kernel/clock.js';
import { DueFeeds, type LeasedFeed } from '../ports/due-feeds.js';
import { OriginThrottle, type Permit } from '../ports/origin-throttle.js';

export type LeaseAnswer =
  /**
   * Some were due. None is among `leased` whose origin is asked by others just now: a moment is reserved for it. There may
   * be more of them: ask again.
   */
  | { readonly status: 'due'; readonly leased: readonly LeasedFeed[] }
  /** `nextAt`: when one will be; null: nobody knows. */
  | { readonly status: 'nothing_due'; readonly nextAt: EpochMs | null };

/** Leases the feeds that wait longest of those that are due and whose origins may be asked. */
export class LeaseDueFeeds extends Command<LeaseAnswer> {
  constructor(readonly most: number) {
    super();
  }
}

/** Longer than any fetch and its recording: a lease that expires belongs to a worker that died or hangs. */
export const LEASE_MS = 60_000;

@CommandHandler(LeaseDueFeeds)
export class LeaseDueFeedsHandler implements ICommandHandler<LeaseDueFeeds> {
  constructor(
    private readonly due: DueFeeds,
    private readonly origins: OriginThrottle,
    private readonly clock: Clock,
  ) {}

  async execute({ most }: LeaseDueFeeds): Promise<LeaseAnswer> {
    const now = this.clock.now();
    const found = await this.due.lease({ now, leaseUntil: now + LEASE_MS, most });
    if (found.length === 0) return { status: 'nothing_due', nextAt: await this.due.nextAt(now) };
    const wishes = found.map(({ feed: { url }, reserved }) => ({ url, reserved }));
    const permits = await this.origins.acquireAll(wishes, now);
    const leased: LeasedFeed[] = [];
    for (const [index, one] of found.entries()) if (await this.mayGoOn(one, permits[index])) leased.push(one);
    return { status: 'due', leased };
  }

  private async mayGoOn({ lease }: LeasedFeed, permit: Permit | undefined): Promise<boolean> {
    if (permit?.permit === 'reserved') await this.due.putOff(lease, permit.at);
    return permit?.permit === 'granted';
  }
}
