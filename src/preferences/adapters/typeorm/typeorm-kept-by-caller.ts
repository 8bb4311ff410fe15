import { Injectable } from '@nestjs/common';
import type { EntitySchema, QueryDeepPartialEntity, Repository } from 'typeorm';
import { Database } from '../../../shared/storage/database/database.js';
import { Repositories } from '../../../shared/storage/database/repositories.js';
import type { CallerId } from '../../../shared/kernel/identifiers.js';
import { UnitOfWork } from '../../../shared/kernel/unit-of-work.js';
import { KeptByCaller } from '../../application/ports/kept-by-caller.js';

interface CallerRow {
  readonly callerId: CallerId;
}

/** A table with one row for each caller who ever said anything. */
export interface CallerTable<Value extends object> {
  /** Of the lock and of the prepared statement. */
  readonly name: string;
  readonly mapped: EntitySchema<CallerRow & Value>;
  /** $1: the caller. */
  readonly ofCaller: string;
  readonly unsaid: Value;
}

@Injectable()
export abstract class TypeormKeptByCaller<Value extends object> extends KeptByCaller<Value> {
  protected abstract readonly table: CallerTable<Value>;

  constructor(
    private readonly repositories: Repositories,
    private readonly database: Database,
    private readonly unitOfWork: UnitOfWork,
  ) {
    super();
  }

  override async of(caller: CallerId): Promise<Value> {
    const { name, ofCaller, unsaid } = this.table;
    const [row] = await this.database.query<CallerRow & Value>(ofCaller, [caller], `${name}.of`);
    if (row === undefined) return unsaid;
    const { callerId: _, ...value } = row;
    return value as unknown as Value;
  }

  override update(caller: CallerId, change: (value: Value) => Value): Promise<Value> {
    return this.unitOfWork.run(async () => {
      // A row lock would not do: the first change of a caller finds no row to lock.
      await this.lock(caller);
      const changed = change(await this.of(caller));
      const row = { callerId: caller, ...changed } as QueryDeepPartialEntity<CallerRow>;
      await this.rows.upsert(row, ['callerId']);
      return changed;
    });
  }

  override has(caller: CallerId): Promise<boolean> {
    return this.rows.existsBy({ callerId: caller });
  }

  override async takeOver(from: CallerId, to: CallerId): Promise<void> {
    await this.unitOfWork.run(async () => {
      // Always locked in this order: a claimed agent can claim nothing, so two takeovers cannot deadlock.
      await this.lock(from);
      await this.lock(to);
      // A member who claims work keeps what they said themselves.
      if (!(await this.has(to))) await this.rows.update({ callerId: from }, { callerId: to });
      await this.rows.delete({ callerId: from });
    });
  }

  override async erase(caller: CallerId): Promise<void> {
    await this.unitOfWork.run(async () => {
      await this.lock(caller);
      await this.rows.delete({ callerId: caller });
    });
  }

  private lock(caller: CallerId): Promise<void> {
    return this.database.lock(`${this.table.name} ${caller}`);
  }

  /** As far as all of these tables are the same. */
  private get rows(): Repository<CallerRow> {
    return this.repositories.of(this.table.mapped);
  }
}
