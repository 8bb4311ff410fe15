/**
 * SQL on the ambient unit of work, or on a pooled connection when there is none. `name` makes a prepared statement:
 * give one to every hot query. bigint columns come back as numbers (all ours are safe integers).
 */
export abstract class Database {
  abstract query<Row>(sql: string, params?: readonly unknown[], name?: string): Promise<Row[]>;
  /** Number of rows that a command changed. */
  abstract execute(sql: string, params?: readonly unknown[]): Promise<number>;
  /** `pg_advisory_xact_lock` on this word until the end of the open unit of work. Throws when none is open. */
  abstract lock(key: string): Promise<void>;
}
