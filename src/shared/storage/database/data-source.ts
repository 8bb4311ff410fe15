import { types as pgTypes } from 'pg';
import type { Logger } from 'typeorm';
import { DATABASE_LIMITS, type DatabaseLimits } from '../../../config/database-settings.js';
import { ConnectionPools } from '../connections/connection-pools.js';
import type { ContextSchema } from './context-schema.js';
import { PooledDataSource } from './pooled-data-source.js';

export interface DataSourceOptions {
  readonly limits?: DatabaseLimits;
  readonly applicationName?: string;
  /** Default: that of the role. */
  readonly searchPath?: string;
}

type TypeId = Parameters<typeof pgTypes.getTypeParser>[0];

const INT8: TypeId = pgTypes.builtins.INT8;

/** For our pools alone; another library's connections keep their own ways. */
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

/** Of all contexts. Not connected yet: `initialize()` does. */
export function createDataSource(
  url: string,
  schemas: readonly ContextSchema[],
  options: DataSourceOptions = {},
): PooledDataSource {
  const { limits = DATABASE_LIMITS, applicationName = 'podcast-briefings', searchPath } = options;
  const pool = { types, ...(searchPath !== undefined && { options: `-c search_path=${searchPath}` }) };
  return new PooledDataSource(new ConnectionPools({ url, limits, applicationName, pool }), {
    type: 'postgres',
    url,
    installExtensions: false,
    entities: schemas.flatMap(({ entities }) => [...(entities ?? [])]),
    migrations: schemas.flatMap(({ migrations }) => [...migrations]),
    migrationsTableName: 'applied_migration',
    logger: silent,
  });
}
