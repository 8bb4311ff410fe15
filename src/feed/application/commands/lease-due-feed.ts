import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock, type EpochMs } from '../../../shared/kernel/clock.js';
import { DueFeeds, type LeasedFeed } from '../ports/due-feeds.js';
import { OriginThrottle } from '../ports/origin-throttle.js';

export type LeaseAnswer =
  | { readonly status: 'leased'; readonly leased: LeasedFeed }
  /** One was due, but its origin is asked by others just now: a moment is reserved for it. Ask again. */
  | { readonly status: 'throttled' }
  /** `nextAt`: when one will be; null: nobody knows. */
  | { readonly status: 'nothing_due'; readonly nextAt: EpochMs | null };

/** Leases the feed that waits longest of those that are due and whose origin may be asked. */
export class LeaseDueFeed extends Command<LeaseAnswer> {}

/** Longer than any fetch and its recording: a lease that expires belongs to a worker that died or hangs. */
export const LEASE_MS = 60_000;

@CommandHandler(LeaseDueFeed)
export class LeaseDueFeedHandler implements ICommandHandler<LeaseDueFeed> {
  constructor(
    private readonly due: DueFeeds,
    private readonly origins: OriginThrottle,
    private readonly clock: Clock,
  ) {}

  async execute(): Promise<LeaseAnswer> {
    const now = this.clock.now();
    const leased = await this.due.lease({ now, leaseUntil: now + LEASE_MS });
    if (leased === null) return { status: 'nothing_due', nextAt: await this.due.nextAt(now) };
    const permit = await this.origins.acquire(leased.feed.url, { now, reserved: leased.reserved });
    if (permit.permit === 'granted') return { status: 'leased', leased };
    await this.due.putOff(leased.lease, permit.at);
    return { status: 'throttled' };
  }
}
