import { DataSource, QueryFailedError, type DataSourceOptions, type QueryRunner, type ReplicationMode } from 'typeorm';
import type { ConnectionPools } from '../connections/connection-pools.js';
import { rethrow } from '../connections/database-unavailable.js';

type Options = Omit<Extract<DataSourceOptions, { type: 'postgres' }>, 'driver' | 'extra' | 'poolSize'>;

/** TypeORM on pools that others use beside it. It ends them when it is destroyed. */
export class PooledDataSource extends DataSource {
  constructor(
    readonly pool: ConnectionPools,
    options: Options,
  ) {
    super({ ...options, driver: { Pool: constructorOf(pool) } });
  }

  /** Throws what is wrong with the mapped tables; needs no connection. */
  async checkMappings(): Promise<void> {
    await this.buildMetadatas();
  }

  /** Every statement of TypeORM goes through one of these: what the driver threw is told apart as elsewhere. */
  override createQueryRunner(mode?: ReplicationMode): QueryRunner {
    const runner = super.createQueryRunner(mode);
    const query = runner.query.bind(runner) as Query;
    return Object.assign(runner, { query: (...sent: Parameters<Query>) => query(...sent).catch(rethrowCause) });
  }
}

type Query = (sql: string, params?: readonly unknown[], structured?: boolean) => Promise<never>;

/** TypeORM makes its pool itself, with a constructor that it is given. */
function constructorOf(pool: ConnectionPools) {
  return function ThePool(): ConnectionPools {
    return pool;
  };
}

/** Not TypeORM's own error: it holds the parameters of the statement, which belong in no log. */
function rethrowCause(error: unknown): never {
  return rethrow(error instanceof QueryFailedError ? error.driverError : error);
}
