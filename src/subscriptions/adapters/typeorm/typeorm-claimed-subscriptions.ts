import { Injectable } from '@nestjs/common';
import { Database } from '../../../shared/database/database.js';
import type { EpochMs } from '../../../shared/kernel/clock.js';
import type { CallerId } from '../../../shared/kernel/identifiers.js';
import { UnitOfWork } from '../../../shared/kernel/unit-of-work.js';
import { ClaimedSubscriptions } from '../../application/ports/claimed-subscriptions.js';
import type { Takeover } from '../../domain/takeover.js';
import { subscriptionsOf, toExisting, type SubscriptionRow } from './subscription-row.js';

const REDIRECT = `
  insert into subscriptions.claimed_caller (from_id, to_id, claimed_at) values ($1, $2, $3)
  on conflict (from_id) do nothing`;

const REMEMBER_MERGED = `
  insert into subscriptions.merged_subscription (old_id, into_id) select * from unnest($1::text[], $2::text[])`;

const REVIVE = 'update subscriptions.subscription set deleted_at = null, updated_at = $2 where id = any($1::text[])';

const CHOOSE_ARTICLES = 'update subscriptions.subscription set full_articles = true where id = any($1::text[])';

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
      // Always in this order: nobody who is claimed can claim, so no two takeovers wait for each other.
      await this.database.lock(subscriptionsOf(from));
      await this.database.lock(subscriptionsOf(to));
      await this.database.execute(REDIRECT, [from, to, claimedAt]);
      const [claimed, own] = [await this.allOf(from), await this.allOf(to)];
      if (claimed.length > 0) await this.carryOut(decide(claimed, own), to, claimedAt);
    });
  }

  private async carryOut(
    { moved, merged, revived, articlesChosen }: Takeover,
    to: CallerId,
    at: EpochMs,
  ): Promise<void> {
    const old = merged.map(({ from }) => from);
    await this.database.execute(REMEMBER_MERGED, [old, merged.map(({ into }) => into)]);
    await this.database.execute('delete from subscriptions.subscription where id = any($1::text[])', [old]);
    await this.database.execute(REVIVE, [revived, at]);
    await this.database.execute(CHOOSE_ARTICLES, [articlesChosen]);
    await this.database.execute(MOVE, [moved, to]);
  }

  private async allOf(owner: CallerId) {
    const sql = 'select * from subscriptions.subscription where caller_id = $1';
    return (await this.database.query<SubscriptionRow>(sql, [owner])).map(toExisting);
  }
}
