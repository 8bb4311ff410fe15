import type { MigrationInterface, QueryRunner } from 'typeorm';
import { ConfigError } from '../../../config/environment.js';
import { DEFAULT_CATEGORY } from '../../../config/storage-settings.js';
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

/** Which of its streams. Those of before the setting have the name that is its default. */
export class KeepCategory1795362000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table eventstore.origin add column category text not null default '${DEFAULT_CATEGORY}'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table eventstore.origin drop column category');
  }
}

/** A history that was restored from another store has its places, which may have gaps. */
export class KeepGaps1795462600000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table eventstore.origin add column contiguous boolean not null default true');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table eventstore.origin drop column contiguous');
  }
}

/** Whether positions were counted without gaps from the first one on: then a gap is an event that is missing. */
export async function countsWithoutGaps(database: Database, eventStoreUrl: string | null): Promise<boolean> {
  if (eventStoreUrl !== null) return false;
  const [origin] = await database.query<{ contiguous: boolean }>('select contiguous from eventstore.origin');
  return origin?.contiguous !== false;
}

export interface Origin {
  /** `POSTGRESQL`, or what `identityOf` says. */
  readonly store: string;
  readonly category: string;
}

/** Nothing was projected yet, and nothing recorded here. */
const UNTOUCHED = `not exists (select from eventstore.checkpoint where position <> '') and not exists (select from eventstore.event)`;

/**
 * Says that the rows of this database follow from these streams. A checkpoint is a place in one store and means nothing
 * in another: once something has happened, store and category stay. Returns whether nothing has. Throws ConfigError.
 */
export async function claimOrigin(database: Database, { store, category }: Origin): Promise<{ untouched: boolean }> {
  const [claimed] = await database.query<{ untouched: boolean }>(
    `update eventstore.origin set store = $1, category = $2 where (store = $1 and category = $2) or (${UNTOUCHED})
     returning (${UNTOUCHED}) as untouched`,
    [store, category],
  );
  if (claimed !== undefined) return claimed;
  const [origin] = await database.query<Origin>('select store, category from eventstore.origin');
  throw new ConfigError(refusal(origin ?? { store: 'none', category: '' }, { store, category }));
}

function refusal(origin: Origin, named: Origin): string {
  if (origin.store === POSTGRESQL) {
    return 'EVENT_STORE_URL names an EventStoreDB, but the histories of this database are in PostgreSQL. Leave it empty, or take a new database.';
  }
  if (origin.store !== named.store) {
    return `The histories of this database are in another event store than EVENT_STORE_URL says: in ${origin.store}, not in ${named.store}. Set it to that one, or take a new database.`;
  }
  return `The histories of this database are in the category ${origin.category} of the event store, not in ${named.category}. Set EVENT_STORE_CATEGORY to ${origin.category}, or take a new database.`;
}
