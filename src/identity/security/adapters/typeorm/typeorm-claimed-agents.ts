import { Injectable } from '@nestjs/common';
import { Repositories } from '../../../../shared/storage/database/repositories.js';
import type { CallerId } from '../../../../shared/kernel/identifiers.js';
import { UnitOfWork } from '../../../../shared/kernel/unit-of-work.js';
import { callers } from '../../../adapters/typeorm/caller-row.js';
import { workClaims } from '../../../adapters/typeorm/work-claim-row.js';
import { ClaimedAgents } from '../../application/ports/claimed-agents.js';

@Injectable()
export class TypeormClaimedAgents extends ClaimedAgents {
  constructor(
    private readonly repositories: Repositories,
    private readonly unitOfWork: UnitOfWork,
  ) {
    super();
  }

  override async memberOf(anonymous: CallerId): Promise<CallerId | null> {
    return (await this.rows.findOneBy({ anonymous }))?.member ?? null;
  }

  override async agentsOf(member: CallerId): Promise<readonly CallerId[]> {
    const rows = await this.rows.find({ where: { member }, order: { claimedAt: 'ASC', anonymous: 'ASC' } });
    return rows.map(({ anonymous }) => anonymous);
  }

  override release(caller: CallerId): Promise<readonly CallerId[]> {
    return this.unitOfWork.run(async () => {
      const lock = { mode: 'pessimistic_write' } as const;
      await this.repositories.of(callers).findOne({ where: { id: caller }, lock });
      const agents = await this.agentsOf(caller);
      await this.rows.delete({ member: caller });
      return agents;
    });
  }

  private get rows() {
    return this.repositories.of(workClaims);
  }
}
