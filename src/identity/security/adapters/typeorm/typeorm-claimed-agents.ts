import { Injectable } from '@nestjs/common';
import { Database } from '../../../../shared/storage/database/database.js';
import type { CallerId } from '../../../../shared/kernel/identifiers.js';
import { UnitOfWork } from '../../../../shared/kernel/unit-of-work.js';
import { ClaimedAgents } from '../../application/ports/claimed-agents.js';

@Injectable()
export class TypeormClaimedAgents extends ClaimedAgents {
  constructor(
    private readonly database: Database,
    private readonly unitOfWork: UnitOfWork,
  ) {
    super();
  }

  override async memberOf(anonymous: CallerId): Promise<CallerId | null> {
    const sql = 'select member_id from identity.work_claim where anonymous_id = $1';
    const [row] = await this.database.query<{ member_id: CallerId }>(sql, [anonymous]);
    return row?.member_id ?? null;
  }

  override async agentsOf(member: CallerId): Promise<readonly CallerId[]> {
    const sql = 'select anonymous_id from identity.work_claim where member_id = $1 order by claimed_at, anonymous_id';
    const rows = await this.database.query<{ anonymous_id: CallerId }>(sql, [member]);
    return rows.map(({ anonymous_id }) => anonymous_id);
  }

  override release(caller: CallerId): Promise<readonly CallerId[]> {
    return this.unitOfWork.run(async () => {
      await this.database.query('select from identity.caller where id = $1 for update', [caller]);
      const agents = await this.agentsOf(caller);
      await this.database.execute('delete from identity.work_claim where member_id = $1', [caller]);
      return agents;
    });
  }
}
