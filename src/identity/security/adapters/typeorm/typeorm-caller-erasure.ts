import { Injectable } from '@nestjs/common';
import { type FindOptionsWhere, IsNull } from 'typeorm';
import { Database } from '../../../../shared/storage/database/database.js';
import { Repositories } from '../../../../shared/storage/database/repositories.js';
import type { EpochMs } from '../../../../shared/kernel/clock.js';
import { FactPublisher, type Fact } from '../../../../shared/kernel/facts.js';
import type { CallerId } from '../../../../shared/kernel/identifiers.js';
import { UnitOfWork } from '../../../../shared/kernel/unit-of-work.js';
import { deferredErasures } from '../../../adapters/typeorm/deferred-erasure-row.js';
import { callers, type CallerRow } from '../../../adapters/typeorm/caller-row.js';
import {
  type Asked,
  CallerErasure,
  type CallerRows,
  type DeferredErasure,
  type Erased,
} from '../../application/ports/caller-erasure.js';
import { COUNT_ROWS, DEFER, REMEMBER_ERASED, REMOVE_ROWS, SHUT } from './caller-erasure.sql.js';

const NOTHING: CallerRows = {
  accounts: 0,
  tokens: 0,
  claims: 0,
  sessions: 0,
  browsers: 0,
  links: 0,
  identities: 0,
  securityEvents: 0,
};

@Injectable()
export class TypeormCallerErasure extends CallerErasure {
  constructor(
    private readonly repositories: Repositories,
    private readonly database: Database,
    private readonly unitOfWork: UnitOfWork,
    private readonly facts: FactPublisher,
  ) {
    super();
  }

  override async rowsOf(id: CallerId): Promise<CallerRows> {
    const [row] = await this.database.query<CallerRows>(COUNT_ROWS, [id]);
    return row ?? NOTHING;
  }

  override erase(id: CallerId, now: EpochMs, fact: (askedAt: EpochMs) => Fact): Promise<Erased> {
    return this.unitOfWork.run(async () => {
      // Whoever is about to give this caller a token holds its row, or waits here and then finds no caller.
      await this.hold({ id });
      await this.deleteRows(id);
      const [row] = await this.database.query<Erased>(REMEMBER_ERASED, [id, now]);
      const erased = row ?? { askedAt: now, first: false };
      await this.facts.publish(fact(erased.askedAt));
      return erased;
    });
  }

  override async isHeld(id: CallerId): Promise<boolean> {
    const lock = { mode: 'pessimistic_write' } as const;
    return ((await this.rows.findOne({ where: { id }, lock }))?.heldSince ?? null) !== null;
  }

  override defer({ caller, askedBy, operator }: Asked, now: EpochMs): Promise<boolean> {
    return this.unitOfWork.run(async () => {
      const first = (await this.database.execute(DEFER, [caller, askedBy, operator, now])) > 0;
      for (const remove of REMOVE_ROWS) await this.database.execute(remove, [caller]);
      await this.database.execute(SHUT, [caller, now]);
      return first;
    });
  }

  override async takeDeferred(caller: CallerId): Promise<DeferredErasure | null> {
    const deferred = await this.repositories.of(deferredErasures).findOneBy({ callerId: caller });
    if (deferred === null) return null;
    await this.repositories.of(deferredErasures).delete({ callerId: caller });
    const { askedBy, askedAt, operatorId: operator } = deferred;
    return { caller, askedBy, askedAt, operator };
  }

  override removeAnonymous(id: CallerId): Promise<boolean> {
    return this.unitOfWork.run(async () => {
      const isThere = await this.hold({ id, kind: 'anonymous', heldSince: IsNull() });
      if (isThere) await this.deleteRows(id);
      return isThere;
    });
  }

  private async deleteRows(id: CallerId): Promise<void> {
    for (const remove of REMOVE_ROWS) await this.database.execute(remove, [id]);
    await this.rows.delete({ id });
  }

  private get rows() {
    return this.repositories.of(callers);
  }

  /** Whether there is one; nobody else holds it until the unit of work ends. */
  private async hold(where: FindOptionsWhere<CallerRow>): Promise<boolean> {
    return (await this.rows.findOne({ where, lock: { mode: 'pessimistic_write' } })) !== null;
  }
}
