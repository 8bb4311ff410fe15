import type { EntitySchema, MigrationInterface } from 'typeorm';

/** What a context keeps: in the one database its own PostgreSQL schema, by migrations, and its mapped rows; histories. */
export interface ContextSchema {
  readonly migrations: readonly (new () => MigrationInterface)[];
  readonly entities?: readonly EntitySchema[];
  /** What the names of the streams of its histories begin with (see StreamNames). Never changes. */
  readonly streams?: readonly string[];
  /** Events after which a stream has no stored files any more. */
  readonly erasures?: readonly string[];
  /** Given: where the database has an owner of its own, this schema is the owner's, and not the program's. */
  readonly guarded?: GuardedSchema;
}

export interface GuardedSchema {
  /** Its PostgreSQL schema. */
  readonly name: string;
  /** What the program may do there, besides USAGE. `role` is a quoted name. May run again and again. */
  grants(role: string): readonly string[];
}
