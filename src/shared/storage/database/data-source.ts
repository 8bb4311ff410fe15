import { Pool, types as pgTypes } from 'pg';
import type { Logger } from 'typeorm';
import type { ContextSchema } from './context-schema.js';
import { PooledDataSource } from './pooled-data-source.js';
import { SequentialClient } from './sequential-client.js';

export interface DataSourceOptions {
  /** Connections at most. */
  readonly poolSize?: number;
  readonly applicationName?: string;
  /** Default: that of the role. */
  readonly searchPath?: string;
}

type TypeId = Parameters<typeof pgTypes.getTypeParser>[0];

const INT8: TypeId = pgTypes.builtins.INT8;

/** For our pool alone; another library's connections keep their own ways. */
const types = {
  getTypeParser: (oid: TypeId, format?: 'text' | 'binary') =>
    oid === INT8 && format !== 'binary' ? Number : pgTypes.getTypeParser(oid, format),
};

const ignore = () => undefined;

/** What goes wrong is thrown, and statements with people's data in them belong in no log. */
const silent: Logger = {
  logQuery: ignore,
  logQueryError: ignore,
  logQuerySlow: ignore,
  logSchemaBuild: ignore,
  logMigration: ignore,
  log: ignore,
};

/** Of all contexts: one pool. Not connected yet: `initialize()` does. */
export function createDataSource(
  url: string,
  schemas: readonly ContextSchema[],
  options: DataSourceOptions = {},
): PooledDataSource {
  return new PooledDataSource(createPool(url, options), {
    type: 'postgres',
    url,
    installExtensions: false,
    entities: schemas.flatMap(({ entities }) => [...(entities ?? [])]),
    migrations: schemas.flatMap(({ migrations }) => [...migrations]),
    migrationsTableName: 'applied_migration',
    // The pool replaces a connection that broke while idle; who uses it next need not know.
    poolErrorHandler: ignore,
    logger: silent,
  });
}

function createPool(
  url: string,
  { poolSize = 10, applicationName = 'podcast-briefings', searchPath }: DataSourceOptions,
): Pool {
  return new Pool({
    Client: SequentialClient,
    connectionString: url,
    max: poolSize,
    application_name: applicationName,
    connectionTimeoutMillis: 10_000,
    types,
    keepAlive: true,
    // Idle connections live a while: with them go their prepared statements.
    idleTimeoutMillis: 60_000,
    // A process that is paused in the middle of a transaction must not hold its locks against all others.
    idle_in_transaction_session_timeout: 30_000,
    ...(searchPath !== undefined && { options: `-c search_path=${searchPath}` }),
  });
}
