import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { Database } from '../../../shared/storage/database/database.js';
import { Repositories } from '../../../shared/storage/database/repositories.js';
import type { CallerId } from '../../../shared/kernel/identifiers.js';
import { UnitOfWork } from '../../../shared/kernel/unit-of-work.js';
import { ClaimedSubscriptions } from '../../application/ports/claimed-subscriptions.js';
import { claimedCallers, type ClaimedCallerRow } from './claimed-caller-row.js';
import { mergeSubscriptions } from './merged-subscriptions.js';
import { lockSubscriptionsOf, subscriptions, toExisting } from './subscription-row.js';

@Injectable()
export class TypeormClaimedSubscriptions extends ClaimedSubscriptions {
  constructor(
    private readonly repositories: Repositories,
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
      await this.redirect({ from, to, claimedAt });
      const [claimed, own] = [await this.allOf(from), await this.allOf(to)];
      if (claimed.length === 0) return;
      const { moved, ...rest } = decide(claimed, own);
      await mergeSubscriptions(this.repositories, this.database, rest);
      await this.repositories.of(subscriptions).update({ id: In(moved) }, { owner: to });
    });
  }

  private async redirect(claimed: ClaimedCallerRow): Promise<void> {
    await this.repositories.of(claimedCallers).createQueryBuilder().insert().values(claimed).orIgnore().execute();
  }

  private async allOf(owner: CallerId) {
    return (await this.repositories.of(subscriptions).findBy({ owner })).map(toExisting);
  }
}
