import type { MigrationInterface, QueryRunner } from 'typeorm';
import { ConfigError } from '../../../config/environment.js';
import type { Database } from '../database/database.js';

/** The tables of `eventStoreSchema`. */
export const POSTGRESQL = 'postgresql';

/** Which event store the rows of this database follow from. */
export class CreateOrigin1795219320000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `create table eventstore.origin (sole boolean primary key default true check (sole), store text not null)`,
    );
    await runner.query(`insert into eventstore.origin (store) values ($1)`, [POSTGRESQL]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table eventstore.origin');
  }
}

/**
 * Says that the rows of this database follow from `store` (`POSTGRESQL`, `identityOf`). A checkpoint is a place in one
 * store and means nothing in another: once something has happened, the store stays. Throws ConfigError.
 */
export async function claimOrigin(database: Database, store: string): Promise<void> {
  const claimed = await database.execute(
    `update eventstore.origin set store = $1
      where store = $1
         or (not exists (select from eventstore.checkpoint where position <> '') and not exists (select from eventstore.event))`,
    [store],
  );
  if (claimed > 0) return;
  const [origin] = await database.query<{ store: string }>('select store from eventstore.origin');
  throw new ConfigError(
    origin?.store === POSTGRESQL
      ? 'EVENT_STORE_URL names an EventStoreDB, but the histories of this database are in PostgreSQL. Leave it empty, or take a new database.'
      : `The histories of this database are in another event store than EVENT_STORE_URL says: in ${origin?.store}, not in ${store}. Set it to that one, or take a new database.`,
  );
}
