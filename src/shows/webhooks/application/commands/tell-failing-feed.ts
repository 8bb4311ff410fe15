import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { EpochMs } from '../../../../shared/kernel/clock.js';
import type { Notice } from '../../domain/notice.js';
import { Notifications } from '../../webhooks.js';
import { FeedFollowers, type Follower } from '../ports/feed-followers.js';

export interface Outage {
  readonly feedId: number;
  /** null: it never answered well. */
  readonly lastSuccessAt: EpochMs | null;
  readonly failedAt: EpochMs;
}

/** Everybody who follows a feed hears that it does not answer: once for each outage. */
export class TellFailingFeed extends Command<void> {
  constructor(readonly outage: Outage) {
    super();
  }
}

@CommandHandler(TellFailingFeed)
export class TellFailingFeedHandler implements ICommandHandler<TellFailingFeed> {
  constructor(
    private readonly followers: FeedFollowers,
    private readonly notifications: Notifications,
  ) {}

  /** Page by page: whoever is interrupted begins again, and tells nobody twice. */
  async execute({ outage }: TellFailingFeed): Promise<void> {
    for await (const page of this.followers.of(outage.feedId)) {
      await this.notifications.notify(...page.map((follower) => noticeTo(follower, outage)));
    }
  }
}

const noticeTo = ({ caller, sourceId }: Follower, { feedId, lastSuccessAt, failedAt }: Outage): Notice => ({
  owner: caller,
  type: 'feed.failing',
  at: failedAt,
  data: { source_id: sourceId, last_success_at: lastSuccessAt },
  dedupeKey: `feed.failing:${feedId}:${lastSuccessAt ?? 'never'}`,
});
