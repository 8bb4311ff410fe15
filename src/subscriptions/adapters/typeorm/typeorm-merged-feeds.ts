import { Injectable } from '@nestjs/common';
import { Database } from '../../../shared/storage/database/database.js';
import { brand } from '../../../shared/kernel/brand.js';
import type { CallerId } from '../../../shared/kernel/identifiers.js';
import { UnitOfWork } from '../../../shared/kernel/unit-of-work.js';
import { MergedFeeds } from '../../application/ports/merged-feeds.js';
import { mergeSubscriptions } from './merged-subscriptions.js';
import { lockSubscriptionsOf, toExisting, type SubscriptionRow } from './subscription-row.js';

const FOLLOW_BOTH = `
  select one.caller_id from subscriptions.subscription one
  join subscriptions.subscription other on other.caller_id = one.caller_id and other.feed_id = $2
  where one.feed_id = $1`;

const OF_FEED = 'select * from subscriptions.subscription where caller_id = $1 and feed_id = $2';

// What its owner has deleted shows nothing through another subscription.
const INHERIT = `
  insert into subscriptions.inherited_feed (subscription_id, feed_id)
  select one.id, one.feed_id from subscriptions.subscription one
  where one.feed_id = $1 and (one.deleted_at is null or not exists (
    select from subscriptions.subscription other
    where other.caller_id = one.caller_id and other.feed_id = $2 and other.deleted_at is null))
  on conflict do nothing`;

// Whoever subscribes to `into` at this very moment makes this fail, and the feeds are merged at the next occasion.
const MOVE = 'update subscriptions.subscription set feed_id = $2 where feed_id = $1';

@Injectable()
export class TypeormMergedFeeds extends MergedFeeds {
  constructor(
    private readonly database: Database,
    private readonly unitOfWork: UnitOfWork,
  ) {
    super();
  }

  override merge(
    { from, into, at }: Parameters<MergedFeeds['merge']>[0],
    decide: Parameters<MergedFeeds['merge']>[1],
  ): Promise<void> {
    return this.unitOfWork.run(async () => {
      const callers = await this.database.query<{ caller_id: string }>(FOLLOW_BOTH, [from, into]);
      const both = callers.map(({ caller_id }) => brand<CallerId>(caller_id));
      await lockSubscriptionsOf(this.database, ...both);
      await this.database.execute(INHERIT, [from, into]);
      for (const caller of both) {
        const [one, other] = [await this.find(caller, from), await this.find(caller, into)];
        if (one !== null && other !== null) await mergeSubscriptions(this.database, decide(one, other), at);
      }
      await this.database.execute(MOVE, [from, into]);
    });
  }

  private async find(caller: CallerId, feedId: number) {
    const [row] = await this.database.query<SubscriptionRow>(OF_FEED, [caller, feedId]);
    return row === undefined ? null : toExisting(row);
  }
}
