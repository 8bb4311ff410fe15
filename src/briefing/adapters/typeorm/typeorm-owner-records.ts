import { Injectable } from '@nestjs/common';
import { Database } from '../../../shared/storage/database/database.js';
import type { BriefingId, CallerId } from '../../../shared/kernel/identifiers.js';
import { UnitOfWork } from '../../../shared/kernel/unit-of-work.js';
import { OwnerRecords, type OwnerCounts } from '../../application/ports/owner-records.js';
import { requestLockOf } from './typeorm-briefing-reservations.js';

const COUNT = `
  select (select count(*) from briefing.briefing where owner = $1 and status <> 'erased')::int as briefings,
         (select count(*) from briefing.ticket where owner = $1)::int as reservations,
         (select count(*) from briefing.request_key where owner = $1)::int as "idempotencyKeys",
         (select count(*) from briefing.history_pass where owner = $1)::int as "historyPasses",
         (select count(key) from briefing.personal_key where coalesce(claimed_by, owner) = $1)::int as "encryptionKeys"`;

const BRIEFINGS = `
  select briefing_id as id from briefing.ticket where owner = $1
  union select id from briefing.briefing where owner = $1
  order by id`;

const HAND_OVER = [
  'update briefing.ticket set owner = $2 where owner = $1',
  `update briefing.request_key k set owner = $2 where owner = $1
     and not exists (select from briefing.request_key own where own.owner = $2 and own.key = k.key)`,
];

const FORGET = {
  request_key: 'delete from briefing.request_key where owner = $1',
  ticket: 'delete from briefing.ticket where owner = $1',
  history_pass: 'delete from briefing.history_pass where owner = $1',
};

const NOTHING: OwnerCounts = { briefings: 0, reservations: 0, idempotencyKeys: 0, historyPasses: 0, encryptionKeys: 0 };

@Injectable()
export class TypeormOwnerRecords extends OwnerRecords {
  constructor(
    private readonly database: Database,
    private readonly unitOfWork: UnitOfWork,
  ) {
    super();
  }

  override async countOf(owner: CallerId): Promise<OwnerCounts> {
    const [row] = await this.database.query<OwnerCounts>(COUNT, [owner]);
    return row ?? NOTHING;
  }

  override async briefingsOf(owner: CallerId): Promise<readonly BriefingId[]> {
    const rows = await this.database.query<{ id: BriefingId }>(BRIEFINGS, [owner]);
    return rows.map(({ id }) => id);
  }

  override async handOver(from: CallerId, to: CallerId): Promise<void> {
    await this.unitOfWork.run(async () => {
      // Always in this order: nobody who is claimed can claim, so no two of them wait for each other.
      await this.database.lock(requestLockOf(from));
      await this.database.lock(requestLockOf(to));
      for (const sql of HAND_OVER) await this.database.execute(sql, [from, to]);
      for (const sql of [FORGET.request_key, FORGET.history_pass]) await this.database.execute(sql, [from]);
    });
  }

  override async remove(owner: CallerId): Promise<void> {
    await this.unitOfWork.run(async () => {
      await this.database.lock(requestLockOf(owner));
      for (const sql of Object.values(FORGET)) await this.database.execute(sql, [owner]);
    });
  }
}
