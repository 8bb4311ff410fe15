import { Injectable } from '@nestjs/common';
import { Database } from '../../../shared/storage/database/database.js';
import type { CallerId } from '../../../shared/kernel/identifiers.js';
import { UnitOfWork } from '../../../shared/kernel/unit-of-work.js';
import { ClaimedSubscriptions } from '../../application/ports/claimed-subscriptions.js';
import { mergeSubscriptions } from './merged-subscriptions.js';
import { lockSubscriptionsOf, toExisting, type SubscriptionRow } from './subscription-row.js';

const REDIRECT = `
  insert into subscriptions.claimed_caller (from_id, to_id, claimed_at) values ($1, $2, $3)
  on conflict (from_id) do nothing`;

const MOVE = 'update subscriptions.subscription set caller_id = $2 where id = any($1::text[])';

@Injectable()
export class TypeormClaimedSubscriptions extends ClaimedSubscriptions {
  constructor(
    private readonly database: Database,
    private readonly unitOfWork: UnitOfWork,
  ) {
    super();
  }

  override takeOver(
    { from, to, claimedAt }: Parameters<ClaimedSubscriptions['takeOver']>[0],
    decide: Parameters<ClaimedSubscriptions['takeOver']>[1],
  ): Promise<void> {
    return this.unitOfWork.run(async () => {
      await lockSubscriptionsOf(this.database, from, to);
      await this.database.execute(REDIRECT, [from, to, claimedAt]);
      const [claimed, own] = [await this.allOf(from), await this.allOf(to)];
      if (claimed.length === 0) return;
      const { moved, ...rest } = decide(claimed, own);
      await mergeSubscriptions(this.database, rest, claimedAt);
      await this.database.execute(MOVE, [moved, to]);
    });
  }

  private async allOf(owner: CallerId) {
    const sql = 'select * from subscriptions.subscription where caller_id = $1';
    return (await this.database.query<SubscriptionRow>(sql, [owner])).map(toExisting);
  }
}
