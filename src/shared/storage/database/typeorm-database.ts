import { Injectable } from '@nestjs/common';
import type { QueryConfig, QueryResult, QueryResultRow } from 'pg';
import { Database } from './database.js';
import { ConnectionPools } from '../connections/connection-pools.js';
import { rethrow } from '../connections/database-unavailable.js';
import { TypeormUnitOfWork } from './typeorm-unit-of-work.js';

/**
 * Speaks to the pool directly: TypeORM's query runner knows no prepared statements and costs as much as a short query.
 * Mapped rows and raw SQL still share pool and transaction.
 */
@Injectable()
export class TypeormDatabase extends Database {
  constructor(
    private readonly pool: ConnectionPools,
    private readonly unitOfWork: TypeormUnitOfWork,
  ) {
    super();
  }

  override async query<Row>(sql: string, params: readonly unknown[] = [], name?: string): Promise<Row[]> {
    const { rows } = await this.send(sql, params, name);
    return rows as Row[];
  }

  override async execute(sql: string, params: readonly unknown[] = []): Promise<number> {
    const { rowCount } = await this.send(sql, params);
    return rowCount ?? 0;
  }

  override async lock(key: string): Promise<void> {
    if (this.unitOfWork.current() === null) throw new Error(`lock "${key}" needs an open unit of work`);
    await this.send('select pg_advisory_xact_lock(hashtextextended($1, 0))', [key], 'database.lock');
  }

  /** The shape that pg-boss takes as `db`: its statements become part of the open unit of work. */
  async executeSql(text: string, values: readonly unknown[] = []): Promise<{ rows: unknown[] }> {
    return this.send(text, values);
  }

  private async send(text: string, params: readonly unknown[], name?: string): Promise<QueryResult<QueryResultRow>> {
    const statement: QueryConfig = { text, values: [...params], ...(name !== undefined && { name }) };
    try {
      const unit = this.unitOfWork.current();
      return unit === null ? await this.pool.query(statement) : await unit.client.query(statement);
    } catch (error) {
      return rethrow(error);
    }
  }
}
