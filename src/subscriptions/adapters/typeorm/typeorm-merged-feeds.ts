import { Injectable } from '@nestjs/common';
import { Database } from '../../../shared/storage/database/database.js';
import { Repositories } from '../../../shared/storage/database/repositories.js';
import { brand } from '../../../shared/kernel/brand.js';
import type { CallerId } from '../../../shared/kernel/identifiers.js';
import { UnitOfWork } from '../../../shared/kernel/unit-of-work.js';
import { MergedFeeds } from '../../application/ports/merged-feeds.js';
import { FOLLOW_BOTH, INHERIT } from './merged-feeds.sql.js';
import { mergeSubscriptions } from './merged-subscriptions.js';
import { lockSubscriptionsOf, subscriptions, toExisting } from './subscription-row.js';

@Injectable()
export class TypeormMergedFeeds extends MergedFeeds {
  constructor(
    private readonly repositories: Repositories,
    private readonly database: Database,
    private readonly unitOfWork: UnitOfWork,
  ) {
    super();
  }

  override merge(
    { from, into }: Parameters<MergedFeeds['merge']>[0],
    decide: Parameters<MergedFeeds['merge']>[1],
  ): Promise<void> {
    return this.unitOfWork.run(async () => {
      const callers = await this.database.query<{ caller_id: string }>(FOLLOW_BOTH, [from, into]);
      const both = callers.map(({ caller_id }) => brand<CallerId>(caller_id));
      await lockSubscriptionsOf(this.database, ...both);
      await this.database.execute(INHERIT, [from, into]);
      for (const caller of both) {
        const [one, other] = [await this.find(caller, from), await this.find(caller, into)];
        if (one === null || other === null) continue;
        await mergeSubscriptions(this.repositories, this.database, decide(one, other));
      }
      // A concurrent subscription to `into` makes this fail; the merge is retried after the next fetch.
      await this.repositories.of(subscriptions).update({ feedId: from }, { feedId: into });
    });
  }

  private async find(owner: CallerId, feedId: number) {
    const row = await this.repositories.of(subscriptions).findOneBy({ owner, feedId });
    return row === null ? null : toExisting(row);
  }
}
