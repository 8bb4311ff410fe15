import type { EntitySchema, MigrationInterface } from 'typeorm';

/** What a context brings to the one database: its own PostgreSQL schema, by migrations, and its mapped rows. */
export interface ContextSchema {
  readonly migrations: readonly (new () => MigrationInterface)[];
  readonly entities?: readonly EntitySchema[];
  /** Given: where the database has an owner of its own, this schema is the owner's, and not the program's. */
  readonly guarded?: GuardedSchema;
}

export interface GuardedSchema {
  /** Its PostgreSQL schema. */
  readonly name: string;
  /** What the program may do there, besides USAGE. `role` is a quoted name. May run again and again. */
  grants(role: string): readonly string[];
}
