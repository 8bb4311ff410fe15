import type { EntitySchema, MigrationInterface } from 'typeorm';

/** What a context brings to the one database: its own PostgreSQL schema, by migrations, and its mapped rows. */
export interface ContextSchema {
  readonly migrations: readonly (new () => MigrationInterface)[];
  readonly entities?: readonly EntitySchema[];
}
