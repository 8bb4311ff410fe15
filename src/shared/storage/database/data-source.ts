import { types as pgTypes } from 'pg';
import { DataSource, type Logger } from 'typeorm';
import type { ContextSchema } from './context-schema.js';

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
  { poolSize = 10, applicationName = 'podcast-briefings', searchPath }: DataSourceOptions = {},
): DataSource {
  return new DataSource({
    type: 'postgres',
    url,
    poolSize,
    applicationName,
    connectTimeoutMS: 10_000,
    installExtensions: false,
    entities: schemas.flatMap(({ entities }) => [...(entities ?? [])]),
    migrations: schemas.flatMap(({ migrations }) => [...migrations]),
    migrationsTableName: 'applied_migration',
    // Idle connections live a while: with them go their prepared statements.
    // A process that is paused in the middle of a transaction must not hold its locks against all others.
    extra: {
      types,
      keepAlive: true,
      idleTimeoutMillis: 60_000,
      idle_in_transaction_session_timeout: 30_000,
      ...(searchPath !== undefined && { options: `-c search_path=${searchPath}` }),
    },
    // The pool replaces a connection that broke while idle; who uses it next need not know.
    poolErrorHandler: ignore,
    logger: silent,
  });
}
