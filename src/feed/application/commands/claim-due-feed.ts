import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock, type EpochMs } from '../../../shared/kernel/clock.js';
import { DueFeeds, type Claimed } from '../ports/due-feeds.js';
import { Hosts } from '../ports/hosts.js';

export type ClaimAnswer =
  | { readonly status: 'claimed'; readonly claimed: Claimed }
  /** One was due, but its host is asked by others just now: it has a moment of its own. Ask again. */
  | { readonly status: 'put_off' }
  /** `nextAt`: when one will be; null: nobody knows. */
  | { readonly status: 'nothing_due'; readonly nextAt: EpochMs | null };

/** The feed that waits longest of those that are due and whose host has a turn for it. */
export class ClaimDueFeed extends Command<ClaimAnswer> {}

/** Longer than any fetch with its storing: a lease that ends belongs to a worker that died or stands still. */
export const LEASE_MS = 60_000;

@CommandHandler(ClaimDueFeed)
export class ClaimDueFeedHandler implements ICommandHandler<ClaimDueFeed> {
  constructor(
    private readonly due: DueFeeds,
    private readonly hosts: Hosts,
    private readonly clock: Clock,
  ) {}

  async execute(): Promise<ClaimAnswer> {
    const now = this.clock.now();
    const claimed = await this.due.claim({ now, leaseUntil: now + LEASE_MS });
    if (claimed === null) return { status: 'nothing_due', nextAt: await this.due.nextAt(now) };
    const turn = await this.hosts.turnFor(claimed.feed.url, { now, kept: claimed.kept });
    if (turn.turn === 'now') return { status: 'claimed', claimed };
    await this.due.putOff(claimed.lease, turn.at);
    return { status: 'put_off' };
  }
}
