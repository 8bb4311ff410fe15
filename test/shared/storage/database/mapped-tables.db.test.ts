import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { EntitySchema } from 'typeorm';
import { AppModule } from '../../../../src/app.module.js';
import { createDataSource } from '../../../../src/shared/storage/database/data-source.js';
import { mapTable } from '../../../../src/shared/storage/database/mapped-table.js';
import { PlatformModule } from '../../../../src/shared/platform.module.js';
import { freshDatabase, type TestDatabase } from '../../../support/database/database.js';

/**
 * What TypeORM's schema builder would do to the migrated schema, to have it as the tables are mapped. Compared are the
 * tables and all of their columns: names, types, collations, null, defaults, what is generated, and primary keys. It
 * would also drop each index and constraint that is not mapped: those are only in the migrations, and not compared.
 */
const NOT_COMPARED = /^(DROP INDEX|ALTER TABLE \S+ DROP CONSTRAINT) "/;

const schemas = [...PlatformModule.schemas, ...AppModule.schemas];
const mapped = schemas.flatMap(({ entities }) => [...(entities ?? [])]);

interface Planted {
  readonly id: number;
  readonly caller: string;
  readonly since: number | null;
}

const planted = {
  id: { type: 'bigint', primary: true, generated: true },
  caller: { name: 'caller_id', type: 'text', collation: 'C', default: '' },
  since: { name: 'since_at', type: 'bigint', nullable: true },
} as const;

let db: TestDatabase;

beforeAll(async () => {
  db = await freshDatabase(schemas);
  await db.database.execute(`
    create table public.planted (
      id bigint generated always as identity primary key,
      caller_id text collate "C" not null default '' check (caller_id <> 'nobody'),
      since_at bigint unique
    )`);
  await db.database.execute('create index on public.planted (caller_id) where since_at is not null');
});
afterAll(() => db.close());

async function differences(entities: readonly EntitySchema[]): Promise<string[]> {
  const dataSource = await createDataSource(db.url, [{ migrations: [], entities }]).initialize();
  try {
    const { upQueries } = await dataSource.driver.createSchemaBuilder().log();
    return upQueries.map(({ query }) => query).filter((query) => !NOT_COMPARED.test(query));
  } finally {
    await dataSource.destroy();
  }
}

const differencesOf = (columns: Readonly<Record<string, unknown>>): Promise<string[]> =>
  differences([mapTable<object>('public.planted', columns)]);

describe('the mapped tables', () => {
  test('are those of the migrated schema: the schema builder has nothing to do', async () => {
    expect(mapped).not.toEqual([]);
    expect(await differences(mapped)).toEqual([]);
  });

  test('have each an entity of their own', () => {
    const names = mapped.map(({ options }) => options.name);
    expect(names).toEqual([...new Set(names)]);
  });
});

describe('a planted table', () => {
  test('that is mapped as it is makes no difference', async () => {
    expect(await differences([mapTable<Planted>('public.planted', planted)])).toEqual([]);
  });

  test.each([
    ['a misnamed table', () => differences([mapTable<Planted>('public.plant', planted)]), 'CREATE TABLE'],
    [
      'a misnamed column',
      () => differencesOf({ ...planted, caller: { ...planted.caller, name: 'owner_id' } }),
      'owner_id',
    ],
    ['a column that is not there', () => differencesOf({ ...planted, more: { type: 'int' } }), 'ADD "more"'],
    [
      'a column that is not mapped',
      () => differencesOf({ id: planted.id, caller: planted.caller }),
      'DROP COLUMN "since_at"',
    ],
    [
      'another type',
      () => differencesOf({ ...planted, since: { ...planted.since, type: 'int' } }),
      'ADD "since_at" integer',
    ],
    [
      'another default',
      () => differencesOf({ ...planted, caller: { ...planted.caller, default: 'x' } }),
      'SET DEFAULT',
    ],
    ['no null', () => differencesOf({ ...planted, since: { ...planted.since, nullable: false } }), 'SET NOT NULL'],
    [
      'another primary key',
      () => differencesOf({ ...planted, caller: { ...planted.caller, primary: true } }),
      'PRIMARY KEY',
    ],
    [
      'another collation',
      () => differencesOf({ ...planted, caller: { ...planted.caller, collation: 'POSIX' } }),
      'COLLATE',
    ],
  ])('is found out when it is mapped with %s', async (_, found, query) => {
    expect((await found()).join('\n')).toContain(query);
  });
});
