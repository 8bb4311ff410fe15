import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import type { EpochMs } from '../../../../shared/kernel/clock.js';
import type { CallerId, LegalHoldId } from '../../../../shared/kernel/identifiers.js';
import { Database } from '../../../../shared/storage/database/database.js';
import { Repositories } from '../../../../shared/storage/database/repositories.js';
import { workClaims } from '../../../adapters/typeorm/work-claim-row.js';
import { HoldStore, type ListedHold, type Released } from '../../application/ports/hold-store.js';
import type { LegalHold } from '../../domain/legal-hold.js';
import { legalHolds } from './legal-hold-row.js';
import { ALL, ERASURE_WAITS, HAS, LIST, LOCK, LOCK_OF_HOLD, MARK, RELEASE, UNMARK } from './legal-holds.sql.js';

interface OfCaller {
  readonly caller: CallerId;
}

@Injectable()
export class TypeormHoldStore extends HoldStore {
  constructor(
    private readonly database: Database,
    private readonly repositories: Repositories,
  ) {
    super();
  }

  override async has(caller: CallerId): Promise<boolean> {
    return (await this.database.query(HAS, [caller], 'identity.held')).length > 0;
  }

  override async all(): Promise<readonly CallerId[]> {
    return (await this.database.query<OfCaller>(ALL)).map(({ caller }) => caller);
  }

  override async lock(caller: CallerId): Promise<boolean> {
    return (await this.database.query(LOCK, [caller])).length > 0;
  }

  override async memberOf(agent: CallerId): Promise<CallerId | null> {
    return (await this.repositories.of(workClaims).findOneBy({ anonymous: agent }))?.member ?? null;
  }

  override async place(hold: LegalHold): Promise<void> {
    await this.rows.insert({ ...hold, releasedBy: null, releasedAt: null });
    await this.database.execute(MARK, [hold.caller, hold.placedAt]);
  }

  override async release(id: LegalHoldId, by: CallerId | null, now: EpochMs): Promise<Released | null> {
    const [row] = await this.database.query<OfCaller>(LOCK_OF_HOLD, [id]);
    if (row === undefined || (await this.database.execute(RELEASE, [id, by, now])) === 0) return null;
    const { caller } = row;
    const wasLast = (await this.database.execute(UNMARK, [caller])) > 0;
    const erasureWaits = (await this.database.query(ERASURE_WAITS, [caller])).length > 0;
    return { caller, wasLast, erasureWaits };
  }

  override async ofCaller(caller: CallerId): Promise<readonly LegalHold[]> {
    const rows = await this.rows.find({
      where: { caller, releasedAt: IsNull() },
      order: { placedAt: 'ASC', id: 'ASC' },
    });
    return rows.map(({ releasedBy: _by, releasedAt: _at, ...hold }) => hold);
  }

  override list(limit: number): Promise<readonly ListedHold[]> {
    return this.database.query<ListedHold>(LIST, [limit]);
  }

  private get rows() {
    return this.repositories.of(legalHolds);
  }
}
